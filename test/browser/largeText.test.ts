import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { borrower, expectNoSidewaysScroll, untilReactListens, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';
import { EVERY_PAGE } from './screens.ts';
import { setTextSize } from './watchPage.ts';

const LARGE = '₱1,234,567.89';
/** In percent. Between the normal and the doubled size a value may still stand beside its label. */
const TEXT_SIZES = [100, 150, 200];
const SMALL = { width: 320, height: 640 };

/**
 * What must stand on one line: amounts, half of which would be taken for a whole one, words of addresses with their sign, and
 * when a complaint was sent.
 */
const PIECES = [
  ['body', '[₱₹][\\d.,]*\\d'],
  ['[href^="mailto:"],[href^="tel:"],.whole', '[^\\s@./]+[@./]?|[@./]'],
  ['.complaint-item time', '.+'],
] as const;

/** Pages with amounts or contacts, and what they must show of that, without spaces. */
const SHOWN: readonly (readonly [routes: string, shown: string])[] = [
  ['cardRepayment jointLoginFail loanConfirm loanDetail newLoanConfirm', LARGE],
  ['repayDelay repayment repaymentOfCode repaymentOfCode2', LARGE],
  ['customerService', 'support.team@lender.example.com+63280000100'],
  // The full stop stays with the address.
  ['errorPage', '+63280000100help@lend.example.'],
  ['aboutUs complaint complaintList landing loanAgreement officialSite', ''],
];

/** Answers a call as the sandbox does, with a large amount in place of each, and a long address. */
async function answerWithLargeAmounts(route: Route): Promise<void> {
  const response = await route.fetch().catch(() => undefined);
  if (!response) return route.abort();
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  const body = (await response.text())
    .replace(/[₱₹]\d[\d.,]*/g, LARGE)
    .replace('care@lend.example', 'support.team@lender.example.com');
  return route.fulfill({ response, body });
}

/** Opens a page of an order with large amounts on a narrow phone. */
async function openWithLargeAmounts(name: string, orderId = 'due-extendable') {
  const { context, page, open } = borrower();
  const { path = '', query } = EVERY_PAGE.find(({ route }) => route === name) ?? {};
  await context.route('**/esita/**', answerWithLargeAmounts);
  await page.setViewportSize(SMALL);
  // The same amount as the pages take it that read it from their address.
  await open(path, orderId, { ...query, amount: '123456789', repayAmount: '123456789' });
  await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: the pieces, and those of them that do not stand on one line. */
function piecesOn(pieces: typeof PIECES) {
  const shown: string[] = [];
  const broken: string[] = [];
  const range = document.createRange();
  for (const [within, pattern] of pieces) {
    for (const element of Array.from(document.querySelectorAll(within))) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: piece, index } of `${node.nodeValue}`.matchAll(new RegExp(pattern, 'g'))) {
          range.setStart(node, index);
          range.setEnd(node, index + piece.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (lines.size) shown.push(piece);
          if (lines.size > 1) broken.push(piece);
        }
      }
    }
  }
  return { shown, broken };
}

/** Expects that no piece is broken, at any text size, and that these are shown. */
async function expectWhole(pieces: string): Promise<void> {
  const { page } = borrower();
  for (const size of TEXT_SIZES) {
    await setTextSize(page, size);
    const { shown, broken } = await page.evaluate(piecesOn, PIECES);
    expect(broken, `${size} %`).toEqual([]);
    expect(shown.join('')).toContain(pieces);
  }
}

const fontSizes = (place: string) =>
  borrower()
    .page.locator(place)
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));

describe('with up to doubled text size', () => {
  for (const [route, shown] of SHOWN.flatMap(([routes, shown]) =>
    routes.split(' ').map((route) => [route, shown] as const),
  )) {
    withBrowser(`${route} breaks no amount and no contact, and scrolls only down`, async () => {
      await openWithLargeAmounts(route);
      await expectNoSidewaysScroll(borrower().page);
      await expectWhole(shown);
    });
  }

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

  for (const [what, route, orderId, amount, show] of [
    ['the offers below an order', 'loanDetail', 'status-110', LARGE, showOffers],
    ['the words about a lost reply', 'newLoanConfirm', 'status-110', LARGE, loseConfirmation],
    ['the cost of the largest loan', 'officialSite', '', '₱301,000.00', askForCost],
  ] as const) {
    withBrowser(`no amount is broken in ${what}`, async ({ page }) => {
      await openWithLargeAmounts(route, orderId);
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

  withBrowser('what is to be paid stays about as large as the title; tables grow', async () => {
    const { page, open } = borrower();
    await page.setViewportSize(SMALL);
    await open('repayment', 'due-extendable');
    await untilReactListens(page);
    await setTextSize(page, 200);
    const [amount = 0] = await fontSizes('.hero-amount');
    const [title = 0] = await fontSizes('h1');
    expect(amount).toBeGreaterThan(0.95 * title);
    await open('');
    await setTextSize(page, 200);
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
