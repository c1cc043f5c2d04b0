import { describe, expect } from 'vitest';
import { expectAccessible, expectUsable } from './accessible.ts';
import { borrower, untilReactListens, withBrowser } from './borrower.ts';
import { goOffline } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { holdTimers } from './pageClock.ts';
import { boxOf, setTextSize } from './watchPage.ts';

/** Opens a page on a small phone, once its React listens. Toasts then stay. */
async function openSmall(
  ...[route, orderId, more]: Parameters<ReturnType<typeof borrower>['open']>
) {
  const { page, open } = borrower();
  await page.setViewportSize({ width: 320, height: 640 });
  await open(route, orderId, more);
  await untilReactListens(page);
  await holdTimers(page);
}

/** Expects a toast that says this, whole in view and over no control. */
async function expectClear(words: string | RegExp): Promise<void> {
  const { page } = borrower();
  const toast = page.locator('.toast').filter({ hasText: words });
  await toast.waitFor();
  const { height = 0 } = page.viewportSize() ?? {};
  const isInView = async () => {
    const box = await toast.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  };
  // The toast of the first read may just have gone.
  await expect.poll(isInView).toBe(true);
  expect(await page.locator('.toast').evaluateAll(coveredControls)).toEqual([]);
  const box = await boxOf(toast);
  for (const title of await page.locator('h1, [role=dialog] h2').all()) {
    const { y, height } = await boxOf(title);
    expect(box.y >= y + height || box.y + box.height <= y, 'beside the title').toBe(true);
  }
}

/** Runs in the page: the controls that toasts cover, in their dialog or in the page. */
function coveredControls(toasts: Element[]): (string | null)[] {
  const boxes = toasts.map((toast) => toast.getBoundingClientRect());
  const isCovered = (control: Element) => {
    const { top, bottom, height } = control.getBoundingClientRect();
    return height > 1 && boxes.some((toast) => top < toast.bottom && toast.top < bottom);
  };
  const host = toasts[0]?.closest('dialog, body') ?? document.body;
  return Array.from(host.querySelectorAll('a[href], button, input, textarea, select'))
    .filter((control) => !control.closest('.toasts') && isCovered(control))
    .map((control) => control.textContent);
}

const button = (name: string | RegExp) => borrower().page.getByRole('button', { name });

describe('a small phone', () => {
  withBrowser('a failed read is told in a toast over no control', async () => {
    const { page, problems } = borrower();
    await lenderOf(borrower()).fault('/loan-play-detail', 'refused', { kind: 'read', times: 2 });
    await openSmall('repayment', 'due-extendable');
    await button('Retry').click();
    await expectClear('This service is under maintenance');
    await expectUsable(page);
    await button('Retry').click();
    await page.getByText('Amount to repay').waitFor();
    expect(problems).toEqual([]);
  });

  withBrowser('an ended session and a lost network are told to everybody', async () => {
    const { page, context } = borrower();
    await openSmall('loanDetail', 'signed-out');
    await button('Sign in').waitFor();
    await expectUsable(page);
    await goOffline(context);
    await openSmall('loanDetail', 'status-174');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await expectUsable(page);
  });

  withBrowser('the notice about a lost reply leaves half of it to the page', async ({ page }) => {
    await openSmall('cardRepayment', 'write-dropped', { amount: '345000' });
    await page.getByRole('radio', { name: /BDO/ }).check();
    await button('Repay ₱3,450.00').click();
    await page.getByText(/We're not sure your .*payment/).waitFor();
    expect((await boxOf(page.locator('.notice'))).height).toBeLessThan(320);
    for (const control of [
      button('Check again'),
      page.getByRole('link', { name: 'See your order' }),
    ])
      expect((await boxOf(control)).height).toBeGreaterThanOrEqual(48);
    await setTextSize(page, 200);
    await expectUsable(page);
  });

  withBrowser('a toast covers no control of the page, nor of its dialog', async () => {
    const { page, context } = borrower();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSmall('repayment', 'due-extendable');
    await button('Copy').click();
    await expectClear('copy success');
    await openSmall('repaymentOfCode', 'due-extendable', {
      showType: '1',
      payCode: '801234567890',
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('link', { name: 'Back to your order' }).scrollIntoViewIfNeeded();
    await button('Copy code').click();
    await expectClear('copy success');
    await openSmall('complainDetails', 'due-extendable', { problemId: '2' });
    await lenderOf(borrower()).fault('/save-score', 'refused');
    await button('Rate the answer').click();
    await page.getByRole('radio').nth(4).check({ force: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expectClear(/\w/);
    await expectAccessible(page);
  });

  // `test/pages/replyVariants.test.tsx` opens every page. These have the most kinds of content, which must also fit.
  for (const name of ['loanDetail', 'bindBank', 'jointLoginFail'])
    withBrowser(`${name} with other contents is for everybody`, async ({ page, problems }) => {
      await lenderOf(borrower()).settings({ replyVariant: 2 });
      await openSmall(name, 'due-extendable');
      await expectUsable(page);
      expect(problems).toEqual([]);
    });
});
