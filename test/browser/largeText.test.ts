import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoSidewaysScroll, useBorrower, withBrowser } from './borrower.ts';
import { DATA_SCREENS, OTHER_ROUTES, TEXT_ROUTES } from './screens.ts';
import { setTextSize } from './textSize.ts';

const CODE = { showType: '1', payCode: '801234567890', repayAmount: '345000', real: '0' };

/** The amounts that do not stand on one line: half of one is easily taken for a whole one. */
function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: amount, index } of `${node.nodeValue}`.matchAll(/[₱₹][\d.,]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(amount);
      }
    }
    return broken;
  });
}

describe('on a narrow phone with doubled text size', () => {
  const borrower = useBorrower({ sharesWindow: true });

  for (const route of [
    ...DATA_SCREENS.map((screen) => screen.route),
    ...OTHER_ROUTES,
    ...TEXT_ROUTES,
  ]) {
    withBrowser(`${route} does not scroll sideways, and no amount is broken`, async () => {
      const { page, open } = borrower();
      const query = DATA_SCREENS.find((screen) => screen.route === route)?.query;
      await page.setViewportSize({ width: 320, height: 640 });
      await open(route === 'officialSite' ? '' : route, 'due-extendable', { ...CODE, ...query });
      await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      await setTextSize(page, 200);
      expect(await brokenAmounts(page)).toEqual([]);
    });
  }
});

describe('the buttons at the bottom of the order page', () => {
  const borrower = useBorrower();

  /** How much of the window's height the buttons and what belongs to them take, 0 to 1. */
  const covered = () =>
    borrower()
      .page.locator('.sticky-bar')
      .evaluate((bar) => {
        scrollTo(0, 0);
        const { top, bottom } = bar.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
      });

  withBrowser('stay in view, but never over more than a third of it', async () => {
    const { page, open } = borrower();
    await open('loanDetail', 'due-extendable');
    const repay = page.getByRole('button', { name: 'REPAY', exact: true });
    await repay.waitFor();
    expect(await covered()).toBeGreaterThan(0.1);
    expect(await covered()).toBeLessThan(1 / 3);
    await setTextSize(page, 200);
    expect(await covered()).toBeLessThan(1 / 3);
    await repay.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Rollover Repayment' }).waitFor();
  });
});
