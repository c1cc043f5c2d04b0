import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, expectNoSidewaysScroll, newBorrower, site, withBrowser } from './borrower.ts';
import { drawPhoto } from './photos.ts';

const DESKTOP = { width: 1280, height: 800 };
const VIEWS = ['launch', 'phone', 'states', 'shell'] as const;

const phoneOf = (page: Page) => page.frameLocator('iframe[title="Framed phone"]');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const choose = (page: Page, name: string, label: string) =>
  select(page, name).selectOption({ label });

describe('the testers’ page', () => {
  const open = async () => {
    const { page, sessionId } = borrower();
    await page.goto(`${site}/testPreview`);
    await field(page, 'Session id').fill(sessionId);
  };

  withBrowser('shows a picked photo', async ({ page }) => {
    await open();
    const buffer = await drawPhoto(page, 40, 30);
    await page
      .getByLabel('Photo picker')
      .setInputFiles({ name: 'proof.jpg', mimeType: 'image/jpeg', buffer });
    const photo = page.getByRole('img', { name: 'Picked photo proof.jpg' });
    await expect
      .poll(() => photo.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBe(40);
  });

  withBrowser('shows a chosen page beside the form, and what it did at the lender', async () => {
    const { page, context, sessionId, problems } = borrower();
    await page.setViewportSize(DESKTOP);
    await open();
    const phone = phoneOf(page);
    await phone.getByText('Repayment due').waitFor();
    const address = page.url();
    const ledger = page.getByRole('log', { name: 'Lender’s ledger' }).getByRole('listitem');
    await page.getByRole('link', { name: 'Repay', exact: true }).press('Enter');
    await phone.getByRole('button', { name: 'Payment Method' }).click();
    await phone.getByRole('radio', { name: '7-Eleven' }).check();
    expect(await ledger.count()).toBe(0);
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await ledger.filter({ hasText: /Code3,450\.00orderId due-extendable/ }).waitFor();
    await page.getByRole('log', { name: 'Messages' }).getByText('/repaymentOfCode').waitFor();
    // Elsewhere, which no page tells the ledger.
    const paid = { sessionId, orderId: 'due-extendable' };
    await context.request.post(`${site}/esita/sandbox/pay-elsewhere`, { form: paid });
    await ledger.filter({ hasText: /Payment.*paid without a page/ }).waitFor();
    expect(page.url()).toBe(address);
    expect(problems).toEqual([]);
  });

  withBrowser('takes the page and the whole set-up to another device', async () => {
    const { page, context, sessionId } = borrower();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(DESKTOP);
    await open();
    await page.getByRole('link', { name: 'Extension', exact: true }).click();
    await choose(page, 'Device', 'Small phone (320 wide)');
    await field(page, 'Ad id').fill('a & b');
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Extension on another device' });
    await dialog.getByRole('img', { name: 'QR code of the address' }).waitFor();
    await dialog.getByText(`${site}/repayDelay?`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copy link to this set-up' }).click();
    await page.getByText('copy success').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const browser = context.browser();
    if (!browser) throw new Error('No browser');
    const colleague = await newBorrower(browser);
    try {
      const { page: other } = colleague;
      await other.setViewportSize(DESKTOP);
      await other.goto(link);
      await phoneOf(other).getByText('Next payment date').first().waitFor();
      expect(await select(other, 'Device').inputValue()).toBe('Small phone (320 wide)');
      expect(await field(other, 'Ad id').inputValue()).toBe('a & b');
      expect(await field(other, 'Session id').inputValue()).toBe(sessionId);
      expect(other.url()).toBe(`${site}/testPreview#/phone`);
    } finally {
      await colleague.context.close();
    }
  });

  withBrowser('shows every state in a grid that loads as one scrolls, and opens one', async () => {
    const { page } = borrower();
    await page.setViewportSize(DESKTOP);
    await open();
    await page.getByRole('link', { name: 'States', exact: true }).click();
    const count = page.getByText(/^\d+ screens of \d+ pages$/);
    await count.waitFor();
    const inGrid = (name: string) => page.frameLocator(`iframe[title="${name}"]`);
    await inGrid('Bind bank: Ready').getByText('Account holder').waitFor();
    await inGrid('Bind bank: Offline').getByText('You are offline').first().waitFor();
    expect(page.frames().filter((frame) => frame.url().includes('/privacyPolicy'))).toEqual([]);
    // A screen that moves the focus does not scroll the grid.
    await inGrid('Bind bank: Signed out').getByText('Sign in').first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('link', { name: 'Privacy policy: Ready' }).scrollIntoViewIfNeeded();
    await inGrid('Privacy policy: Ready').getByRole('heading').first().waitFor();

    await choose(page, 'Page', 'Repay');
    await page.getByRole('link', { name: 'Repay: Error' }).click();
    await phoneOf(page).getByText('We could not load your repayment').waitFor();
    expect(await field(page, 'Order id').inputValue()).toBe('server-error');
    expect(await field(page, 'Session id').inputValue()).toBe(borrower().sessionId);
  });

  withBrowser(
    'is accessible and never scrolls sideways',
    async () => {
      const { page } = borrower();
      await open();
      for (const view of VIEWS) {
        await page.goto(`${site}/testPreview#/${view}`);
        if (view === 'states') {
          await choose(page, 'Page', 'Error page');
          await page.frameLocator('iframe').getByRole('heading').first().waitFor();
        } else if (view === 'phone') await phoneOf(page).getByText('Repayment due').waitFor();
        for (const width of [320, 360, 1280, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScroll(page);
          // On a phone and on a desktop.
          if (width === 320 || width === 1440) await expectAccessible(page);
        }
        await page.setViewportSize({ width: 360, height: 740 });
      }
    },
    120_000,
  );
});
