import { getConfig } from '../../config/config.ts';
import { formatMoney } from '../../lib/money.ts';
import { DAYS_OF_MONTH, effectiveRate } from './effectiveRate.ts';
import { type Client, inCentavos, LOAN_TERMS, lateCost } from './loanTerms.ts';

/** @param amount in the market's currency. */
export function inMoney(amount: number): string {
  const { currency, grouping } = getConfig();
  return formatMoney(inCentavos(amount), { currency, grouping });
}

/** Money in the market's currency. */
export interface Loan {
  amount: number;
  /** Calendar days from the day of the payout. */
  days: number;
  /** At equal intervals. */
  payments: number;
  /** Of the whole term, as the offer states it. */
  interest: number;
  /** Taken from the amount before it is paid out. */
  fees: number;
}

/**
 * All are equal; the last one also contains the centavos that cannot be divided.
 * @param centavos their sum. @returns days after the payout, and amounts.
 */
function planOf(centavos: number, { days, payments }: Loan) {
  const equal = Math.floor(centavos / payments);
  return Array.from({ length: payments }, (_, index) => ({
    day: Math.round(((index + 1) * days) / payments),
    amount: (index === payments - 1 ? centavos - equal * index : equal) / 100,
  }));
}

/** If every payment is on time. All figures add up, to the centavo. Money in the market's currency. */
export function loanCost(loan: Loan) {
  const amount = inCentavos(loan.amount);
  const interest = inCentavos(loan.interest);
  const fees = inCentavos(loan.fees);
  const received = (amount - fees) / 100;
  const plan = planOf(amount + interest, loan);
  return {
    /** The amount without the fees. */
    received,
    costs: (interest + fees) / 100,
    total: (amount + interest) / 100,
    plan,
    rate: effectiveRate(received, plan),
  };
}

export type LoanCost = ReturnType<typeof loanCost>;

/** Days late: the first one, a week, and the end of the first tier. */
export const LATE_DAYS = [1, 7, LOAN_TERMS.late.tiers[0]?.to ?? DAYS_OF_MONTH] as const;

export function lateCosts(unpaid: number, client: Client) {
  return LATE_DAYS.map((days) => ({ days, ...lateCost(unpaid, days, client) }));
}

/** Of what a visitor may enter, in the market's currency and days. They are no offer. */
export const COST_LIMITS = {
  amount: { min: 1000, max: 100_000, step: 500 },
  days: { ...LOAN_TERMS.termDays, step: 1 },
  interest: { min: 0, max: 100_000 },
  fees: { min: 0, max: 100_000 },
} as const;

export const PAYMENT_COUNTS = [1, 2, 3, 4, 6, 12] as const;

/** Of the calculator and the banners of the home page. It is no offer. */
export const EXAMPLE_LOAN = {
  amount: 5000,
  days: LOAN_TERMS.termDays.min,
  payments: 3,
  interest: 450,
  fees: 100,
} as const satisfies Loan;

export const EXAMPLE_AMOUNT = 10_000;

export const EXAMPLE_AMOUNTS = [EXAMPLE_AMOUNT / 2, EXAMPLE_AMOUNT] as const;
