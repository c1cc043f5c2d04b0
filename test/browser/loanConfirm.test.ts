import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, expectNoSidewaysScroll, site, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { boxOf } from './watchPage.ts';

const ROUTE = 'newLoanConfirm';
const PUSH = '/loan-detail-push';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const box = (page: Page) => page.getByRole('checkbox', { name: /I have read/ });

/** Waits until the page has added the history entry that Back leads down from. */
const guarded = (page: Page) =>
  page.waitForFunction(() => Object(history.state).guarded === 'guard');

describe('a loan that is to be confirmed', () => {
  const open = (orderId: string) => borrower().open(ROUTE, orderId);

  withBrowser('by keyboard alone: agreements, box, Next', async ({ page }) => {
    await open('status-110');
    await box(page).waitFor();
    const seen: string[] = [];
    while (seen.length < 6 && !seen.includes('Next')) {
      await page.keyboard.press('Tab');
      seen.push(
        await page.evaluate(
          () => document.activeElement?.textContent || `${document.activeElement?.nodeName}`,
        ),
      );
    }
    const agreements = ['Loan agreement', 'Disclosure statement'];
    expect(seen).toEqual(['What does it cost?', ...agreements, 'INPUT', 'Next']);
    await page.keyboard.press('Enter');
    await page.waitForURL(/from=confirm/);
  });

  withBrowser('a hurried finger chooses nothing on the order that opens', async () => {
    const { page, calls } = borrower();
    await open('status-110');
    await box(page).waitFor();
    const place = await boxOf(next(page));
    for (let tap = 0; tap < 4; tap += 1) {
      // The order has an offer of a partner there.
      await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
      await page.waitForTimeout(150);
    }
    await page.getByText('On its way').waitFor();
    expect(await calls('/gopia/goya/define')).toEqual([]);
    expect(await calls(PUSH)).toHaveLength(1);
  });

  withBrowser('the order opens even if the code of the tracking event does not load', async () => {
    const { page, context } = borrower();
    await context.addInitScript(() => Object.assign(window, { lendShell: { postMessage() {} } }));
    await holdRequests(context, /nativeShell-[^/]*\.js/);
    await open('redirect');
    await next(page).click();
    await page.waitForURL(/from=confirm/);
  });

  withBrowser(
    'the blocking agreement cannot be passed by Esc, and runs no script; Agree opens the offer',
    async ({ page, context, problems }) => {
      await context.route('**/sandbox/agreement*', (request) =>
        request.fulfill({
          contentType: 'text/html',
          body: '<p>Text</p><script>top.location = "/errorPage"; document.body.append("ran")</script>',
        }),
      );
      await open('confirm-agreement');
      const dialog = page.getByRole('dialog', { name: 'Please read this agreement' });
      const frame = dialog.locator('iframe');
      await page.frameLocator('iframe').getByText('Text').waitFor();
      expect(await page.frameLocator('iframe').getByText('ran').count()).toBe(0);
      expect(page.url()).toContain(`/${ROUTE}?`);
      expect(await frame.getAttribute('sandbox')).toBe('');
      // The text has the room; nothing has a focus ring that no key has asked for.
      expect((await frame.boundingBox())?.height).toBeGreaterThan(450);
      expect(await page.evaluate(() => document.activeElement?.nodeName)).toBe('H2');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      expect(await dialog.isVisible()).toBe(true);
      await dialog.getByRole('button', { name: 'Agree', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(problems.filter((text) => !/sandboxed|Blocked script/.test(text))).toEqual([]);
      await next(page).click();
      await page.waitForURL(/from=confirm/);
    },
  );

  withBrowser('until the agreement can be shown, Next stays disabled', async () => {
    const { page, context } = borrower();
    await context.route('**/assets/ConfirmDialogs*', (request) => request.abort());
    await open('confirm-agreement');
    await box(page).waitFor();
    const button = page.getByRole('button', {
      name: 'Next',
      description: /agreement to read first/,
    });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
  });

  withBrowser(
    'a forged agreement has only Cancel, as wide as the dialog, with the focus',
    async ({ page }) => {
      await open('confirm-unsafe');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('We cannot show this agreement').waitFor();
      await expectAccessible(page);
      const cancel = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
      const words = await dialog.getByText('We cannot show this agreement').boundingBox();
      expect(cancel?.width).toBe(words?.width);
      // Not on the phone number, which Enter would call.
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    },
  );

  withBrowser('in a plain browser Back asks once after a tap, and Cancel leaves', async () => {
    const { page, problems } = borrower();
    await borrower().open('customerService', 'status-110');
    await open('confirm-retention');
    await box(page).tap();
    const popup = page.getByRole('dialog', { name: 'Before you go' });
    await guarded(page);
    await page.goBack();
    await popup.waitFor();
    await expectAccessible(page);
    await popup.getByRole('button', { name: 'Agree', exact: true }).tap();
    await popup.waitFor({ state: 'detached' });
    await guarded(page);
    await page.goBack();
    await popup.getByRole('button', { name: 'Cancel', exact: true }).tap();
    await page.waitForURL(/\/customerService\?/);
    await page.goForward();
    await box(page).tap();
    await guarded(page);
    await page.goBack();
    await popup.waitFor();
    await page.goBack();
    await page.waitForURL(/\/customerService\?/);
    expect(problems).toEqual([]);
  });

  withBrowser('in a plain browser a page without a past can be closed, says Cancel', async () => {
    const { context, sessionId } = borrower();
    const page = await context.newPage();
    const order = { productId: '7', orderId: 'confirm-retention' };
    const query = new URLSearchParams({ sessionId, ...order });
    // The first entry of the tab, not one above an empty page.
    await page.evaluate((address) => location.replace(address), `${site}/${ROUTE}?${query}`);
    await box(page).tap();
    await guarded(page);
    await page.goBack();
    await page.getByRole('button', { name: 'Cancel', exact: true }).tap();
    const hint = page.getByText(/close this page/);
    await hint.first().waitFor();
  });

  withBrowser(
    'the offer that Back asked about is not in the history once it is taken',
    async ({ page }) => {
      await borrower().open('customerService', 'status-110');
      await open('confirm-retention');
      await box(page).tap();
      await box(page).tap();
      await guarded(page);
      await next(page).tap();
      await page.waitForURL(/from=confirm/);
      await page.goBack();
      await page.waitForURL(/\/customerService\?/);
    },
  );

  withBrowser('the notice about a lost push leaves the checkbox in reach', async () => {
    const { page, context } = borrower();
    await context.route('**/loan-detail-push*', (request) => request.abort());
    await context.route('**/loan-details/loan-details*', (request) =>
      request.fulfill({ status: 500, body: '' }),
    );
    await page.setViewportSize({ width: 320, height: 640 });
    await open('status-110');
    await box(page).waitFor();
    await next(page).click();
    await page.getByText(/We're not sure your .*loan confirmation/).waitFor();
    await page.getByRole('button', { name: 'Check again' }).waitFor();
    await box(page).scrollIntoViewIfNeeded();
    // A tap at its place arrives: nothing lies over it.
    await box(page).tap();
    expect(await box(page).isChecked()).toBe(false);
    await expectNoSidewaysScroll(page);
  });
});
