import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import {
  borrower,
  expectNoSidewaysScroll,
  site,
  untilReactListens,
  withBrowser,
} from './borrower.ts';
import { putShell, shellMessages } from './fakeShell.ts';
import { goOffline } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { holdTimers } from './pageClock.ts';
import { DATA_SCREENS } from './screens.ts';
import { expectClear } from './toast.ts';
import { setTextSize, untilIdle } from './watchPage.ts';

const SMALL = { width: 320, height: 640 };
const REFUSED = 'This service is under maintenance';
const ENDED = 'Your session has ended. Please sign in again.';

describe('if a read fails', () => {
  for (const { route, call, failed, ready, query, needsOrder } of DATA_SCREENS) {
    withBrowser(`${route}: shows why and offers Retry, which works`, async () => {
      const { page, open, problems, calls } = borrower();
      await page.setViewportSize(SMALL);
      await lenderOf(borrower()).fault(call, 'refused', { kind: 'read', times: 2 });
      await open(route, 'due-extendable', query);
      const block = page.getByRole('alert').filter({ has: page.getByRole('heading') });
      const retry = block.getByRole('button', { name: 'Retry' });
      await block.getByRole('heading', { name: failed }).waitFor();
      await block.getByText(REFUSED).waitFor();
      await untilReactListens(page);
      await holdTimers(page);
      await retry.click();
      await expectClear(page, REFUSED);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await retry.click();
      await page.getByText(ready).first().waitFor();
      expect(await retry.count()).toBe(0);
      expect(problems).toEqual([]);

      if (!needsOrder) return;
      const sent = await calls('');
      await open(route);
      await page.getByText('This link is incomplete').waitFor();
      expect(await retry.count()).toBe(0);
      await page.getByRole('button', { name: 'Close this page' }).waitFor();
      expect(await calls('')).toEqual(sent);
    });
  }
});

describe('if a read fails on the way', () => {
  for (const { route, ready, query } of DATA_SCREENS.filter(({ route }) =>
    ['loanDetail', 'repayment', 'complaintList'].includes(route),
  )) {
    withBrowser(`${route}: shows that it is offline, and reads again by itself`, async () => {
      const { page, context, open } = borrower();
      await goOffline(context);
      await open(route, 'status-174', query);
      await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      await untilReactListens(page);
      await expectAccessible(page);
      await context.unroute('**/esita/**');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await page.getByText(ready).first().waitFor();
    });
  }

  withBrowser('a slow reply shows a busy skeleton first', async ({ page, open }) => {
    const { fault, release } = lenderOf(borrower());
    await fault('/loan-details/loan-details', 'hold');
    await open('loanDetail', 'status-174');
    expect(await page.locator('[aria-busy=true]').count()).toBe(1);
    await expectAccessible(page);
    await release();
    await page.getByText('Repayment due').waitFor();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  });
});

describe('after the session has ended', () => {
  const signIn = () => borrower().page.getByRole('alert').getByRole('button', { name: 'Sign in' });

  for (const reason of ['expired', 'missing']) {
    withBrowser(`the shell is asked to sign in: ${reason}`, async () => {
      const { page, context, open, sessionId } = borrower();
      await putShell(context);
      await context.setExtraHTTPHeaders({ 'x-sandbox-session': sessionId });
      if (reason === 'expired') await open('loanDetail', 'signed-out');
      else await page.goto(`${site}/loanDetail?productId=7&orderId=signed-out`);
      await signIn().click();
      const wish = { action: 'returnToLogin', payload: { reason } };
      await expect.poll(() => shellMessages(page)).toContainEqual(expect.objectContaining(wish));
    });
  }

  withBrowser('a plain browser tells where to sign in', async ({ page, open }) => {
    await open('loanDetail', 'signed-out');
    await signIn().waitFor();
    await expectAccessible(page);
    await page.setViewportSize(SMALL);
    await expectNoSidewaysScroll(page);
    await signIn().click();
    await page.getByText('Please open the app and sign in').waitFor();
  });

  withBrowser('a tap that finds it ended says so, and the page reads once more', async () => {
    const { page, open, calls } = borrower();
    await open('repayment', 'write-signed-out');
    await page.getByRole('button', { name: 'Payment Method' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText(ENDED).first().waitFor();
    await signIn().waitFor();
    expect(await calls('/generate-vcode')).toHaveLength(1);
    await untilIdle(page);
    expect(await calls('/loan-play-detail')).toHaveLength(2);
  });
});

describe('if a payment gets no answer', () => {
  withBrowser(
    'the notice about a lost reply leaves half of a small phone to the page',
    async ({ page, open }) => {
      await page.setViewportSize(SMALL);
      await open('cardRepayment', 'write-dropped', { amount: '345000' });
      await page.getByRole('radio', { name: /BDO/ }).check();
      await holdTimers(page);
      await page.getByRole('button', { name: 'Repay ₱3,450.00' }).click();
      await page.getByText(/We're not sure your .*payment/).waitFor();
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
});

describe('a toast', () => {
  withBrowser('stands above the page, where neither keyboard nor buttons are', async () => {
    const { page, context, open } = borrower();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(SMALL);
    await open('repayment', 'due-extendable');
    await untilReactListens(page);
    await holdTimers(page);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expectClear(page, 'copy success');
  });

  withBrowser('of a refused write covers no control of its dialog', async () => {
    const { page, open } = borrower();
    await page.setViewportSize(SMALL);
    await open('complainDetails', 'due-extendable', { problemId: '2' });
    await page.getByRole('heading', { name: 'Process Result' }).waitFor();
    await untilReactListens(page);
    await lenderOf(borrower()).fault('/save-score', 'refused');
    await page.getByRole('button', { name: 'Rate the answer' }).click();
    await page.getByRole('radio').nth(4).check({ force: true });
    await holdTimers(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expectClear(page, /\w/);
    await expectAccessible(page);
  });
});
