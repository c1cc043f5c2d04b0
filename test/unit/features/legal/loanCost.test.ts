import { describe, expect, it } from 'vitest';
import * as cost from '../../../../shared/features/legal/loanCost.ts';
import { lateCost } from '../../../../shared/features/legal/loanTerms.ts';
import * as fc from '../../../fastCheck.ts';

/** The offer of the sandbox: 5,000 pesos in three payments, 100 of them kept as a fee. */
const OFFER: cost.Loan = { amount: 5000, days: 91, payments: 3, interest: 450, fees: 100 };

describe('2.6 Static pages', () => {
  describe('what a loan costs', () => {
    it('adds the interest, takes the fees from the payout, and divides the total', () => {
      const { received, total, plan } = cost.loanCost(OFFER);
      expect([received, total]).toEqual([4900, 5450]);
      expect(plan).toEqual([
        { day: 30, amount: 1816.66 },
        { day: 61, amount: 1816.66 },
        { day: 91, amount: 1816.68 },
      ]);
    });

    it.each([
      ['compounds one payment after a month of 30 days', 1000, 30, 50, 0, 1.05 ** (365 / 30) - 1],
      // 1,000 repaid for 900 received after a year: 11.1%, as the definition of the rate has it.
      ['counts a fee that is kept as a cost', 1000, 365, 0, 100, 1000 / 900 - 1],
    ])('%s', (_, amount, days, interest, fees, yearly) => {
      const { rate } = cost.loanCost({ amount, days, payments: 1, interest, fees });
      expect(rate.year).toBeCloseTo(yearly, 8);
    });

    it('has no rate without interest and fees', () => {
      expect(cost.loanCost({ ...OFFER, interest: 0, fees: 0 }).rate).toEqual({ month: 0, year: 0 });
    });

    it('is counted in whole centavos', () => {
      const even = cost.loanCost({ ...OFFER, amount: 1000.004, interest: 0.004, fees: 0.004 });
      expect([even.received, even.costs, even.total]).toEqual([1000, 0, 1000]);
      const odd = cost.loanCost({ ...OFFER, amount: 1000.05, interest: 0.1, fees: 0.2 });
      expect([odd.received, odd.costs, odd.total]).toEqual([999.85, 0.3, 1000.15]);
    });

    it('for every loan that can be entered: the plan adds up, and the rate repays it', () => {
      const whole = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
      const loans = fc.record({
        amount: whole(cost.COST_LIMITS.amount),
        days: whole(cost.COST_LIMITS.days),
        payments: fc.constantFrom(...cost.PAYMENT_COUNTS),
        interest: whole(cost.COST_LIMITS.interest),
        fees: whole({ min: 0, max: cost.COST_LIMITS.amount.min - 1 }),
      });
      fc.assert(
        fc.property(loans, (loan) => {
          const { received, total, plan, rate } = cost.loanCost(loan);
          const centavos = plan.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
          expect(centavos).toBe(Math.round(total * 100));
          expect(plan[plan.length - 1]?.day).toBe(loan.days);
          expect(plan.every(({ day }, at) => day > (plan[at - 1]?.day ?? 0))).toBe(true);
          const daily = (1 + rate.month) ** (1 / 30) - 1;
          const worth = plan.reduce((sum, { day, amount }) => sum + amount / (1 + daily) ** day, 0);
          expect(Math.abs(worth - received)).toBeLessThan(0.01);
        }),
      );
    });
  });

  it('a late payment costs what the worked example of the loan terms states', () => {
    expect(cost.lateCosts(cost.EXAMPLE_AMOUNT, 'newClient')).toEqual([
      { days: 1, fee: 1000, interest: 500, total: 1500 },
      { days: 7, fee: 1000, interest: 3500, total: 4500 },
      { days: 30, fee: 1000, interest: 15_000, total: 16_000 },
    ]);
  });

  it.each([
    [0, 0],
    [31, 16_400],
    [90, 40_000],
    [91, 40_200],
  ])('a late payment costs on day %s, for a new client who owes 10,000, %s', (days, total) =>
    expect(lateCost(10_000, days, 'newClient').total).toBe(total),
  );

  it('the charges of a late payment are rounded before the fee is added', () => {
    const [, , month] = cost.lateCosts(870.83, 'newClient');
    const shown = [month?.interest, month?.total].map((amount = 0) => cost.inMoney(amount));
    expect(shown).toEqual(['₱1,306.25', '₱2,306.25']);
  });

  it('a late payment costs less for repeat clients by the difference of the fees', () => {
    const [first] = cost.lateCosts(cost.EXAMPLE_AMOUNT, 'repeatClient');
    expect(first).toEqual({ days: 1, fee: 800, interest: 500, total: 1300 });
  });
});
