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
 * Taps a button again and again, as an impatient borrower does. Nothing else can be done with a page while it
 * is being left. @returns a function that returns how often it was tapped.
 */
async function keepTapping(page: Page, name: string): Promise<() => number> {
  let taps = 0;
  page.on('console', (message) => {
    if (message.text() === 'tapped') taps += 1;
  });
  await page.evaluate((label) => {
    const tap = () => {
      const found = Array.from(document.querySelectorAll('button'));
      found.find(({ textContent }) => textContent?.trim() === label)?.click();
      console.debug('tapped');
    };
    tap();
    setInterval(tap, 100);
  }, name);
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

withBrowser('a payment keeps its button disabled while the next page is loading', async (one) => {
  const { page } = one;
  const { lender } = await openPayment(one);
  const letGo = await holdRequests(page, /\/loanDetail\?/);
  const taps = await keepTapping(page, 'Repay ₱3,450.00');
  await expect.poll(lender.kinds).toEqual(['debit']);
  const first = taps();
  await expect.poll(taps).toBeGreaterThan(first + 10);
  letGo();
  await page.waitForURL(/\/loanDetail\?/);
  expect(await lender.kinds()).toEqual(['debit']);
});

withBrowser('a pay code is requested once while the payment page is loading', async (one) => {
  const { page, open } = one;
  const lender = lenderOf(one);
  await open('repayment', TWO);
  const letGo = await holdRequests(page, /\/repaymentOfCode\?/);
  await button(page, 'Payment Method').click();
  const taps = await keepTapping(page, 'Confirm');
  await keepTapping(page, 'Payment Method');
  await expect.poll(lender.kinds).toEqual(['code']);
  const first = taps();
  await expect.poll(taps).toBeGreaterThan(first + 20);
  letGo();
  await page.waitForURL(/\/repaymentOfCode\?/);
  expect(await lender.kinds()).toEqual(['code']);
  // The next page replaced this one, so Back does not return to the button.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

withBrowser('a confirmation is sent once, and Back cannot send it again', async (one) => {
  const { page, open } = one;
  const lender = lenderOf(one);
  await open('customerService', 'status-110');
  await open('newLoanConfirm', 'status-110');
  await page.getByRole('checkbox', { checked: true }).waitFor();
  // The next page is still loading.
  const letGo = await holdRequests(page, /from=confirm/);
  const taps = await keepTapping(page, 'Next');
  await expect.poll(lender.kinds).toEqual(['push']);
  const first = taps();
  await expect.poll(taps).toBeGreaterThan(first + 10);
  letGo();
  await page.waitForURL(/from=confirm/);
  await page.goBack();
  await page.waitForURL(/\/customerService\?/);
  expect(await lender.kinds()).toEqual(['push']);
  await open('newLoanConfirm', 'status-110');
  await page.getByText(/You sent your .*loan confirmation/).waitFor();
});
