import { describe, expect } from 'vitest';
import { contrast } from '../../shared/config/colours.ts';
import { expectAccessible, useBorrower, withBrowser } from './borrower.ts';
import { DATA_SCREENS, OTHER_ROUTES, TEXT_ROUTES } from './screens.ts';

const CODE = { showType: '1', payCode: '801234567890', repayAmount: '345000', real: '0' };
const LIGHT_PAGE = 'rgb(244, 246, 250)';

describe('on a phone in dark mode', () => {
  const borrower = useBorrower({ sharesWindow: true });

  const background = () =>
    borrower().page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  async function openDark(route: string, orderId: string, more = {}): Promise<void> {
    const { page, open } = borrower();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await open(route, orderId, more);
    await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
  }

  for (const route of [
    ...DATA_SCREENS.map((screen) => screen.route),
    ...OTHER_ROUTES,
    ...TEXT_ROUTES,
  ]) {
    withBrowser(`${route} is dark and can be read`, async () => {
      const query = DATA_SCREENS.find((screen) => screen.route === route)?.query;
      await openDark(route === 'officialSite' ? '' : route, 'due-extendable', {
        ...CODE,
        ...query,
      });
      const parts = (await background()).match(/\d+/g)?.map(Number) ?? [];
      const hex = parts.map((part) => part.toString(16).padStart(2, '0')).join('');
      expect(contrast(`#${hex}`, '#ffffff')).toBeGreaterThan(12);
      await expectAccessible(borrower().page);
    });
  }

  withBrowser('sheets and dialogs are dark too', async () => {
    const { page } = borrower();
    await openDark('repayment', 'due-extendable');
    await page.getByRole('button', { name: 'Payment Method' }).click();
    await page.getByRole('dialog', { name: 'Payment Method' }).waitFor();
    await expectAccessible(page);
    await openDark('loanDetail', 'tips');
    await page.getByRole('dialog', { name: 'Kind tips' }).waitFor();
    await expectAccessible(page);
  });

  withBrowser('an error can be read', async () => {
    await openDark('repayment', 'server-error');
    await borrower().page.getByRole('button', { name: 'Retry' }).waitFor();
    await expectAccessible(borrower().page);
  });

  withBrowser('an app that is always light keeps the light colours', async () => {
    const { page } = borrower();
    await openDark('repayment', 'due-extendable');
    expect(await background()).not.toBe(LIGHT_PAGE);
    // What a build with VITE_COLOUR_SCHEME=light writes into its documents.
    await page.evaluate(() => document.documentElement.setAttribute('data-scheme', 'light'));
    expect(await background()).toBe(LIGHT_PAGE);
  });
});
