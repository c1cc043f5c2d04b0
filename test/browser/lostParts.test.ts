import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { type Borrower, borrower, untilReactListens, useLossyServer } from './borrower.ts';
import { olderChromium } from './chromium.ts';

const LOST = /Part of this page did not load\. Check your connection\./;
const RELOAD = { name: 'Reload the page' };

/** The script that sends calls. */
const CLIENT = /\/assets\/client-/;

const SUBJECT = { problemType: '2', orderNo: 'due-extendable' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The harder of the engines that are here: a failed `import()` is cached for as long as the page lives. */
const program = olderChromium(119) || inject('chromium');

describe('a part of a page that does not load', () => {
  const { server: lossy, withBrowser } = useLossyServer({ program });
  beforeEach(() => lossy().lose());

  /** Expects that a part did not load, and that nothing was sent. Reloads the page by the button that is offered. */
  async function reload({ page, calls }: Borrower, write: string): Promise<void> {
    await page.getByText(LOST).first().waitFor();
    await expectAccessible(page);
    expect(await calls(write)).toEqual([]);
    expect(await page.getByText(/could not confirm|checking/i).count()).toBe(0);
    lossy().lose();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', RELOAD).click();
    await loaded;
    await untilReactListens(page);
  }

  withBrowser('a read that needs it says so, and shows its data after a reload', async () => {
    const { page, open } = borrower();
    lossy().lose(CLIENT, /loan-play-detail/);
    await open('repayment', 'due-extendable');
    await page.getByText('We could not load your repayment').waitFor();
    await reload(borrower(), '/generate-vcode');
    await page.getByText('Amount to repay').waitFor();
  });

  withBrowser('a payment code is not requested without it, and once after a reload', async () => {
    const { page, open, calls } = borrower();
    lossy().lose(CLIENT);
    await open('repayment', 'due-extendable');
    for (const isThere of [false, true]) {
      await button(page, 'Payment Method').click();
      await button(page, 'Confirm').click();
      if (!isThere) await reload(borrower(), '/generate-vcode');
    }
    await page.waitForURL(/repaymentOfCode/);
    expect(await calls('/generate-vcode')).toHaveLength(1);
  });

  withBrowser('a complaint keeps its words over a reload, and is then sent once', async () => {
    const { page, open, calls } = borrower();
    lossy().lose(CLIENT);
    await open('complainPageNext', 'due-extendable', SUBJECT);
    const words = page.getByLabel('Tell us what happened');
    await words.fill('They call at night.');
    await button(page, 'Send').click();
    await reload(borrower(), '/problem-save');
    expect(await words.inputValue()).toBe('They call at night.');
    await button(page, 'Send').click();
    await page.getByText('Your complaint was sent').first().waitFor();
    expect(await calls('/problem-save')).toHaveLength(1);
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

  withBrowser('without a server the page is not replaced by a browser error', async () => {
    lossy().lose(CLIENT);
    const { page, open } = borrower();
    await open('complainPageNext', 'due-extendable', SUBJECT);
    const words = page.getByLabel('Tell us what happened');
    await words.fill('They call at night.');
    await button(page, 'Send').click();
    await page.getByText(LOST).waitFor();
    lossy().lose(/./);
    const tried = page.waitForEvent('requestfailed');
    await page.getByRole('button', RELOAD).click();
    expect((await tried).isNavigationRequest()).toBe(false);
    await page.getByText(LOST).waitFor();
    expect(await words.inputValue()).toBe('They call at night.');
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
