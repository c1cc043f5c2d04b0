import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { borrower, expectNoSidewaysScroll, untilReactListens, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';
import { EVERY_PAGE, type SitePage } from './screens.ts';
import { setTextSize } from './watchPage.ts';

const LARGE = '₱1,234,567.89';
/** The same amount as the pages take it that read it from their address. */
const LARGE_IN_ADDRESS = { amount: '123456789', repayAmount: '123456789' };
const LONG_MAIL = 'support.team@lender.example.com';
/** In percent. Between the normal and the doubled size a value may still stand beside its label. */
const TEXT_SIZES = [100, 150, 200];

/** The pages that show an amount of the order. */
const MONEY_ROUTES = [
  'cardRepayment',
  'jointLoginFail',
  'loanConfirm',
  'loanDetail',
  'newLoanConfirm',
  'repayDelay',
  'repayment',
  'repaymentOfCode',
  'repaymentOfCode2',
];

/** Answers a call as the sandbox does, with a large amount in place of each, and a long address. */
async function answerWithLargeAmounts(route: Route): Promise<void> {
  const response = await route.fetch().catch(() => undefined);
  if (!response) return route.abort();
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  const body = (await response.text())
    .replace(/[₱₹]\d[\d.,]*/g, LARGE)
    .replace('care@lend.example', LONG_MAIL);
  return route.fulfill({ response, body });
}

/** Runs in the page: words in some elements, and those that do not stand on one line. */
function wordsOn([within, pattern]: readonly [within: string, pattern: string]) {
  const shown: string[] = [];
  const broken: string[] = [];
  const range = document.createRange();
  for (const element of Array.from(document.querySelectorAll(within))) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of `${node.nodeValue}`.matchAll(new RegExp(pattern, 'g'))) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size) shown.push(word);
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return { shown, broken };
}

/** Half of an amount is easily taken for a whole one. */
const AMOUNTS = ['body', '[₱₹][\\d.,]*\\d'] as const;
/** Signs end a word of an address. */
const CONTACT_WORDS = [
  '[href^="mailto:"],[href^="tel:"],.whole',
  '[^\\s@./]+[@./]?|[@./]',
] as const;

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

describe('on a narrow phone with up to doubled text size', () => {
  async function amountsAtEverySize() {
    const { page } = borrower();
    const shown: string[] = [];
    const broken: string[] = [];
    for (const size of TEXT_SIZES) {
      await setTextSize(page, size);
      const amounts = await page.evaluate(wordsOn, AMOUNTS);
      shown.push(...amounts.shown);
      broken.push(...amounts.broken.map((amount) => `${amount} at ${size} %`));
    }
    return { shown, broken };
  }

  /** Opens a page of an order with large amounts. */
  async function openWithLargeAmounts(one?: SitePage, orderId = 'due-extendable') {
    const { context, page, open } = borrower();
    await context.route('**/esita/**', answerWithLargeAmounts);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(one?.path ?? '', orderId, { ...one?.query, ...LARGE_IN_ADDRESS });
    await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
    await page.waitForLoadState('networkidle');
  }

  const CONTACTS: Readonly<Record<string, readonly string[]>> = {
    // The full stop stays with the address.
    errorPage: ['+63 2 8000 0100', 'help@lend.example.', 'help@lend.example'],
    customerService: [LONG_MAIL, '+63 2 8000 0100'],
  };

  for (const one of EVERY_PAGE) {
    const { route } = one;
    withBrowser(`${route} breaks no amount and no contact, and scrolls only down`, async () => {
      const { page } = borrower();
      await openWithLargeAmounts(one);
      await expectNoSidewaysScroll(page);
      const { shown, broken } = await amountsAtEverySize();
      expect(broken).toEqual([]);
      if (MONEY_ROUTES.includes(route)) expect(shown).toContain(LARGE);
      const contacts = CONTACTS[route];
      if (contacts) {
        const words = await page.evaluate(wordsOn, CONTACT_WORDS);
        expect(words.broken).toEqual([]);
        expect(words.shown.join('')).toBe(contacts.join('').replace(/ /g, ''));
      }
    });
  }

  withBrowser('what is to be paid is at least about as large as the title', async () => {
    const { page, open } = borrower();
    await page.setViewportSize({ width: 320, height: 640 });
    await open('repayment', 'due-extendable');
    await untilReactListens(page);
    await setTextSize(page, 200);
    const sizeOf = (place: string) =>
      page.locator(place).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(await sizeOf('.hero-amount')).toBeGreaterThan(0.95 * (await sizeOf('h1')));
  });

  for (const [what, name, orderId, amount, show] of [
    ['the offers below an order', 'loanDetail', 'status-110', LARGE, showOffers],
    [
      'the message about a lost confirmation',
      'newLoanConfirm',
      'status-110',
      LARGE,
      loseConfirmation,
    ],
    ['the cost of the largest loan', 'officialSite', '', '₱301,000.00', askForCost],
  ] as const) {
    withBrowser(`no amount is broken in ${what}`, async ({ page }) => {
      await openWithLargeAmounts(
        EVERY_PAGE.find(({ route }) => route === name),
        orderId,
      );
      await show(page);
      const { shown, broken } = await amountsAtEverySize();
      expect(broken).toEqual([]);
      expect(shown).toContain(amount);
    });
  }

  withBrowser('the tables of costs and late charges grow with the text', async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('');
    await setTextSize(page, 200);
    const cells = page.locator('table').locator('td,tbody th');
    const sizes = await cells.evaluateAll((all) =>
      all.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize)),
    );
    expect(sizes.length).toBeGreaterThan(12);
    expect(Math.min(...sizes)).toBeGreaterThan(24);
    await expectNoSidewaysScroll(page);
  });

  withBrowser('no word of a long address in a footer is broken, at any width', async () => {
    const { page, open } = borrower();
    await open('aboutUs');
    await page.locator('footer [href^="mailto:"]').evaluate((link) => {
      const parts = ['customersupport.', 'philippines@', 'lendingcompany.', 'example.', 'com'];
      link.replaceChildren(...parts.flatMap((part) => [part, document.createElement('wbr')]));
    });
    for (const width of [320, 640, 960, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      for (const size of TEXT_SIZES) {
        await setTextSize(page, size);
        expect(
          (await page.evaluate(wordsOn, CONTACT_WORDS)).broken,
          `${width} px, ${size} %`,
        ).toEqual([]);
      }
    }
  });
});

describe('the buttons at the bottom of the order page', () => {
  /** How much of the window's height the buttons and what belongs to them take, 0 to 1. */
  const covered = () =>
    borrower()
      .page.locator('.sticky-bar')
      .evaluate((bar) => {
        scrollTo(0, 0);
        const { top, bottom } = bar.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
      });

  withBrowser('stay in view, but never over more than a third of it', async ({ page, open }) => {
    await open('loanDetail', 'due-extendable');
    const repay = page.getByRole('button', { name: 'REPAY', exact: true });
    await untilReactListens(page);
    expect(await covered()).toBeGreaterThan(0.1);
    expect(await covered()).toBeLessThan(1 / 3);
    await setTextSize(page, 200);
    expect(await covered()).toBeLessThan(1 / 3);
    await repay.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Rollover Repayment' }).waitFor();
  });
});
