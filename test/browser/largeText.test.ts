import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { borrower, untilReactListens, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';
import { setTextSize } from './watchPage.ts';
import { enlargeAmounts, expectWhole, LARGE, LARGE_QUERY } from './wholePieces.ts';

const fontSizes = (place: string) =>
  borrower()
    .page.locator(place)
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));

const showOffers = (page: Page) => page.getByText(`${LARGE} – ${LARGE}`).first().waitFor();

async function loseConfirmation(page: Page): Promise<void> {
  await lenderOf(borrower()).fault('/loan-detail-push', 'lost-before');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText(`your ${LARGE} loan confirmation`).waitFor();
}

async function askForCost(page: Page): Promise<void> {
  await page.getByLabel('Loan amount (₱)', { exact: true }).fill('100000');
  await page.getByLabel('Interest (₱)').fill('100000');
  await page.getByLabel('Payments').selectOption('1');
}

describe('large text', () => {
  for (const [what, route, orderId, amount, show] of [
    ['the offers below an order', 'loanDetail', 'status-110', LARGE, showOffers],
    ['the words about a lost reply', 'newLoanConfirm', 'status-110', LARGE, loseConfirmation],
    ['the cost of the largest loan', '', '', '₱301,000.00', askForCost],
  ] as const) {
    withBrowser(`no amount is broken in ${what}`, async ({ page, open }) => {
      await enlargeAmounts();
      await open(route, orderId, LARGE_QUERY);
      await untilReactListens(page);
      await show(page);
      await expectWhole(amount);
    });
  }

  withBrowser('no word of a long address in a footer is broken, at any width', async () => {
    const { page, open } = borrower();
    await open('aboutUs');
    await page.locator('footer [href^="mailto:"]').evaluate((link) => {
      const parts = ['customersupport.', 'philippines@', 'lendingcompany.', 'example.', 'com'];
      link.replaceChildren(...parts.flatMap((part) => [part, document.createElement('wbr')]));
    });
    for (const width of [320, 640, 960, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expectWhole('customersupport.');
    }
  });

  withBrowser('tables grow with the text, and what is hidden stays out of view', async () => {
    const { page, open } = borrower();
    await page.setViewportSize({ width: 320, height: 640 });
    await open('');
    await setTextSize(page, 200);
    const skip = await page.getByRole('link', { name: 'Skip to main content' }).boundingBox();
    expect(skip && skip.x + skip.width, 'out of view').toBeLessThanOrEqual(0);
    const cells = await fontSizes('table :is(td, tbody th)');
    expect(cells.length).toBeGreaterThan(12);
    expect(Math.min(...cells)).toBeGreaterThan(24);
  });

  withBrowser('the buttons of an order stay in view, over at most a third of it', async () => {
    const { page, open } = borrower();
    /** How much of the window's height the buttons and what belongs to them take, 0 to 1. */
    const covered = () =>
      page.locator('.sticky-bar').evaluate((bar) => {
        scrollTo(0, 0);
        const { top, bottom } = bar.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
      });
    await open('loanDetail', 'due-extendable');
    await untilReactListens(page);
    expect(await covered()).toBeGreaterThan(0.1);
    expect(await covered()).toBeLessThan(1 / 3);
    await setTextSize(page, 200);
    expect(await covered()).toBeLessThan(1 / 3);
  });
});
