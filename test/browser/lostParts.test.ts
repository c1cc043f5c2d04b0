import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { type Borrower, borrower, useLossyServer } from './borrower.ts';
import { CHROMIUM_119, unpackedChromium } from './chromium.ts';
import { documentsOf } from './watchPage.ts';

const LOST = /Part of this page did not load\. Check your connection\./;
const RELOAD = { name: 'Reload the page' };

/** A part of a page that is loaded when needed, and how a borrower gets to it. */
interface Part {
  name: string;
  route: string;
  orderId: string;
  query?: Record<string, string>;
  /** Its files: its own, and one that it imports. */
  files: readonly RegExp[];
  /** What else must be lost for it to be needed. */
  besides?: RegExp;
  /** What is done before, and must stay. */
  before?: (page: Page) => Promise<unknown>;
  stays?: (page: Page) => Promise<unknown>;
  /** The step that needs it. */
  need: (page: Page) => Promise<unknown>;
  /** Tries again; the same tap by default. */
  again?: (page: Page) => Promise<unknown>;
  /** Waits for what it shows. */
  there: (page: Page) => Promise<unknown>;
  /** The write that must not be sent without it. */
  write?: string;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();
const see = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name }).waitFor();
const hasTyped = (field: string, words: string) => async (page: Page) =>
  expect(await page.getByLabel(field).inputValue()).toBe(words);
const nothing = async () => undefined;

/** Sending a complaint, which needs several parts. */
const COMPLAINT: Omit<Part, 'name' | 'files'> = {
  route: 'complainPageNext',
  orderId: 'due-extendable',
  query: { problemType: '2', orderNo: 'due-extendable' },
  before: (page) => page.getByLabel('Tell us what happened').fill('They call at night.'),
  stays: hasTyped('Tell us what happened', 'They call at night.'),
  need: press('Send'),
  there: see('Your complaint was sent'),
  write: '/problem-save',
};

const PARTS: readonly Part[] = [
  {
    name: 'the client of a first read',
    route: 'repayment',
    orderId: 'due-extendable',
    files: [/\/assets\/client-/],
    besides: /loan-play-detail/,
    need: see('We could not load your repayment'),
    again: press('Retry'),
    there: see('Amount to repay'),
  },
  {
    name: 'the client of a payment code',
    route: 'repayment',
    orderId: 'due-extendable',
    files: [/\/assets\/client-/],
    before: press('Payment Method'),
    stays: dialog('Payment Method'),
    need: press('Confirm'),
    there: (page) => page.waitForURL(/repaymentOfCode/),
    write: '/generate-vcode',
  },
  {
    name: 'the dialogs of the bank form',
    route: 'bindBank',
    orderId: 'status-151',
    files: [/\/assets\/BindSheets-/],
    before: (page) => page.getByLabel('Account holder').fill('Ana Reyes'),
    stays: hasTyped('Account holder', 'Ana Reyes'),
    need: press(/E-wallet/),
    there: (page) => page.getByRole('radio', { name: 'Maya' }).waitFor(),
  },
  { ...COMPLAINT, name: 'the client of a complaint', files: [/\/assets\/client-/] },
  {
    name: 'the dialogs of an order',
    route: 'loanDetail',
    orderId: 'tips',
    files: [/\/assets\/OrderDialogs-/, /\/assets\/StarRating-/],
    need: nothing,
    stays: see('Repayment due'),
    again: press('Try again'),
    there: dialog('Kind tips'),
  },
];

/** The harder of the engines that are here: a failed `import()` is cached for as long as the page lives. */
const program = unpackedChromium(CHROMIUM_119) || inject('chromium');

