import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Borrower, withBrowser } from './borrower.ts';
import { cardFlow } from './cardFlow.ts';
import { holdRequests } from './holdRequests.ts';
import { lenderOf } from './lender.ts';

/** An order whose status stays the same after one of its two instalments is paid. */
const TWO = 'two-instalments';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Taps buttons again and again, as an impatient borrower does. Nothing else can be done with a page while it
 * is being left. @returns a function that returns how often it was tapped.
 */
async function keepTapping(page: Page, names: readonly string[]): Promise<() => number> {
  let taps = 0;
  page.on('console', (message) => {
    if (message.text() === 'tapped') taps += 1;
  });
  await page.evaluate((labels) => {
    const tap = () => {
      const all = Array.from(document.querySelectorAll('button'));
      for (const label of labels)
        all.find(({ textContent }) => textContent?.trim() === label)?.click();
      console.debug('tapped');
    };
    tap();
    setInterval(tap, 100);
  }, names);
  return () => taps;
}

/** Opens the payment with the card that the bank debits without a code. */
async function openPayment(borrower: Borrower) {
  await cardFlow(borrower).open(TWO);
  await borrower.page.getByRole('radio', { name: /UnionBank/ }).check();
  return { lender: lenderOf(borrower), repay: cardFlow(borrower).repay };
}

withBrowser('a payment is not reported as not arrived while nothing can be read', async (one) => {
  const { page } = one;
  const { lender, repay } = await openPayment(one);
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

async function openPicker({ page, open }: Borrower): Promise<void> {
  await open('repayment', TWO);
  await button(page, 'Payment Method').click();
}

async function openOffer({ page, open }: Borrower): Promise<void> {
  await open('newLoanConfirm', 'status-110');
  await page.getByRole('checkbox', { checked: true }).waitFor();
}

for (const [kind, next, names, come] of [
  ['debit', /\/loanDetail\?/, ['Repay ₱3,450.00'], openPayment],
  ['code', /\/repaymentOfCode\?/, ['Confirm', 'Payment Method'], openPicker],
  ['push', /from=confirm/, ['Next'], openOffer],
] as const) {
  withBrowser(
    `a ${kind} is sent once while the next page loads, and Back cannot send it again`,
    async (one) => {
      const { page, open } = one;
      const lender = lenderOf(one);
      await open('customerService', TWO);
      await come(one);
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
