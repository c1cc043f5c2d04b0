import { namedAddress, readCompany } from '../config/readCompany.ts';
import { readConfig } from '../config/readConfig.ts';
import type { Environment } from '../config/settingProblems.ts';
import { type Finding, findingLines, findings } from '../features/legal/findings.ts';
import { LIMITS } from '../features/legal/limits.ts';
import { LOAN_TERMS } from '../features/legal/loanTerms.ts';

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

/** The operator report of a build, as text or as JSON. */
export function operatorReport(env: Environment, json: boolean): string {
  const all = findingsOf(env);
  if (json) return JSON.stringify(all, null, 2);
  return [
    'What this build should tell its operator (not legal advice):',
    ...findingLines(all),
  ].join('\n');
}
