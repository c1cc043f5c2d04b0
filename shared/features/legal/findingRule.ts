import type { LIMITS } from './limits.ts';
import type { LOAN_TERMS } from './loanTerms.ts';

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
export type Rule = (input: FindingsInput) => Omit<Finding, 'id'> | undefined;
