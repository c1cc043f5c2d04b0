import type { LIMITS } from './limits.ts';
import { dayOfDoubling, type LOAN_TERMS, lateCost, pesos } from './loanTerms.ts';

/** A legal or policy issue that the operator should know about before going live. */
export interface Finding {
  /** F1 to F17. Ids are never reused. */
  id: string;
  severity: 'high' | 'medium' | 'low';
  title: string;
  detail: string;
  /** The law, rule or standard it is compared with. */
  compare: string;
}

/** Settings and behaviour of this build that the rules check. */
interface Policies {
  sentScore: string;
  storeRatingStars: number;
  agreementStartsChecked: boolean;
  phoneRule: string;
  /** `ph` or `in`. */
  market: string;
  testPreview: boolean;
  /** Whether `VITE_TRUSTED_HOSTS` names the hosts of server-given addresses. */
  namesTrustedHosts: boolean;
  /** Whether identity parameters are added to any https address in `playeduL`. */
  identityToAnyHost: boolean;
  /** Whether the public site's forms send anything. */
  formsReachSomeone: boolean;
}

/** The operator's company details. */
interface Operator {
  secNumber: string;
  authorityNumber: string;
  address: string;
  siteUrl: string;
}

export interface FindingsInput {
  terms: typeof LOAN_TERMS;
  limits: typeof LIMITS;
  policies: Policies;
  operator: Operator;
}

/** Compares one thing with its limit. @returns undefined if there is nothing to report. */
type Rule = (input: FindingsInput) => Omit<Finding, 'id'> | undefined;

const PRINCIPAL = 10_000;

