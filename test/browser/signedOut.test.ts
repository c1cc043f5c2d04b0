import { describe, expect } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  site,
  untilReactListens,
  useBorrower,
  withBrowser,
} from './borrower.ts';
import { putShell, shellMessages } from './fakeShell.ts';
import { DATA_SCREENS } from './screens.ts';
import { untilIdle } from './watchPage.ts';

const ENDED = 'Your session has ended. Please sign in again.';

describe('after the session has ended', () => {
  const borrower = useBorrower();
  const block = () =>
    borrower()
      .page.getByRole('alert')
      .filter({ has: borrower().page.getByRole('heading') });
  const signIn = () => block().getByRole('button', { name: 'Sign in' });

  for (const { route, query } of DATA_SCREENS) {
    withBrowser(`${route}: shows it, and Sign in asks the shell`, async () => {
      const { page, context, open, problems } = borrower();
      await putShell(context);
      await open(route, 'signed-out', query);
      await block().getByRole('heading', { name: 'You are signed out' }).waitFor();
      await block().getByText(ENDED).waitFor();
      expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
      await signIn().click();
      await expect
        .poll(() => shellMessages(page))
        .toContainEqual(
          expect.objectContaining({ action: 'returnToLogin', payload: { reason: 'expired' } }),
        );
      expect(problems.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
    });
  }

  withBrowser('an address without a session is reported to the shell as missing', async () => {
    const { page, context, sessionId } = borrower();
    await putShell(context);
    await context.setExtraHTTPHeaders({ 'x-sandbox-session': sessionId });
    await page.goto(`${site}/loanDetail?productId=7&orderId=signed-out`);
    await signIn().click();
    await expect
      .poll(() => shellMessages(page))
      .toContainEqual(
        expect.objectContaining({ action: 'returnToLogin', payload: { reason: 'missing' } }),
      );
  });

  withBrowser('a plain browser tells where to sign in', async () => {
    const { page, open } = borrower();
    await open('loanDetail', 'signed-out');
    await signIn().waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await signIn().click();
    await page.getByText('Please open the app and sign in').waitFor();
  });

  withBrowser('after a tap that finds it ended, the message and the page say so', async () => {
    const { page, open, calls } = borrower();
    await open('repayment', 'write-signed-out');
    await page.getByRole('button', { name: 'Payment Method' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText(ENDED).first().waitFor();
    await signIn().waitFor();
    expect(await calls('/generate-vcode')).toHaveLength(1);
    await untilIdle(page);
    // The page reads once more, not endlessly.
    expect(await calls('/loan-play-detail')).toHaveLength(2);
  });

  withBrowser('after signing in, a page left open reads again by itself', async () => {
    const { page, context, open } = borrower();
    await context.route('**/loan-details/loan-details*', (call) =>
      call.fulfill({ status: 401, body: '' }),
    );
    await open('loanDetail', 'status-174');
    await signIn().waitFor();
    await untilReactListens(page);
    await context.unroute('**/loan-details/loan-details*');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: 'Repayment' }).waitFor();
  });

  withBrowser('the input is kept when the form comes back', async () => {
    const { page, open, sessionId } = borrower();
    await open('complainPageNext', 'write-signed-out', { problemType: '2', orderNo: '1' });
    await page.getByRole('textbox').first().fill('They call at night');
    await page.getByRole('button', { name: 'Send' }).click();
    await signIn().waitFor();
    await page.request.post(`${site}/esita/sandbox/reset`, { form: { sessionId } });
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox').first().inputValue())
      .toBe('They call at night');
  });
});
