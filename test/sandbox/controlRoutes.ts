import { Hono } from 'hono';
import { type Fault, SCENARIOS, type Scenario } from './scenarios.ts';
import type { World } from './world.ts';

/** The calls by which testers and tests control the sandbox: scenarios, state and reset. */
export function controlRoutes(
  worlds: (sessionId: string) => World,
  reset: (sessionId: string) => void,
): Hono {
  const routes = new Hono();
  routes.get('/scenarios', (context) => {
    const data = SCENARIOS.map((scenario) => {
      const { orderId, title, description, exampleOf } = scenario;
      return { orderId, title, description, exampleOf, calls: readsChangedBy(scenario) };
    });
    return context.json({ code: 0, message: 'success', data });
  });
  routes.get('/state', (context) => {
    const world = worlds(context.req.query('sessionId') ?? 'default');
    const { bound, calls, cards, codes, confirmed, events, faults, landing, settings } = world;
    const orders = [...world.orders];
    const data = {
      ...{ bound, calls, cards, codes, confirmed, events, faults, landing, settings },
      complaints: world.complaints.list,
      /** Paths of the calls that are held back. */
      held: [...world.held].map(({ path }) => path),
      statuses: Object.fromEntries(orders.map(([name, { status }]) => [name, status])),
    };
    return context.json({ code: 0, message: '', data });
  });
  routes.post('/reset', async (context) => {
    const { sessionId } = await context.req.parseBody();
    reset(String(sessionId ?? context.req.query('sessionId') ?? 'default'));
    return context.json({ code: 0, message: 'success', data: null });
  });
  return routes;
}

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
function readsChangedBy(scenario: Scenario): readonly string[] {
  if (scenario.fault) return changesReads(scenario.fault) ? [EVERY] : [];
  const parts = Object.keys(READS).filter((part) => part in scenario) as (keyof Scenario)[];
  if (!parts.length) return [DETAILS];
  return [...new Set(parts.flatMap((part) => READS[part] ?? []))];
}