describe('a part of a page that does not load', () => {
  const { server: lossy, withBrowser } = useLossyServer({ program });
  beforeEach(() => lossy().lose());

  async function open({
    route,
    orderId,
    query,
    before = nothing,
  }: Omit<Part, 'name' | 'files'>): Promise<Borrower> {
    const one = borrower();
    await one.open(route, orderId, query);
    await before(one.page);
    return one;
  }

  for (const part of PARTS) {
    for (const file of part.files) {
      withBrowser(`${part.name}, ${file.source}: loads when the network is back`, async () => {
        const { need, again = need, there, stays = nothing, besides, write } = part;
        lossy().lose(file, ...(besides ? [besides] : []));
        const { page, calls } = await open(part);
        const documents = documentsOf(page);
        await need(page);
        await page.getByText(LOST).first().waitFor();
        await stays(page);
        expect(await page.getByRole('button', RELOAD).isVisible()).toBe(true);
        if (write) expect(await calls(write)).toEqual([]);
        expect(await page.getByText(/could not confirm|checking/i).count()).toBe(0);
        expect(documents).toEqual([]);
        lossy().lose();
        const path = new URL(page.url()).pathname;
        await again(page);
        await there(page);
        // A payment continues on another page, but this page must not open twice.
        if (new URL(page.url()).pathname === path) expect(documents).toEqual([]);
        if (write) expect(await calls(write)).toHaveLength(1);
      });
    }
  }

  withBrowser('refused once, a part is requested again without a message', async () => {
    lossy().refuse(/\/assets\/(BindSheets|Dialog)-/, 2);
    const { page, open } = borrower();
    await open('bindBank', 'status-151');
    await page.getByRole('button', { name: /E-wallet/ }).click();
    await page.getByRole('radio', { name: 'Maya' }).waitFor();
    expect(await page.getByText(LOST).count()).toBe(0);
  });

  withBrowser('refused once, the texts of a language are still loaded', async () => {
    lossy().refuse(/\.fil-/, 2);
    const { page, open } = borrower();
    await open('repayment', 'due-extendable', { lang: 'fil' });
    await page.getByText('Halagang babayaran').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
    expect(await page.getAttribute('html', 'lang')).toBe('fil');
    await page.getByRole('heading', { level: 1, name: 'Pagbabayad' }).waitFor();
  });

  withBrowser(
    'if the texts of a language do not load, the page stays English and says so',
    async () => {
      lossy().lose(/\/fil-/);
      const { page, open } = borrower();
      await open('repayment', 'due-extendable', { lang: 'fil' });
      await page.getByText('Amount to repay').first().waitFor();
      await page.getByText(LOST).waitFor();
      lossy().lose();
      await page.getByRole('button', RELOAD).click();
      await page.getByText('Halagang babayaran').first().waitFor();
      await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
      expect(await page.getAttribute('html', 'lang')).toBe('fil');
    },
  );

  withBrowser('if it still does not load, a reload is offered, which loses no input', async () => {
    lossy().lose(/\/assets\/client-/);
    const { page } = await open(COMPLAINT);
    await COMPLAINT.need(page);
    await page.getByText(LOST).first().waitFor();
    await expectAccessible(page);
    lossy().lose();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', RELOAD).click();
    await loaded;
    await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
    await COMPLAINT.stays?.(page);
    await COMPLAINT.need(page);
    await COMPLAINT.there(page);
  });

  withBrowser('without a server the page is not replaced by a browser error', async () => {
    lossy().lose(/\/assets\/BindSheets-/);
    const { page, open } = borrower();
    await open('bindBank', 'status-151');
    await page.getByLabel('Account holder').fill('Ana Reyes');
    await page.getByRole('button', { name: /E-wallet/ }).click();
    await page.getByText(LOST).waitFor();
    lossy().lose(/./);
    const tried = page.waitForEvent('requestfailed');
    await page.getByRole('button', RELOAD).click();
    expect((await tried).isNavigationRequest()).toBe(false);
    await page.getByText(LOST).waitFor();
    expect(await page.getByLabel('Account holder').inputValue()).toBe('Ana Reyes');
  });

  withBrowser('the script that sends is loaded in advance, once the page is idle', async () => {
    const { page, open } = borrower();
    const fetched = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/assets/client-'),
    );
    await open('repayment', 'due-extendable');
    await page.getByText('Amount to repay').first().waitFor();
    await fetched;
    await page.waitForLoadState('networkidle');
    lossy().lose(/\/assets\//);
    await page.getByRole('button', { name: 'Payment Method' }).click();
    const asked = page.waitForRequest(/generate-vcode/);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await asked;
    await page.waitForURL(/repaymentOfCode/, { waitUntil: 'commit' });
  });
});
