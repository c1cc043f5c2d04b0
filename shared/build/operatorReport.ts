import { namedAddress, readCompany } from '../config/readCompany.ts';
import { readConfig } from '../config/readConfig.ts';
import { type Finding, findingLines, findings } from '../features/legal/findings.ts';
import { LIMITS } from '../features/legal/limits.ts';
import { LOAN_TERMS } from '../features/legal/loanTerms.ts';

type Environment = Readonly<Record<string, unknown>>;

/** The findings about a build with this environment. @throws Error naming a key that cannot be used. */
export function findingsOf(env: Environment): Finding[] {
  const company = readCompany(env);
  const config = readConfig(env);
  const { phoneRule, market, sentScore, storeRatingStars, agreementStarts } = config;
  return findings({
    terms: LOAN_TERMS,
    limits: LIMITS,
    operator: { ...company, address: namedAddress(company) },
    policies: {
      sentScore: sentScore === 'chosen' ? '' : sentScore,
      storeRatingStars: Number(storeRatingStars),
      agreementStartsChecked: agreementStarts === 'checked',
      phoneRule,
      market,
      testPreview: env.VITE_TEST_PREVIEW === 'on',
      namesTrustedHosts: config.trustedHosts.length > 0,
      identityToAnyHost: config.identityToAnyHost === 'on',
      formsReachSomeone: false,
    },
  });
}

/** The report as text or, with `json`, as data for a machine. */
export function report(env: Environment, json: boolean): string {
  const all = findingsOf(env);
  if (json) return JSON.stringify(all, null, 2);
  return [
    'What this build should tell its operator (not legal advice):',
    ...findingLines(all),
  ].join('\n');
}
