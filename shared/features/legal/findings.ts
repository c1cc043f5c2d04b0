import type { Finding, FindingsInput, Rule } from './findingRule.ts';
import {
  effectiveRate,
  lateRate,
  partlyCapped,
  prepayment,
  promotedOffers,
  rollover,
  shortTerms,
} from './loanRules.ts';
import {
  captcha,
  checkedBox,
  forms,
  identity,
  identityToAnyHost,
  phone,
  registration,
  sentScore,
  testPage,
  trustedHosts,
} from './siteRules.ts';

const RULES: readonly (readonly [id: string, rule: Rule])[] = [
  ['F1', lateRate],
  ['F2', partlyCapped],
  ['F3', prepayment],
  ['F4', sentScore],
  ['F5', checkedBox],
  ['F6', effectiveRate],
  ['F7', registration],
  ['F8', promotedOffers],
  ['F9', identity],
  ['F10', testPage],
  ['F11', phone],
  ['F12', captcha],
  ['F13', forms],
  ['F14', rollover],
  ['F15', shortTerms],
  ['F16', trustedHosts],
  ['F17', identityToAnyHost],
];

/** Lists the legal and policy issues of a build for its operator. Not legal advice. */
export function findings(input: FindingsInput): Finding[] {
  return RULES.flatMap(([id, rule]) => {
    const found = rule(input);
    return found ? [{ id, ...found }] : [];
  });
}

/** The findings as lines of text. */
export function findingLines(all: readonly Finding[]): string[] {
  return all.map(
    ({ id, severity, title, detail, compare }) =>
      `${id.padEnd(4)} ${severity.padEnd(6)} ${title}. ${detail} [${compare}]`,
  );
}
