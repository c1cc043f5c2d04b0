export const DAYS_OF_MONTH = 30;
const DAYS_OF_YEAR = 365;

/** Halvings of the range that contains the daily rate: more than a double can tell apart. */
const HALVINGS = 60;

/** Payments of a loan: days after the payout, at least one, and amounts in any unit. */
type Plan = readonly { day: number; amount: number }[];

/** @param rate a day, 0.01 is 1%. */
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
 * @param received more than 0, in the same unit. @returns 0 if no more is repaid than received.
 */
export function effectiveRate(received: number, plan: Plan) {
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

/** To a tenth of a percent. `Intl` would take a slow phone 80 ms. */
export const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
