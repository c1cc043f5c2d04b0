import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, tapTwice, untilReactListens, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { holdTimers } from './pageClock.ts';

describe('order details', () => {
  describe('Borrow Again', () => {
    const left = (url: URL) => !url.pathname.includes('loanDetail');
    const CLIENT = '**/assets/client-*.js';
    /** How long leaving waits at most for the script that sends, ms. */
    const LONGEST_WAIT_MS = 1000;

    withBrowser('sends it once before it leaves, even if the script loads late', async () => {
      const { page, open, calls } = borrower();
      const letScriptLoad = await holdRequests(page, CLIENT);
      await open('loanDetail', 'status-200');
      await holdTimers(page, LONGEST_WAIT_MS);
      const again = page.getByRole('button', { name: 'Borrow Again' });
      await tapTwice(again);
      letScriptLoad();
      await page.waitForURL(left);
      const event = { body: { moduleId: '30', productId: '7' } };
      await expect.poll(() => calls('/event/save')).toMatchObject([event]);
    });

    withBrowser('leaves after a second even if the script never loads', async () => {
      const { page, open, calls } = borrower();
      await holdRequests(page, CLIENT);
      await open('loanDetail', 'status-200');
      const letSecondPass = await holdTimers(page, LONGEST_WAIT_MS);
      await page.getByRole('button', { name: 'Borrow Again' }).click();
      await page.locator('[aria-disabled=true]', { hasText: 'Borrow Again' }).waitFor();
      await letSecondPass();
      await page.waitForURL(left);
      expect(await calls('/event/save')).toEqual([]);
    });
  });

  withBrowser(
    'dialogs open one at a time in their order, and Esc closes each',
    async ({ page, open }) => {
      await open('loanDetail', 'all-dialogs');
      for (const name of [
        'Kind tips',
        'Add your bank card',
        'Get your money',
        'How was your experience?',
      ]) {
        await page.getByRole('dialog', { name }).waitFor();
        expect(await page.getByRole('dialog').count()).toBe(1);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  );

  withBrowser(
    'overdue, due, due today, repaid and others have bands of their colours',
    async ({ page, open }) => {
      const bands = new Set<string>();
      for (const status of ['status-170', 'status-174', 'status-180', 'status-200', 'status-21']) {
        await open('loanDetail', status);
        await untilReactListens(page);
        const band = page.locator('.status').first();
        bands.add(await band.evaluate((one) => getComputedStyle(one).backgroundImage));
      }
      expect(bands.size).toBe(5);
    },
  );
});
