import { formatMoney, type Grouping } from '../../lib/money.ts';

/** A span of days in which an unpaid amount costs a daily rate. */
export interface LateTier {
  /** First and last day after the due date; the last tier has no end. */
  from: number;
  to?: number;
  /** Percent of the unpaid amount a day. */
  percentPerDay: number;
}

/** Every figure of the loan terms (spec 9, "Loan terms stated in the legal text"), once; money in pesos. */
export const LOAN_TERMS = {
  /** Calendar days that a loan may run. */
  termDays: { least: 91, most: 365 },
  decisionDays: 1,
  /** Calendar days until the money is credited. */
  fundsDays: { least: 1, most: 3 },
  prepayment: {
    /** Part of the term that must have passed. */
    partOfTerm: 'half',
    /** Days after the money was paid out, at least. */
    daysAfterDisbursement: 7,
  },
  late: {
    /** One-time fee, pesos. */
    fee: { newClient: 1000, repeatClient: 800 },
    tiers: [
      { from: 1, to: 30, percentPerDay: 5 },
      { from: 31, to: 90, percentPerDay: 4 },
      { from: 91, percentPerDay: 2 },
    ] as readonly LateTier[],
  },
  noticeOfChangeDays: 3,
  /** Business days before the loan passes to another lender. */
  assignmentNoticeDays: 7,
  /** Days after which an unpaid judgment counts as default. */
  judgmentDays: 10,
  /** Age that an applicant must be over, years (spec 6). */
  ageOver: 18,
} as const;

/** What lateness costs, in pesos. */
export interface LateCost {
  fee: number;
  interest: number;
  total: number;
}

/**
 * The late charges on an unpaid amount (spec 9).
 * @param unpaid pesos. @param days after the due date; 0 or fewer cost nothing.
 */
export function lateCost(
  unpaid: number,
  days: number,
  client: 'newClient' | 'repeatClient',
): LateCost {
  if (days <= 0) return { fee: 0, interest: 0, total: 0 };
  const { fee, tiers } = LOAN_TERMS.late;
  const percent = tiers.reduce((sum, { from, to = days, percentPerDay }) => {
    const counted = Math.max(0, Math.min(days, to) - from + 1);
    return sum + counted * percentPerDay;
  }, 0);
  const interest = (unpaid * percent) / 100;
  return { fee: fee[client], interest, total: fee[client] + interest };
}

/** The first day on which the late charges reach the unpaid amount itself. @param unpaid pesos. */
export function dayOfDoubling(unpaid: number, client: 'newClient' | 'repeatClient'): number {
  let day = 1;
  while (lateCost(unpaid, day, client).total < unpaid) day += 1;
  return day;
}

/** Pesos as the pages write every amount. @param amount pesos. @param grouping of the market. */
export function pesos(amount: number, grouping?: Grouping): string {
  return formatMoney(Math.round(amount * 100), { currency: '₱', ...(grouping && { grouping }) });
}
