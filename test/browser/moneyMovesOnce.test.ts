import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withBrowser } from './borrower.ts';
import { cardFlow } from './cardFlow.ts';
import { holdRequests } from './holdRequests.ts';
import { lenderOf } from './lender.ts';

/** An order whose status stays the same after one of its two instalments is paid. */
const TWO = 'two-instalments';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Taps what begins with these words again and again, as an impatient borrower does. Nothing else can be done with a page
 * while it is being left. @returns a function that returns how often it was tapped.
 */
async function keepTapping(page: Page, names: readonly string[]): Promise<() => number> {
  let taps = 0;
  page.on('console', (message) => {
    if (message.text() === 'tapped') taps += 1;
  });
  await page.evaluate((words) => {
    const tap = () => {
      const all = Array.from(document.querySelectorAll<HTMLElement>('button, label'));
      for (const word of words)
        all.find(({ textContent }) => textContent?.trim().startsWith(word))?.click();
      console.debug('tapped');
    };
    tap();
    setInterval(tap, 100);
  }, names);
  return () => taps;
}

withBrowser('a payment is not reported as not arrived while nothing can be read', async (one) => {
  const { page } = one;
  const lender = lenderOf(one);
  const { open, repay } = cardFlow(one);
  await open(TWO);
  await page.getByRole('radio', { name: /UnionBank/ }).check();
  await lender.fault('/repayment-commit', 'hold');
  await repay.click();
  await expect.poll(lender.kinds).toEqual(['debit']);
  await lender.fault('/loan-details', 'http-500', { times: 'always' });
  await page.reload();
  await page.getByText(/We can't check right now/).waitFor();
  expect(await page.getByText(/Nothing has changed/).count()).toBe(0);
  expect(await repay.count()).toBe(0);
  await lender.fault('/loan-details', 'none');
  await button(page, 'Check again').click();
  await page.waitForURL(/\/loanDetail\?/);
  expect(await lender.kinds()).toEqual(['debit']);
});

for (const [kind, route, orderId, names, next] of [
  ['debit', 'cardRepayment', TWO, ['UnionBank', 'Repay ₱3,450.00'], /\/loanDetail\?/],
  ['code', 'repayment', TWO, ['Confirm', 'Payment Method'], /\/repaymentOfCode\?/],
  ['push', 'newLoanConfirm', 'status-110', ['Next'], /from=confirm/],
] as const) {
  withBrowser(
    `a ${kind} is sent once while the next page loads, and Back cannot send it again`,
    async (one) => {
      const { page, open } = one;
      const lender = lenderOf(one);
      await open('customerService', TWO);
      await open(route, orderId, { amount: '345000' });
      const letGo = await holdRequests(page, next);
      const taps = await keepTapping(page, names);
      await expect.poll(lender.kinds).toEqual([kind]);
      const first = taps();
      await expect.poll(taps).toBeGreaterThan(first + 10);
      letGo();
      await page.waitForURL(next);
      await page.goBack();
      await page.waitForURL(/\/customerService\?/);
      expect(await lender.kinds()).toEqual([kind]);
    },
  );
}
