import type { Page } from 'playwright-core';
import { beforeEach, expect, inject } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, untilReactListens, useLossyServer } from './borrower.ts';
import { olderChromium } from './chromium.ts';
import { untilIdle } from './watchPage.ts';

const ORDER = 'due-extendable';
const LOST = /Part of this page did not load\. Check your connection\./;

/** The script that sends calls. */
const CLIENT = /\/assets\/client-/;

/** The harder of the engines that are here: a failed `import()` is cached for as long as the page lives. */
const program = olderChromium(119) || inject('chromium');

const { server: lossy, withBrowser } = useLossyServer({ program });
beforeEach(() => lossy().lose());

const press = (name: string) => borrower().page.getByRole('button', { name, exact: true }).click();

/** Expects that a part did not load, and that nothing was sent. Reloads the page by the button that is offered. */
async function reload(write: string): Promise<void> {
  const { page, calls } = borrower();
  await page.getByText(LOST).first().waitFor();
  await expectAccessible(page);
  expect(await calls(write)).toEqual([]);
  expect(await page.getByText(/could not confirm|checking/i).count()).toBe(0);
  lossy().lose();
  const loaded = page.waitForEvent('load');
  await press('Reload the page');
  await loaded;
  await untilReactListens(page);
}

withBrowser('a read that needs it says so, and shows its data after a reload', async () => {
  const { page, open } = borrower();
  lossy().lose(CLIENT, /loan-play-detail/);
  await open('repayment', ORDER);
  await page.getByText('We could not load your repayment').waitFor();
  await reload('/loan-play-detail');
  await page.getByText('Amount to repay').waitFor();
});

withBrowser('a complaint keeps its words, even without a server, and is sent once', async () => {
  const { page, open, calls } = borrower();
  lossy().lose(CLIENT);
  await open('complainPageNext', ORDER, { problemType: '2', orderNo: ORDER });
  const words = page.getByLabel('Tell us what happened');
  await words.fill('They call at night.');
  await press('Send');
  await page.getByText(LOST).waitFor();
  lossy().lose(/./);
  const tried = page.waitForEvent('requestfailed');
  await press('Reload the page');
  // An error of the browser does not take the place of the page.
  expect((await tried).isNavigationRequest()).toBe(false);
  await reload('/problem-save');
  expect(await words.inputValue()).toBe('They call at night.');
  await press('Send');
  await page.getByText('Your complaint was sent').first().waitFor();
  expect(await calls('/problem-save')).toHaveLength(1);
});

/** The page is English from its title to its choice of language, and offers to load its other language. */
async function expectEnglish(page: Page) {
  await page.getByText('Amount to repay').first().waitFor();
  await page.getByText(LOST).waitFor();
  expect(await page.title()).toBe('Repayment');
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  await page.getByRole('link', { name: 'Filipino' }).waitFor();
}

withBrowser('a page that has lost a script of its start begins again by itself', async () => {
  const { page, open } = borrower();
  const script = /\/assets\/react-/;
  lossy().lose(script);
  const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
  await open('repayment', ORDER);
  await failed;
  lossy().lose();
  await untilReactListens(page);
  await page.getByText('Amount to repay').waitFor();
});

withBrowser('without the texts of a language the page stays English and says so', async () => {
  const { page, open } = borrower();
  lossy().lose(/\.fil-/);
  await open('repayment', ORDER, { lang: 'fil' });
  await expectEnglish(page);
  lossy().lose();
  await press('Reload the page');
  await page.getByText('Halagang babayaran').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
  expect(await page.getAttribute('html', 'lang')).toBe('fil');
});

withBrowser('texts of a language that do not arrive hide no reply', async () => {
  const { page, open } = borrower();
  await page.route('**/assets/*.fil-*.js', () => undefined);
  await open('repayment', ORDER, { lang: 'fil' });
  await expectEnglish(page);
});

withBrowser('the script that sends is loaded in advance, once the page is idle', async () => {
  const { page, open } = borrower();
  const fetched = page.waitForEvent('requestfinished', (request) => CLIENT.test(request.url()));
  await open('repayment', ORDER);
  await fetched;
  await untilIdle(page);
  lossy().lose(/\/assets\//);
  const asked = page.waitForRequest(/generate-vcode/);
  await press('Payment Method');
  await press('Confirm · ₱3,450.00');
  await asked;
  await page.waitForURL(/repaymentOfCode/, { waitUntil: 'commit' });
});
