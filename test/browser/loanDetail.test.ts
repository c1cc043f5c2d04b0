import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, untilReactListens, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { holdTimers } from './pageClock.ts';

/** How long leaving waits at most for the script that sends, ms. */
const LONGEST_WAIT_MS = 1000;

describe('2.2 Order details', () => {
  for (const [what, loads] of [
    ['sends its event once before it leaves, although the script loads late', true],
    ['leaves after a second although the script never loads', false],
  ] as const) {
    withBrowser(`Borrow Again ${what}`, async ({ page, open, calls }) => {
      const letScriptLoad = await holdRequests(page, '**/assets/client-*.js');
      await open('loanDetail', 'status-200');
      const letSecondPass = await holdTimers(page, LONGEST_WAIT_MS);
      // React replaces the button of the document, which would lose taps that come in between.
      await untilReactListens(page);
      await page.getByRole('button', { name: 'Borrow Again' }).evaluate((one: HTMLElement) => {
        one.click();
        one.click();
      });
      await page.locator('[aria-disabled=true]', { hasText: 'Borrow Again' }).waitFor();
      await (loads ? letScriptLoad : letSecondPass)();
      await page.waitForURL((url) => !url.pathname.includes('loanDetail'));
      const event = { body: { moduleId: '30', productId: '7' } };
      await expect.poll(() => calls('/event/save')).toMatchObject(loads ? [event] : []);
    });
  }

  const DIALOGS = ['Kind tips', 'Add your bank card', 'Get your money', 'How was your experience?'];

  withBrowser('dialogs open one at a time in their order, and Esc closes each', async () => {
    const { page, open } = borrower();
    await open('loanDetail', 'all-dialogs');
    for (const name of DIALOGS) {
      await page.getByRole('dialog', { name }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  withBrowser(
    'overdue, due, due today, repaid and others have readable bands of their own',
    async () => {
      const { page, open } = borrower();
      const bands = new Set<string>();
      for (const status of [170, 174, 180, 200, 21]) {
        await open('loanDetail', `status-${status}`);
        await untilReactListens(page);
        const band = page.locator('.status').first();
        bands.add(await band.evaluate((one) => getComputedStyle(one).backgroundImage));
        await expectAccessible(page, ['color-contrast']);
      }
      expect(bands.size).toBe(5);
    },
  );
});
