import { describe, expect } from 'vitest';
import { expectNoSidewaysScroll, useBorrower, withBrowser } from './borrower.ts';
import { DATA_SCREENS, OTHER_ROUTES, TEXT_ROUTES } from './screens.ts';

const CODE = { showType: '1', payCode: '801234567890', repayAmount: '345000', real: '0' };

describe('on a narrow phone with doubled text size', () => {
  const borrower = useBorrower();

  for (const route of [
    ...DATA_SCREENS.map((screen) => screen.route),
    ...OTHER_ROUTES,
    ...TEXT_ROUTES,
  ]) {
    withBrowser(`${route} does not scroll sideways`, async () => {
      const { page, open } = borrower();
      const query = DATA_SCREENS.find((screen) => screen.route === route)?.query;
      await page.setViewportSize({ width: 320, height: 640 });
      await open(route === 'officialSite' ? '' : route, 'due-extendable', { ...CODE, ...query });
      await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
    });
  }
});
