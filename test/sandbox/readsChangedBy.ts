import type { Fault, Scenario } from './scenarios.ts';

const DETAILS = '/loan-details/loan-details';
const REPAYMENT = '/installment/loan-play-detail';
const CONFIRM = ['/loan-confirm/loan-detail-confirm', '/lumen/detail'];
const EVERY = '*';

/** The ends of the paths of the reads that each part of a scenario changes; none for one that only writes depend on. */
const READS: Partial<Record<keyof Scenario, readonly string[]>> = {
  details: [DETAILS],
  repayment: [REPAYMENT],
  extension: ['/orbital/fail'],
  confirm: CONFIRM,
  agreements: ['/contract/contract', '/lumen/papers'],
  bindItems: ['/bind-card/card-init'],
  ordersShown: ['/user-problem/problem-init'],
  uploads: [],
  complaintList: ['/user-problem/problem-list'],
  contact: ['/personal-center/contact-kf-info'],
  recommended: ['/orbital/recommend'],
  cards: ['/repayment-way'],
  codeLifeMs: [],
  real: [DETAILS, REPAYMENT, ...CONFIRM],
  instalments: [DETAILS, REPAYMENT],
  loose: [EVERY],
};

const changesReads = (fault: Fault) => !fault.startsWith('write-') && fault !== 'track-error';

/**
 * The reads that an order of this scenario answers otherwise than a plain one, by the ends of their paths; `*` for every
 * read about an order. A scenario without anything else is a status.
 */
export function readsChangedBy(scenario: Scenario): readonly string[] {
  if (scenario.fault) return changesReads(scenario.fault) ? [EVERY] : [];
  const parts = Object.keys(READS).filter((part) => part in scenario) as (keyof Scenario)[];
  if (!parts.length) return [DETAILS];
  return [...new Set(parts.flatMap((part) => READS[part] ?? []))];
}
