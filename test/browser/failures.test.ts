import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, expectNoSidewaysScroll, untilReactListens, withBrowser } from './borrower.ts';
import { goOffline } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { holdTimers } from './pageClock.ts';
import { expectClear } from './toast.ts';
import { setTextSize } from './watchPage.ts';

const SMALL = { width: 320, height: 640 };

describe('a read that fails', () => {
  withBrowser('is told in a toast that covers no control, until Retry helps', async () => {
    const { page, open, problems } = borrower();
    await page.setViewportSize(SMALL);
    await lenderOf(borrower()).fault('/loan-play-detail', 'refused', { kind: 'read', times: 2 });
    await open('repayment', 'due-extendable');
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await untilReactListens(page);
    await holdTimers(page);
    await retry.click();
    await expectClear(page, 'This service is under maintenance');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await retry.click();
    await page.getByText('Amount to repay').waitFor();
    expect(problems).toEqual([]);
  });

  withBrowser('by the network or the session is told to everybody, on a small phone', async () => {
    const { page, context, open } = borrower();
    await page.setViewportSize(SMALL);
    const expectUsable = async (name: string) => {
      await page.getByRole('button', { name }).waitFor();
      await untilReactListens(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await open('loanDetail', 'signed-out');
    await expectUsable('Sign in');
    await goOffline(context);
    await open('loanDetail', 'status-174');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await expectUsable('Retry');
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
      const notice = await page.locator('.notice').boundingBox();
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
