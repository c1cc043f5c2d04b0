import { describe, expect } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  untilReactListens,
  useBorrower,
  withBrowser,
} from './borrower.ts';
import { goOffline } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { holdTimers } from './pageClock.ts';
import { DATA_SCREENS } from './screens.ts';
import { setTextSize } from './watchPage.ts';

/** What can go wrong with a read, and what is then said. Every screen says it with the same block. */
const FAULTS = [
  { orderId: 'http-500', says: 'The service is having trouble' },
  { orderId: 'malformed', says: 'We received an answer that we cannot read' },
  { orderId: 'html', says: 'We received an answer that we cannot read' },
  { orderId: 'missing-required', says: 'We received an answer that we cannot read' },
  { orderId: 'drops', says: 'The connection was lost' },
  { orderId: 'no-such-order', says: 'Order not found' },
];

describe('if a read fails', () => {
  const borrower = useBorrower({ sharesWindow: true });

  for (const { orderId, says } of FAULTS) {
    withBrowser(`${orderId}: the page says why`, async () => {
      const { page, open } = borrower();
      await open('repayment', orderId);
      await page.getByRole('alert').getByText(says).first().waitFor();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    });
  }

  for (const { route, call, failed, query, needsOrder } of DATA_SCREENS) {
    withBrowser(`${route}: shows why and offers Retry`, async () => {
      const { page, open, problems, calls } = borrower();
      await open(route, 'server-error', query);
      const block = page.getByRole('alert').filter({ has: page.getByRole('heading') });
      await block.getByRole('heading', { name: failed }).waitFor();
      expect(await block.getByText('The system is busy. Please try again later.').isVisible()).toBe(
        true,
      );
      const before = (await calls(call)).length;
      await block.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(async () => (await calls(call)).length).toBeGreaterThan(before);
      await block.getByRole('heading', { name: failed }).waitFor();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      expect(problems.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
    });

    if (!needsOrder) continue;
    withBrowser(`${route}: an address without order is reported, without a call`, async () => {
      const { page, open, calls } = borrower();
      await open(route);
      await page.getByText('This link is incomplete').waitFor();
      expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Close this page' }).waitFor();
      expect(await calls('')).toEqual([]);
    });
  }

  for (const { route, ready, query } of DATA_SCREENS) {
    withBrowser(`${route}: Retry loads the page once the fault has passed`, async () => {
      const { page, open } = borrower();
      await open(route, 'server-error-once', query);
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByText(ready).first().waitFor();
      expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    });

    withBrowser(`${route}: a connection lost once goes unnoticed`, async () => {
      const { page, open } = borrower();
      await open(route, 'drops-once', query);
      await page.getByText(ready).first().waitFor();
    });
  }
});

describe('if a read fails on the way', () => {
  const borrower = useBorrower();

  for (const { route, ready, query } of DATA_SCREENS) {
    withBrowser(
      `${route}: shows that it is offline, and reads again by itself once online`,
      async () => {
        const { page, context, open } = borrower();
        await goOffline(context);
        await open(route, 'status-174', query);
        await page.getByRole('heading', { name: 'You are offline' }).waitFor();
        await untilReactListens(page);
        await expectAccessible(page);
        await context.unroute('**/esita/**');
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await page.getByText(ready).first().waitFor();
      },
    );
  }

  withBrowser('a slow reply shows a busy skeleton first', async () => {
    const { page, open } = borrower();
    const { fault, release } = lenderOf(borrower());
    await fault('/loan-details/loan-details', 'hold');
    await open('loanDetail', 'status-174');
    expect(await page.locator('[aria-busy=true]').count()).toBe(1);
    await expectAccessible(page);
    await release();
    await page.getByText('Repayment due').waitFor();
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  });

  withBrowser('a refresh that fails keeps the data on the screen', async () => {
    const { page, context, open } = borrower();
    await open('loanDetail', 'status-174');
    await page.getByRole('button', { name: 'Repayment' }).waitFor();
    await untilReactListens(page);
    let lost = 0;
    await context.route('**/esita/**', (call) => {
      lost += 1;
      return call.abort();
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    // A read is sent three times.
    await expect.poll(() => lost).toBe(3);
    await untilReactListens(page);
    expect(await page.getByText('Repayment due').isVisible()).toBe(true);
  });
});

describe('if a request for a code fails', () => {
  const borrower = useBorrower();

  async function ask(orderId: string) {
    const { page, open } = borrower();
    await open('repayment', orderId);
    await page.getByRole('button', { name: 'Payment Method' }).click();
    await holdTimers(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    return page;
  }

  withBrowser(
    'the notice about a lost reply leaves half of a small phone to the page',
    async () => {
      await borrower().page.setViewportSize({ width: 320, height: 640 });
      const page = await ask('write-dropped');
      await page.getByText(/We're not sure your .*request/).waitFor();
      const notice = await page.locator('.mutation-notice').boundingBox();
      const check = await page.getByRole('button', { name: 'Check again' }).boundingBox();
      const order = await page.getByRole('link', { name: 'See your order' }).boundingBox();
      expect(notice?.height).toBeLessThan(320);
      expect(check?.height).toBeGreaterThanOrEqual(48);
      expect(order?.height).toBeGreaterThanOrEqual(48);
      await setTextSize(page, 200);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
  );

  withBrowser('two taps at once make one request', async () => {
    const { page, open, calls } = borrower();
    await open('repayment', 'status-174');
    await page.getByRole('button', { name: 'Payment Method' }).click();
    await page.getByRole('button', { name: 'Confirm' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await page.waitForURL(/repaymentOfCode/);
    expect(await calls('/generate-vcode')).toHaveLength(1);
  });
});
