import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { borrower, site, untilReactListens, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { lenderOf } from './lender.ts';

/** An order whose status stays the same after one of its two instalments is paid. */
const TWO = 'two-instalments';
const [CARD, REPAY] = ['UnionBank', 'Repay ₱3,450.00'];

/** Each write: its effect at the lender, its page and order, what is tapped, the end of its call, and where it leads. Back from a code leads to its page. */
const WRITES = [
  [
    'a card payment',
    'debit',
    'cardRepayment',
    TWO,
    [CARD, REPAY],
    '/repayment-commit',
    /\/loanDetail\?/,
  ],
  [
    'a request for a code',
    'code',
    'repayment',
    TWO,
    ['Confirm', 'Payment Method'],
    '',
    /\/repaymentOfCode\?/,
  ],
  [
    'a confirmation',
    'push',
    'newLoanConfirm',
    'status-110',
    ['Next'],
    '/loan-detail-push',
    /from=confirm/,
  ],
] as const;

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

describe('a write that must happen once', () => {
  for (const [what, kind, route, orderId, names, , next] of WRITES) {
    withBrowser(`${what} is sent once while the next page loads, and not after Back`, async () => {
      const { page, open } = borrower();
      const { kinds } = lenderOf(borrower());
      await open('customerService', TWO);
      await open(route, orderId, { amount: '345000' });
      const letGo = await holdRequests(page, next);
      const taps = await keepTapping(page, names);
      await expect.poll(kinds).toEqual([kind]);
      const first = taps();
      await expect.poll(taps).toBeGreaterThan(first + 10);
      letGo();
      await page.waitForURL(next);
      await page.goBack();
      await page.waitForURL(kind === 'code' ? /\/repayment\?/ : /\/customerService\?/);
      expect(await kinds()).toEqual([kind]);
    });
  }

  // `test/unit/runtime/mutation/histories.test.ts` tries random histories of two tabs.
  for (const [what, kind, route, orderId, names, call] of WRITES.filter(
    ([, kind]) => kind !== 'code',
  )) {
    withBrowser(`${what} is sent once by tabs that heard of the answer or did not`, async () => {
      const { page: first, context, sessionId } = borrower();
      const [told, untold] = [await context.newPage(), await context.newPage()];
      // As a tab does that is frozen or slow.
      await untold.addInitScript(() => {
        window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
      });
      const query = new URLSearchParams({ sessionId, productId: '7', orderId, amount: '345000' });
      for (const tab of [first, told, untold]) {
        await tab.goto(`${site}/${route}?${query}`);
        await untilReactListens(tab);
      }
      const send = async (tab: Page) => {
        await tab.bringToFront();
        for (const name of names)
          await tab.locator('button, label').filter({ hasText: name }).first().click();
      };
      const answer = first.waitForResponse((one) => new URL(one.url()).pathname.endsWith(call));
      await send(first);
      await (await answer).finished();
      // A tab holds a lock until it has dealt with the answer.
      const held = () => told.evaluate(async () => (await navigator.locks.query()).held?.length);
      await expect.poll(held).toBe(0);
      const said = (tab: Page) => tab.getByText(/You sent your .* at/).first();
      await said(told).waitFor();
      await send(untold);
      await said(untold).waitFor();
      expect(await said(told).isVisible()).toBe(true);
      expect(await lenderOf(borrower()).kinds()).toEqual([kind]);
    });
  }

  // An Android web view has none unless its app switches it on.
  withBrowser('a reload forgets no confirmation on a phone without storage', async () => {
    const { page, open } = borrower();
    const { fault, kinds } = lenderOf(borrower());
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { value: null });
    });
    await open('newLoanConfirm', 'status-110');
    await fault('/loan-details', 'http-500', { times: 'always' });
    await fault('/loan-detail-push', 'lost-after');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const doubt = page.getByText(/not sure your .* confirmation went through/);
    await doubt.waitFor();
    await page.reload();
    await doubt.waitFor();
    expect(await kinds()).toEqual(['push']);
  });
});
