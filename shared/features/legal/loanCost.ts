import { getConfig } from '../../config/config.ts';
import { formatMoney } from '../../lib/money.ts';
import { type Client, inCentavos, LOAN_TERMS, lateCost } from './loanTerms.ts';

/** An amount as the market writes it. @param amount in its currency. */
export function inMoney(amount: number): string {
  const { currency, grouping } = getConfig();
  return formatMoney(inCentavos(amount), { currency, grouping });
}

const DAYS_OF_MONTH = 30;
const DAYS_OF_YEAR = 365;

/** Halvings of the range that contains the daily rate: more than a double can tell apart. */
const HALVINGS = 60;

/** A loan whose cost is to be computed. Money in the market's currency. */
export interface Loan {
  amount: number;
  /** Its term, calendar days from the day of the payout. */
  days: number;
  /** Number of payments, at equal intervals. */
  payments: number;
  /** Interest of the whole term, as the offer states it. */
  interest: number;
  /** Fees that are taken from the amount before it is paid out. */
  fees: number;
}

/**
 * The payments of a loan, each with its days after the payout, and amount. All are equal; the last one also contains the
 * centavos that cannot be divided.
 * @param centavos their sum. @param days term of the loan, at least as many as payments.
 */
function planOf(centavos: number, { days, payments }: Loan) {
  const equal = Math.floor(centavos / payments);
  return Array.from({ length: payments }, (_, index) => ({
    day: Math.round(((index + 1) * days) / payments),
    amount: (index === payments - 1 ? centavos - equal * index : equal) / 100,
  }));
}

type Plan = ReturnType<typeof planOf>;

/** The value of payments on the day of the payout. @param rate a day, 0.01 is 1%. */
function valueAtPayout(plan: Plan, rate: number): number {
  return plan.reduce((sum, { day, amount }) => sum + amount / (1 + rate) ** day, 0);
}

/**
 * The effective rate, 0.05 is 5%, from the daily rate `i` at which the payments are worth as much as what is received,
 *
 *     received = sum of payment / (1 + i)^day
 *
 * compounded over 30 days, `(1 + i)^30 - 1`, and over 365 days. There is one such rate, because the sum falls as `i`
 * grows. It is found by bisection.
 * @param received more than 0. @returns 0 if no more is repaid than received.
 */
function effectiveRate(received: number, plan: Plan) {
  let low = 0;
  let high = 1;
  while (valueAtPayout(plan, high) > received) high *= 2;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (valueAtPayout(plan, middle) > received) low = middle;
    else high = middle;
  }
  return { month: (1 + low) ** DAYS_OF_MONTH - 1, year: (1 + low) ** DAYS_OF_YEAR - 1 };
}

/** The cost of a loan if every payment is on time. All figures add up, to the centavo. Money in the market's currency. */
export function loanCost(loan: Loan) {
  const amount = inCentavos(loan.amount);
  const interest = inCentavos(loan.interest);
  const fees = inCentavos(loan.fees);
  const received = (amount - fees) / 100;
  const plan = planOf(amount + interest, loan);
  return {
    /** The payout: the amount without the fees. */
    received,
    costs: (interest + fees) / 100,
    total: (amount + interest) / 100,
    plan,
    rate: effectiveRate(received, plan),
  };
}

export type LoanCost = ReturnType<typeof loanCost>;

/** The days late for which the site states the charges: the first one, a week, and the end of the first tier. */
export const LATE_DAYS = [1, 7, LOAN_TERMS.late.tiers[0]?.to ?? DAYS_OF_MONTH] as const;

/** The late charges of a payment after each of `LATE_DAYS`. */
export function lateCosts(unpaid: number, client: Client) {
  return LATE_DAYS.map((days) => ({ days, ...lateCost(unpaid, days, client) }));
}

/** The limits of the numbers that a visitor may enter, in the market's currency and days. They are no offer. */
export const COST_LIMITS = {
  amount: { min: 1000, max: 100_000, step: 500 },
  days: { ...LOAN_TERMS.termDays, step: 1 },
  interest: { min: 0, max: 100_000 },
  fees: { min: 0, max: 100_000 },
} as const;

/** The numbers of payments to choose from. */
export const PAYMENT_COUNTS = [1, 2, 3, 4, 6, 12] as const;

/** The loan with which the calculator and the banners of the home page explain what a loan costs. It is no offer. */
export const EXAMPLE_LOAN = {
  amount: 5000,
  days: LOAN_TERMS.termDays.min,
  payments: 3,
  interest: 450,
  fees: 100,
} as const satisfies Loan;

/** The amount of the worked example of the loan terms. */
export const EXAMPLE_AMOUNT = 10_000;

/** The unpaid amounts of the table of examples. */
export const EXAMPLE_AMOUNTS = [EXAMPLE_AMOUNT / 2, EXAMPLE_AMOUNT] as const;
