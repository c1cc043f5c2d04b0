import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { HTTP_TIMEOUT_MS } from '../../shared/api/call.ts';
import type { NetworkFault } from '../sandbox/armedFaults.ts';
import { type Borrower, borrower, withBrowser } from './borrower.ts';
import { cardFlow } from './cardFlow.ts';
import { holdRequests } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { letSettle } from './pageClock.ts';

/** An order whose status stays the same after one of its two instalments is paid. */
const TWO = 'two-instalments';
const UNKNOWN = /We're not sure your/;

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

describe('a payment by card', () => {
  /** Chooses the card that the bank debits without a code. */
  async function choose({ page }: Borrower) {
    await page.getByRole('radio', { name: /UnionBank/ }).check();
  }

  /** Opens the payment, arms a fault for its commit, and taps Repay. @returns the lender. */
  async function payWith(fault: NetworkFault, settings?: object) {
    const lender = lenderOf(borrower());
    if (settings) await lender.settings(settings);
    await cardFlow(borrower()).open(TWO);
    await choose(borrower());
    await lender.fault('/repayment-commit', fault);
    await cardFlow(borrower()).repay.click();
    return lender;
  }

  withBrowser('is not reported as not arrived while nothing can be read', async ({ page }) => {
    const lender = lenderOf(borrower());
    await cardFlow(borrower()).open(TWO);
    await choose(borrower());
    await lender.fault('/repayment-commit', 'lost-after');
    // The read before it succeeds; later ones fail.
    await lender.fault('/repayment-commit', 'none');
    await lender.fault('/repayment-commit', 'hold');
    await cardFlow(borrower()).repay.click();
    await expect.poll(lender.kinds).toEqual(['debit']);
    await lender.fault('/loan-details', 'http-500', { times: 'always' });
    await page.reload();
    await page.getByText(/We can't check right now/).waitFor();
    expect(await page.getByText(/Nothing has changed/).count()).toBe(0);
    expect(await button(page, 'Repay ₱3,450.00').count()).toBe(0);
    await lender.fault('/loan-details', 'none');
    await button(page, 'Check again').click();
    await page.waitForURL(/\/loanDetail\?/);
    expect(await lender.kinds()).toEqual(['debit']);
  });

  withBrowser('survives a reload while it is being sent', async ({ page }) => {
    const lender = await payWith('hold-before');
    await expect.poll(() => borrower().calls('/repayment-commit')).toHaveLength(1);
    await page.reload();
    await page.getByText(UNKNOWN).waitFor();
    expect(await button(page, 'Repay ₱3,450.00').count()).toBe(0);
    await lender.release();
    await expect.poll(lender.kinds).toEqual(['debit']);
    await button(page, 'Check again').click();
    await page.waitForURL(/\/loanDetail\?/);
    expect(await lender.kinds()).toEqual(['debit']);
  });

  withBrowser('without a reply is not made again by a session that signed in anew', async () => {
    const { page, sessionId } = borrower();
    await payWith('hold');
    await expect.poll(() => borrower().calls('/repayment-commit')).toHaveLength(1);
    const commits: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/repayment-commit')) commits.push(request.url());
    });
    await page.goto(page.url().replace(sessionId, `${sessionId}-anew`));
    await choose(borrower());
    expect(await page.getByText(UNKNOWN).count()).toBe(0);
    await cardFlow(borrower()).repay.click();
    await page.getByText(/We're not sure your payment went through/).waitFor();
    await button(page, 'Check again').waitFor();
    expect(commits).toEqual([]);
  });

  for (const honoursIdempotencyKey of [true, false]) {
    const lenderThat = honoursIdempotencyKey ? 'honours the key' : 'ignores the key';
    withBrowser(`that arrives after its check is not made twice: ${lenderThat}`, async () => {
      const { page } = borrower();
      const lender = await payWith('hold-before', { honoursIdempotencyKey });
      await expect.poll(() => borrower().calls('/repayment-commit')).toHaveLength(1);
      await page.reload();
      await page.getByText(UNKNOWN).waitFor();
      await letSettle(page, HTTP_TIMEOUT_MS);
      await button(page, 'Check again').click();
      await page.getByText(/don't see your .*payment yet/).waitFor();
      await lender.release();
      await expect.poll(lender.kinds).toEqual(['debit']);
      await choose(borrower());
      await cardFlow(borrower()).repay.click();
      await page.waitForURL(/\/loanDetail\?/);
      expect(await lender.kinds()).toEqual(['debit']);
    });
  }

  withBrowser('keeps its button disabled while the next page is loading', async ({ page }) => {
    const lender = lenderOf(borrower());
    await cardFlow(borrower()).open(TWO);
    await choose(borrower());
    const letGo = await holdRequests(page, /\/loanDetail\?/);
    const taps = await keepTapping(page, 'Repay ₱3,450.00');
    await expect.poll(lender.kinds).toEqual(['debit']);
    const first = taps();
    await expect.poll(taps).toBeGreaterThan(first + 10);
    letGo();
    await page.waitForURL(/\/loanDetail\?/);
    expect(await lender.kinds()).toEqual(['debit']);
  });
});

describe('a pay code', () => {
  withBrowser('is requested once while the payment page is loading', async ({ page, open }) => {
    const lender = lenderOf(borrower());
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
});

describe('a confirmation', () => {
  const route = 'newLoanConfirm';
  const push = '/loan-detail-push';
  const next = (page: Page) => button(page, 'Next');
  const ready = ({ page }: Borrower) => page.getByRole('checkbox', { checked: true }).waitFor();

  withBrowser('survives a reload while it is being sent: one push', async ({ page, open }) => {
    const lender = lenderOf(borrower());
    await open(route, 'redirect');
    await ready(borrower());
    await lender.fault(push, 'hold');
    await next(page).click();
    await expect.poll(lender.kinds).toEqual(['push']);
    await page.reload();
    await page.waitForURL(/\/loanDetail\?/);
    await lender.release();
    expect(await lender.kinds()).toEqual(['push']);
  });

  withBrowser('that a lender works off after a proxy has given up goes out once', async () => {
    const { page, open } = borrower();
    const lender = lenderOf(borrower());
    await open(route, 'redirect');
    await ready(borrower());
    await lender.fault(push, 'gateway-timeout', { ms: 3000 });
    await next(page).click();
    await page.getByText(/We'll check again in a moment/).waitFor();
    expect(await next(page).count()).toBe(0);
    await page.waitForURL(/\/loanDetail\?/, { timeout: 40_000 });
    expect(await lender.kinds()).toEqual(['push']);
  });

  withBrowser(
    'is sent once while the next page is loading, and Back cannot send it again',
    async ({ page, open }) => {
      const lender = lenderOf(borrower());
      await open('customerService', 'status-110');
      await open(route, 'status-110');
      await ready(borrower());
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
      await open(route, 'status-110');
      await page.getByText(/You sent your .*loan confirmation/).waitFor();
    },
  );
});
