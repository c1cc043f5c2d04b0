import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  untilReactListens,
  useBorrower,
  withBrowser,
} from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { lenderOf } from './lender.ts';

/** The two pages with payment methods, and the amount of each. */
const PAGES = [
  ['repayment', '₱3,450.00'],
  ['repayDelay', '₱450.00'],
] as const;

const picker = (page: Page) => page.getByRole('dialog', { name: 'Payment Method' });
const choice = (page: Page, name: string) => page.getByRole('radio', { name });
/** Where the entries of the open picker are. */
const places = (page: Page) =>
  picker(page)
    .locator('label')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('payment methods before React has loaded', () => {
  const borrower = useBorrower();

  /** Opens a page whose React is held back until the function that is returned is called. */
  const openHeld = async (route: string, amount: string, orderId = 'due-extendable') => {
    const { page, context, open } = borrower();
    const release = await holdRequests(context, '**/assets/react-*.js');
    const opened = open(route, orderId);
    await page.getByText(amount).first().waitFor();
    return async () => {
      release();
      await opened;
      await untilReactListens(page);
    };
  };

  for (const [route, amount] of PAGES) {
    withBrowser(`open on ${route}, and React keeps the choice and the focus`, async () => {
      const { page, problems } = borrower();
      const start = await openHeld(route, amount);
      await button(page, 'Payment Method').tap();
      await picker(page).waitFor();
      expect(await choice(page, 'GCash').isChecked()).toBe(true);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await choice(page, 'Maya').tap();
      await page.keyboard.press('Shift+Tab');
      const before = await places(page);
      await start();
      await page.waitForFunction(() => !document.querySelector('[data-picker][open]'));
      expect(await picker(page).count()).toBe(1);
      expect(before).toHaveLength(4);
      expect(await places(page)).toEqual(before);
      expect(await choice(page, 'Maya').isChecked()).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Confirm');
      await button(page, 'Cancel').tap();
      await picker(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Payment Method');
      expect(problems).toEqual([]);
    });
  }

  withBrowser(
    'a choice that was confirmed requests its code once, when React is there',
    async () => {
      const { page, calls } = borrower();
      const lender = lenderOf(borrower());
      const start = await openHeld('repayment', '₱3,450.00');
      await button(page, 'Payment Method').tap();
      await choice(page, 'Maya').tap();
      await button(page, 'Confirm').tap();
      await button(page, 'Confirm').tap();
      expect(await calls('/generate-vcode')).toHaveLength(0);
      void start().catch(() => undefined);
      await page.waitForURL(/repaymentOfCode/);
      expect(await lender.kinds()).toEqual(['code']);
      expect((await calls('/generate-vcode'))[0]?.body.channelNumber).toBe('90007');
    },
  );

  withBrowser('stay closed once they were cancelled', async () => {
    const { page } = borrower();
    const start = await openHeld('repayment', '₱3,450.00');
    for (const close of [() => button(page, 'Cancel').tap(), () => page.keyboard.press('Escape')]) {
      await button(page, 'Payment Method').tap();
      await picker(page).waitFor();
      await close();
      await picker(page).waitFor({ state: 'detached' });
    }
    await start();
    expect(await picker(page).count()).toBe(0);
    await button(page, 'Payment Method').tap();
    await picker(page).waitFor();
  });

  withBrowser('open with the reply if the button was tapped before it', async () => {
    const { page, context, open } = borrower();
    const { fault, release } = lenderOf(borrower());
    await fault('/loan-play-detail', 'hold');
    const start = await holdRequests(context, '**/assets/react-*.js');
    const opened = open('repayment', 'due-extendable');
    await button(page, 'Payment Method').tap();
    expect(await picker(page).count()).toBe(0);
    await release();
    await picker(page).waitFor();
    start();
    await opened;
  });

  withBrowser('are not offered while it is unknown whether a code was created', async () => {
    const { page, open } = borrower();
    const { fault } = lenderOf(borrower());
    await open('repayment', 'due-extendable');
    await untilReactListens(page);
    await fault('/generate-vcode', 'lost-before');
    await button(page, 'Payment Method').tap();
    await button(page, 'Confirm').tap();
    await page
      .getByText(/may still be on its way|do not know/)
      .first()
      .waitFor();
    const start = await openHeld('repayment', '₱3,450.00');
    await button(page, 'Payment Method').tap();
    expect(await picker(page).count()).toBe(0);
    await start();
    expect(await picker(page).count()).toBe(0);
  });

  withBrowser('close when the borrower leaves, who may pay elsewhere', async () => {
    const { page } = borrower();
    const start = await openHeld('repayment', '₱3,450.00');
    await button(page, 'Payment Method').tap();
    await button(page, 'Confirm').tap();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    await picker(page).waitFor({ state: 'detached' });
    await start();
    expect(await picker(page).count()).toBe(0);
    expect(await lenderOf(borrower()).kinds()).toEqual([]);
  });

  withBrowser('close if the page cannot be shown', async () => {
    const { page, context, open } = borrower();
    // React decodes what the document only copies.
    await page.route(/loan-play-detail/, async (call) => {
      const answer = await call.fetch();
      const reply = await answer.json();
      await call.fulfill({ json: { ...reply, data: { ...reply.data, repayAmount: 'abc' } } });
    });
    const release = await holdRequests(context, '**/assets/react-*.js');
    const opened = open('repayment', 'due-extendable');
    await button(page, 'Payment Method').tap();
    await picker(page).waitFor();
    release();
    await opened;
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    // Screen readers announce only what is written into regions that were there before.
    expect(await page.locator('body > .toasts').count()).toBe(2);
    expect(await picker(page).count()).toBe(0);
    expect(await page.locator('.dialog-locked').count()).toBe(0);
  });
});
