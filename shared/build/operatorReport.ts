import { type Config, namedAddress } from '../config/readConfig.ts';
import { dayOfDoubling, LOAN_TERMS, lateCost, pesos } from '../features/legal/loanTerms.ts';

/** A legal or policy issue that the operator should know about before going live. */
interface Finding {
  /** F1 to F17. Ids are never reused. */
  id: string;
  severity: 'high' | 'medium' | 'low';
  title: string;
  detail: string;
  /** The law, rule or standard it is compared with. */
  compare: string;
}

/** A finding, if what causes it applies. */
type Issue = Omit<Finding, 'id'> & { applies?: boolean };

/** The most that may be charged for being late, % of the outstanding amount a month. */
const LATE_PERCENT = 5;
/** Loans up to this amount, pesos, and this term, days, are capped. */
const CAPPED = { amount: 10_000, days: 120 };
const PRINCIPAL = 10_000;

/**
 * What this build is compared with, in the order of the ids. The limits and their sources are as press and law firms have
 * summarized them in October 2026, for the operator's lawyers to check.
 */
function issuesOf(config: Config): Readonly<Record<string, Issue>> {
  const { termDays, prepayment, late } = LOAN_TERMS;
  const perMonth = lateCost(PRINCIPAL, 30, 'newClient').total;
  const cap = (PRINCIPAL * LATE_PERCENT) / 100;
  const { phoneRule, market, sentScore, storeRatingStars } = config;
  const missing = [
    !config.secNumber && 'SEC registration (VITE_SEC_NUMBER)',
    !config.authorityNumber && 'Certificate of Authority (VITE_AUTHORITY_NUMBER)',
    !namedAddress(config) && 'address (VITE_COMPANY_ADDRESS)',
  ].filter(Boolean);
  return {
    F1: {
      applies: perMonth > cap,
      severity: 'high',
      title: 'Late charges are far above the cap',
      detail: `${late.tiers[0]?.percentPerDay}% a day and a fee of ${pesos(late.fee.newClient)}: on ${pesos(PRINCIPAL)} the charges are ${pesos(perMonth)} after 30 days and reach the amount itself on day ${dayOfDoubling(PRINCIPAL, 'newClient')}.`,
      compare: `${LATE_PERCENT}% of the outstanding amount a month would be ${pesos(cap)} (SEC Memorandum Circular 3/2022 (Philippines))`,
    },
    F2: {
      applies: termDays.min <= CAPPED.days,
      severity: 'medium',
      title: 'Some loans fall under the caps',
      detail: `Loans of ${termDays.min} to ${CAPPED.days} days and up to ${pesos(CAPPED.amount)} are capped.`,
      compare: 'SEC Memorandum Circulars 3/2022 and 14/2025 (Philippines)',
    },
    F3: {
      severity: 'medium',
      title: 'Early repayment is limited',
      detail: `Only after ${prepayment.partOfTerm} of the term and ${prepayment.daysAfterDisbursement} days; there is no cooling-off.`,
      compare:
        '3 days in which a loan may be given back (Lending rules of the Philippines; India asks for 1)',
    },
    F4: {
      applies: sentScore !== 'chosen' || Number(storeRatingStars) > 1,
      severity: 'medium',
      title: 'Ratings are not what borrowers gave',
      detail: `The score is always sent as ${sentScore}; the store opens from ${storeRatingStars} stars.`,
      compare: 'Store rules against steering reviews',
    },
    F5: {
      applies: config.agreementStarts === 'checked',
      severity: 'medium',
      title: 'The agreement box starts ticked',
      detail: 'Borrowers should give consent themselves. Cancel in the agreement closes the app.',
      compare: 'Consent by an assenting action',
    },
    F6: {
      severity: 'high',
      title: 'No effective rate in the offer',
      detail:
        'The confirmation data carry no effective interest rate, net proceeds or disclosure statement; only a rate text.',
      compare: 'Truth in Lending Act (RA 3765), SEC MC 19/2019, store policies',
    },
    F7: {
      applies: missing.length > 0,
      severity: 'high',
      title: 'The operator is not named in full',
      detail: `Missing on the public pages: ${missing.join(', ')}.`,
      compare: 'SEC MC 19/2019',
    },
    F8: {
      severity: 'medium',
      title: 'Offers from other lenders say too little',
      detail:
        'Recommended products carry no lender, effective rate, penalties or key fact statement.',
      compare: 'RBI digital lending directions 2025, lead-generator rule of Google Play',
    },
    F9: {
      severity: 'medium',
      title: 'Identity travels in addresses',
      detail:
        'The session is in the query string, and therefore in logs and screenshots. Referrers are cut to the origin and nothing is loaded from other sites.',
      compare: 'OWASP ASVS 14.2.1',
    },
    F10: {
      applies: config.testPreview === 'on',
      severity: 'high',
      title: 'The test page is in this build',
      detail:
        '/testPreview opens any page with chosen fields and asks for location; build without VITE_TEST_PREVIEW=on.',
      compare: 'Store permission policies',
    },
    F11: {
      applies: phoneRule !== market,
      severity: 'high',
      title: 'The landing page refuses local numbers',
      detail: `VITE_PHONE_RULE is ${phoneRule}; the market is ${market}. Its messages are Chinese.`,
      compare: 'The numbers of the market',
    },
    F12: {
      severity: 'medium',
      title: 'The captcha is a picture only',
      detail:
        'There is no alternative for people who cannot see it, only the contact details next to it.',
      compare: 'WCAG 1.1.1',
    },
    F13: {
      severity: 'low',
      title: 'The forms of the public site send nothing',
      detail: 'They show a local message only, which says so.',
      compare: 'Fairness to visitors',
    },
    F14: {
      severity: 'medium',
      title: 'Extensions are offered beside repayment',
      detail:
        "'Rollover Repayment / Short of money?' is required wording. Cost and new date are shown before the borrower pays.",
      compare: 'Spirit of the Truth in Lending Act',
    },
    F15: {
      severity: 'low',
      title: 'Offers must keep to the stated terms',
      detail: `The texts state ${termDays.min} to ${termDays.max} days; offers come from the server and are not checked against them.`,
      compare:
        '60 days that a loan in an app store must run at least (Google Play personal-loan policy)',
    },
    F16: {
      applies: config.trustedHosts.length === 0,
      severity: 'medium',
      title: 'Addresses may lead to any public host',
      detail:
        'Anyone who can change a server reply can send borrowers anywhere. List the hosts of pages, payments and pictures in VITE_TRUSTED_HOSTS.',
      compare: 'OWASP ASVS 3.7.2',
    },
    F17: {
      applies: config.identityToAnyHost === 'on',
      severity: 'high',
      title: 'Borrower identity is sent to any host',
      detail:
        'VITE_IDENTITY_TO_ANY_HOST=on appends the session to every https address in playeduL; name your own hosts in VITE_OWN_HOSTS instead.',
      compare: 'OWASP ASVS 14.2.3',
    },
  };
}

/** The findings about a build. */
export function findingsOf(config: Config): Finding[] {
  return Object.entries(issuesOf(config)).flatMap(([id, { applies = true, ...finding }]) =>
    applies ? [{ id, ...finding }] : [],
  );
}

/** The operator report of a build, as text or as JSON. Not legal advice. */
export function operatorReport(config: Config, json: boolean): string {
  const all = findingsOf(config);
  if (json) return JSON.stringify(all, null, 2);
  const lines = all.map(
    ({ id, severity, title, detail, compare }) =>
      `${id.padEnd(4)} ${severity.padEnd(6)} ${title}. ${detail} [${compare}]`,
  );
  return ['What this build should tell its operator (not legal advice):', ...lines].join('\n');
}