/** What this build is compared with, in the order of the ids. */
const RULES: Readonly<Record<string, Rule>> = {
  F1: ({ terms, limits }) => {
    const perMonth = lateCost(PRINCIPAL, 30, 'newClient');
    const cap = (PRINCIPAL * limits.lateRatePerMonth.value) / 100;
    if (perMonth.total <= cap) return undefined;
    const first = terms.late.tiers[0];
    return {
      severity: 'high',
      title: 'Late charges are far above the cap',
      detail: `${first?.percentPerDay}% a day and a fee of ${pesos(terms.late.fee.newClient)}: on ${pesos(PRINCIPAL)} the charges are ${pesos(perMonth.total)} after 30 days and reach the amount itself on day ${dayOfDoubling(PRINCIPAL, 'newClient')}.`,
      compare: `${limits.lateRatePerMonth.value}${limits.lateRatePerMonth.unit} would be ${pesos(cap)} (${limits.lateRatePerMonth.source})`,
    };
  },

  F2: ({ terms, limits }) =>
    terms.termDays.min <= limits.cappedDays.value
      ? {
          severity: 'medium',
          title: 'Some loans fall under the caps',
          detail: `Loans of ${terms.termDays.min} to ${limits.cappedDays.value} days and up to ${pesos(limits.cappedAmount.value)} are capped.`,
          compare: limits.cappedDays.source,
        }
      : undefined,

  F3: ({ terms, limits }) => ({
    severity: 'medium',
    title: 'Early repayment is limited',
    detail: `Only after ${terms.prepayment.partOfTerm} of the term and ${terms.prepayment.daysAfterDisbursement} days; there is no cooling-off.`,
    compare: `${limits.coolingOffDays.value} ${limits.coolingOffDays.unit} (${limits.coolingOffDays.source})`,
  }),

  F4: ({ policies }) =>
    policies.sentScore || policies.storeRatingStars > 1
      ? {
          severity: 'medium',
          title: 'Ratings are not what borrowers gave',
          detail: `The score is always sent as ${policies.sentScore}; the store opens from ${policies.storeRatingStars} stars.`,
          compare: 'Store rules against steering reviews',
        }
      : undefined,

  F5: ({ policies }) =>
    policies.agreementStartsChecked
      ? {
          severity: 'medium',
          title: 'The agreement box starts ticked',
          detail:
            'Borrowers should give consent themselves. Cancel in the agreement closes the app.',
          compare: 'Consent by an assenting action',
        }
      : undefined,

  F6: () => ({
    severity: 'high',
    title: 'No effective rate in the offer',
    detail:
      'The confirmation data carry no effective interest rate, net proceeds or disclosure statement; only a rate text.',
    compare: 'Truth in Lending Act (RA 3765), SEC MC 19/2019, store policies',
  }),

  F7: ({ operator }) => {
    const missing = [
      !operator.secNumber && 'SEC registration (VITE_SEC_NUMBER)',
      !operator.authorityNumber && 'Certificate of Authority (VITE_AUTHORITY_NUMBER)',
      !operator.address && 'address (VITE_COMPANY_ADDRESS)',
    ].filter(Boolean);
    return missing.length
      ? {
          severity: 'high',
          title: 'The operator is not named in full',
          detail: `Missing on the public pages: ${missing.join(', ')}.`,
          compare: 'SEC MC 19/2019',
        }
      : undefined;
  },

  F8: () => ({
    severity: 'medium',
    title: 'Offers from other lenders say too little',
    detail:
      'Recommended products carry no lender, effective rate, penalties or key fact statement.',
    compare: 'RBI digital lending directions 2025, lead-generator rule of Google Play',
  }),

  F9: () => ({
    severity: 'medium',
    title: 'Identity travels in addresses',
    detail:
      'The session is in the query string, and therefore in logs and screenshots. Referrers are cut to the origin and nothing is loaded from other sites.',
    compare: 'OWASP ASVS 14.2.1',
  }),

  F10: ({ policies }) =>
    policies.testPreview
      ? {
          severity: 'high',
          title: 'The test page is in this build',
          detail:
            '/testPreview opens any page with chosen fields and asks for location; build without VITE_TEST_PREVIEW=on.',
          compare: 'Store permission policies',
        }
      : undefined,

  F11: ({ policies }) =>
    policies.phoneRule === policies.market
      ? undefined
      : {
          severity: 'high',
          title: 'The landing page refuses local numbers',
          detail: `VITE_PHONE_RULE is ${policies.phoneRule}; the market is ${policies.market}. Its messages are Chinese.`,
          compare: 'The numbers of the market',
        },

  F12: () => ({
    severity: 'medium',
    title: 'The captcha is a picture only',
    detail:
      'There is no alternative for people who cannot see it, only the contact details next to it.',
    compare: 'WCAG 1.1.1',
  }),

  F13: ({ policies }) =>
    policies.formsReachSomeone
      ? undefined
      : {
          severity: 'low',
          title: 'The forms of the public site send nothing',
          detail: 'They show a local message only, which says so.',
          compare: 'Fairness to visitors',
        },

  F14: () => ({
    severity: 'medium',
    title: 'Extensions are offered beside repayment',
    detail:
      "'Rollover Repayment / Short of money?' is required wording. Cost and new date are shown before the borrower pays.",
    compare: 'Spirit of the Truth in Lending Act',
  }),

  F15: ({ terms, limits }) => ({
    severity: 'low',
    title: 'Offers must keep to the stated terms',
    detail: `The texts state ${terms.termDays.min} to ${terms.termDays.max} days; offers come from the server and are not checked against them.`,
    compare: `${limits.storeShortestTerm.value} ${limits.storeShortestTerm.unit} (${limits.storeShortestTerm.source})`,
  }),

  F16: ({ policies }) =>
    policies.namesTrustedHosts
      ? undefined
      : {
          severity: 'medium',
          title: 'Addresses may lead to any public host',
          detail:
            'Anyone who can change a server reply can send borrowers anywhere. List the hosts of pages, payments and pictures in VITE_TRUSTED_HOSTS.',
          compare: 'OWASP ASVS 3.7.2',
        },

  F17: ({ policies }) =>
    policies.identityToAnyHost
      ? {
          severity: 'high',
          title: 'Borrower identity is sent to any host',
          detail:
            'VITE_IDENTITY_TO_ANY_HOST=on appends the session to every https address in playeduL; name your own hosts in VITE_OWN_HOSTS instead.',
          compare: 'OWASP ASVS 14.2.3',
        }
      : undefined,
};

/** Lists the legal and policy issues of a build for its operator. Not legal advice. */
export function findings(input: FindingsInput): Finding[] {
  return Object.entries(RULES).flatMap(([id, rule]) => {
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
