import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  newBorrower,
  site,
  useBorrower,
  withBrowser,
} from './borrower.ts';

const DESKTOP = { width: 1280, height: 800 };

const phoneOf = (page: Page) => page.frameLocator('iframe[title="Framed phone"]');
const choose = (page: Page, name: string, label: string) =>
  page.getByRole('combobox', { name, exact: true }).selectOption({ label });
const chosen = (page: Page, name: string) =>
  page
    .getByRole('combobox', { name, exact: true })
    .evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.label);

describe('the testers’ page on a desktop', () => {
  const borrower = useBorrower();
  const open = async () => {
    const { page, sessionId } = borrower();
    await page.goto(`${site}/testPreview`);
    await page.getByLabel('Session id', { exact: true }).fill(sessionId);
  };
  beforeEach(async () => {
    if (site) await borrower().page.setViewportSize(DESKTOP);
  });

  withBrowser('shows a chosen page beside the form, and what it did at the lender', async () => {
    const { page, context, sessionId, problems } = borrower();
    await open();
    const phone = phoneOf(page);
    await phone.getByText('Repayment due').waitFor();
    const address = page.url();
    const ledger = page.getByRole('table', { name: 'Lender’s ledger' });
    await page.getByRole('link', { name: 'Repay', exact: true }).click();
    await phone.getByRole('button', { name: 'Payment Method' }).click();
    await phone.getByRole('radio', { name: '7-Eleven' }).check();
    expect(await ledger.count()).toBe(0);
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await ledger.getByRole('row', { name: /Pay code made.*due-extendable.*3,450\.00/ }).waitFor();
    await page.getByRole('log', { name: 'Messages' }).getByText('/repaymentOfCode').waitFor();
    // Elsewhere, which no page tells the ledger.
    const paid = { sessionId, orderId: 'due-extendable' };
    await context.request.post(`${site}/esita/sandbox/pay-elsewhere`, { form: paid });
    await ledger.getByRole('row', { name: /^2 .*Payment.*paid without a page/ }).waitFor();
    expect(page.url()).toBe(address);
    expect(problems).toEqual([]);
  });

  withBrowser('opens the page again after each change, and only then', async () => {
    const { page, calls } = borrower();
    await open();
    const phone = phoneOf(page);
    await phone.getByText('Repayment due').waitFor();
    await choose(page, 'Order scenario (sandbox)', 'overdue');
    await phone.getByText('Overdue', { exact: true }).first().waitFor();
    await choose(page, 'Language', 'Filipino (money screens)');
    await phone.locator('html[lang=fil]').waitFor();
    const before = (await calls('/loan-details/loan-details')).length;
    await page.getByText('Device tools').click();
    await page.getByRole('textbox', { name: 'Contact' }).fill('0917');
    await choose(page, 'Phone', 'iPhone 13 and 14');
    await page.getByText(/^390 × 797/).waitFor();
    await expect
      .poll(async () => (await calls('/loan-details/loan-details')).length)
      .toBe(before + 1);
  });

  withBrowser('takes the network from the open page and gives it back', async () => {
    const { page } = borrower();
    await open();
    const phone = phoneOf(page);
    await phone.getByText('Repayment due').waitFor();
    await choose(page, 'Network', 'Offline');
    await page.getByRole('button', { name: 'Open again' }).first().click();
    await phone.getByText('You are offline').first().waitFor();
    await choose(page, 'Network', 'Online');
    await phone.getByText('Repayment due').waitFor();
  });

  withBrowser('has presets and a link, which restores the whole set-up elsewhere', async () => {
    const { page, context, sessionId } = borrower();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open();
    await choose(page, 'Preset', 'Another lender’s replies');
    const dialect = (one: Page) => one.getByLabel(/Reply dialect/);
    await expect.poll(() => dialect(page).inputValue()).toBe('7');
    await choose(page, 'Order scenario (sandbox)', 'overdue');
    expect(await chosen(page, 'Preset')).toBe('Custom');
    await choose(page, 'Phone', 'Small phone (320 wide)');
    await choose(page, 'Language', 'Filipino (money screens)');
    await page.getByLabel('Device name', { exact: true }).fill('A & B');
    await page.getByRole('button', { name: 'Copy link to this set-up' }).click();
    await page.getByText('copy success').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const browser = context.browser();
    if (!browser) throw new Error('No browser');
    const colleague = await newBorrower(browser);
    try {
      const { page: other } = colleague;
      await other.setViewportSize(DESKTOP);
      await other.goto(link);
      await phoneOf(other).locator('html[lang=fil]').waitFor();
      expect(await chosen(other, 'Page')).toBe('Repay');
      expect(await chosen(other, 'Phone')).toBe('Small phone (320 wide)');
      expect(await chosen(other, 'Order scenario (sandbox)')).toBe('overdue');
      expect(await chosen(other, 'Language')).toBe('Filipino (money screens)');
      expect(await dialect(other).inputValue()).toBe('7');
      expect(await other.getByLabel('Device name', { exact: true }).inputValue()).toBe('A & B');
      expect(await other.getByLabel('Session id', { exact: true }).inputValue()).toBe(sessionId);
      expect(other.url()).toBe(`${site}/testPreview#/phone`);
      // What is changed afterwards survives a reload.
      await choose(other, 'Page', 'Extension');
      await other.reload();
      expect(await chosen(other, 'Page')).toBe('Extension');
    } finally {
      await colleague.context.close();
    }
  });

  withBrowser('shows every state in a grid that loads as one scrolls, and opens one', async () => {
    const { page } = borrower();
    await open();
    await page.getByRole('link', { name: 'States', exact: true }).click();
    const count = page.getByText(/^\d+ screens of \d+ pages$/);
    await count.waitFor();
    const [screens = 0] = ((await count.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(screens).toBeGreaterThan(80);
    const inGrid = (name: string) => page.frameLocator(`iframe[title="${name}"]`);
    await inGrid('Bind bank: Ready').getByText('Account holder').waitFor();
    await inGrid('Bind bank: Offline').getByText('You are offline').first().waitFor();
    const frames = page.locator('iframe');
    const lastOnes = page.locator('iframe[title^="Privacy policy"]');
    expect(await lastOnes.count()).toBe(0);
    expect(await frames.count()).toBeLessThan(screens / 2);
    await page.getByRole('link', { name: 'Privacy policy: Ready' }).scrollIntoViewIfNeeded();
    await lastOnes.waitFor({ state: 'attached' });
    // Those that are far away are given up again.
    await expect.poll(() => page.locator('iframe[title^="Bind bank"]').count()).toBe(0);

    await choose(page, 'Page', '/repayment');
    await choose(page, 'States', 'Every scenario');
    await page.getByRole('link', { name: 'Repay: Error' }).click();
    await phoneOf(page).getByText('We could not load your repayment').waitFor();
    expect(await page.getByLabel('Order id', { exact: true }).inputValue()).toBe('server-error');
    expect(await page.getByLabel('Session id', { exact: true }).inputValue()).toBe(
      borrower().sessionId,
    );
  });

  withBrowser('is accessible, works with the keyboard, and never scrolls sideways', async () => {
    const { page } = borrower();
    await open();
    await phoneOf(page).getByText('Repayment due').waitFor();
    await page.getByRole('link', { name: 'Extension', exact: true }).press('Enter');
    await phoneOf(page).getByText('Next payment date').first().waitFor();
    for (const width of [1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.goto(`${site}/testPreview#/states`);
    await choose(page, 'Page', '/errorPage');
    await page.frameLocator('iframe').getByRole('heading').first().waitFor();
    for (const width of [360, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});
