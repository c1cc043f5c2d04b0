/** Money in the market's currency. */
export const LOAN_TERMS = {
  /** Calendar days. */
  termDays: { min: 91, max: 365 },
  decisionDays: 1,
  /** Calendar days until the money is credited. */
  fundsDays: { min: 1, max: 3 },
  prepayment: {
    /** Of the term, which must have passed first. */
    partOfTerm: 'half',
    /** At least. */
    daysAfterDisbursement: 7,
  },
  late: {
    fee: { newClient: 1000, repeatClient: 800 },
    /** Days after the due date, with percent of the unpaid amount a day. The last range has no end. */
    tiers: [
      { from: 1, to: 30, percentPerDay: 5 },
      { from: 31, to: 90, percentPerDay: 4 },
      { from: 91, percentPerDay: 2 },
    ] as readonly { from: number; to?: number; percentPerDay: number }[],
  },
  noticeOfChangeDays: 3,
  /** Business days of notice before the loan is transferred to another lender. */
  assignmentNoticeDays: 7,
  /** Days after which an unpaid judgment counts as default. */
  judgmentDays: 10,
  /** Applicants must be older than this, years. */
  ageOver: 18,
} as const;

export const inDays = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Sums of fractions would lose some. @param amount in the currency. */
export function inCentavos(amount: number): number {
  return Math.round(amount * 100);
}

/** A repeat client has had a loan before. */
export type Client = keyof typeof LOAN_TERMS.late.fee;

/**
 * Half a centavo is rounded up. The total is the sum of the other two. @param days days after the due date; 0 or fewer cost
 * nothing.
 */
export function lateCost(unpaid: number, days: number, client: Client) {
  if (days <= 0) return { fee: 0, interest: 0, total: 0 };
  const { fee, tiers } = LOAN_TERMS.late;
  const percent = tiers.reduce((sum, { from, to = days, percentPerDay }) => {
    const counted = Math.max(0, Math.min(days, to) - from + 1);
    return sum + counted * percentPerDay;
  }, 0);
  const interest = Math.round((inCentavos(unpaid) * percent) / 100);
  const total = inCentavos(fee[client]) + interest;
  return { fee: fee[client], interest: interest / 100, total: total / 100 };
}
