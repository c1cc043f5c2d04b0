import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  site,
  useBorrower,
  withBrowser,
} from './borrower.ts';
import { pressBack, putShell, shellMessages } from './fakeShell.ts';
import { holdRequests } from './holdRequests.ts';
import { holdTimer } from './pageClock.ts';

const VARIANTS = [
  { route: 'newLoanConfirm', push: '/loan-detail-push' },
  { route: 'loanConfirm', push: '/gopia/lumen/push' },
] as const;

/** Waits until the page has added the history entry that Back leads down from. */
const guarded = (page: Page) =>
  page.waitForFunction(() => Object(history.state).guarded === 'guard');

/** Waits until the page has told the shell that it wants to be asked before Back. */
const guardedByShell = (page: Page) =>
  expect
    .poll(async () => {
      const messages = await shellMessages(page);
      return messages.filter(({ action }) => action === 'backGuard').pop()?.payload;
    })
    .toEqual({ on: true });

describe.each(VARIANTS)('confirming a loan on /$route', ({ route, push }) => {
  const borrower = useBorrower();

  withBrowser(
    'one tap sends one push and opens the order with from=confirm [1-22, 7.7-05, 7.7-06]',
    async () => {
      const { page, context, open, calls, problems } = borrower();
      await putShell(context);
      await open(route, 'redirect', { position: '4' });
      // A busy machine may need longer for the code of the tracking event than the page waits for it.
      await holdTimer(page, 300);
      await page.getByRole('checkbox', { name: /I have read/ }).waitFor();
      await page
        .getByRole('button', { name: 'Next', exact: true })
        .evaluate((button: HTMLButtonElement) => {
          button.click();
          button.click();
        });
      await page.waitForURL(/\/loanDetail\?.*from=confirm/);
      await page.getByText('On its way').waitFor();
      expect((await calls(push)).map(({ body }) => body)).toEqual([
        { amount: '₱5,000.00', periods: '3', termUnit: 'months', productId: '7' },
      ]);
      const reports = (await shellMessages(page)).filter(
        ({ action }) => action === 'reportConfirm',
      );
      expect(reports.map(({ payload }) => payload)).toMatchObject([
        { productId: '7', orderId: 'redirect', position: '4' },
      ]);
      expect(problems).toEqual([]);
    },
  );

  withBrowser('a hurried finger chooses nothing on the order that opens', async () => {
    const { page, open, calls } = borrower();
    await open(route, 'status-110');
    await page.getByRole('checkbox', { name: /I have read/ }).waitFor();
    const next = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox();
    if (!next) throw new Error('Next is not on screen');
    for (let tap = 0; tap < 4; tap += 1) {
      // The order has an offer of a partner there.
      await page.touchscreen.tap(next.x + next.width / 2, next.y + next.height / 2);
      await page.waitForTimeout(150);
    }
    await page.getByText('On its way').waitFor();
    expect(await calls('/gopia/goya/define')).toEqual([]);
    expect(await calls(push)).toHaveLength(1);
  });

  withBrowser('the tracking event is sent before leaving, once its code is there', async () => {
    const { page, context, open, calls } = borrower();
    await putShell(context);
    const load = await holdRequests(context, /nativeShell-[^/]*\.js/);
    await open(route, 'redirect');
    await holdTimer(page, 300);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(async () => (await calls(push)).length).toBe(1);
    load();
    await page.waitForURL(/from=confirm/);
    const actions = (await shellMessages(page)).map(({ action }) => action);
    expect(actions).toContain('reportConfirm');
  });

  withBrowser('the order opens even if the code of the tracking event does not load', async () => {
    const { page, context, open } = borrower();
    await putShell(context);
    await holdRequests(context, /nativeShell-[^/]*\.js/);
    await open(route, 'redirect');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL(/from=confirm/);
  });

  withBrowser('an agreement opens, and Back returns to the offer', async () => {
    const { page, open } = borrower();
    await open(route, 'status-110');
    await page.getByRole('button', { name: 'Loan agreement' }).click();
    await page.waitForURL(/agreement\?position=1/);
    await page.goBack();
    await page.getByRole('checkbox', { name: /I have read/ }).waitFor();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    expect(await next.isEnabled()).toBe(true);
  });

  withBrowser(
    'the blocking agreement cannot be passed by Esc; Agree opens the offer [4-59, 4-60]',
    async () => {
      const { page, open } = borrower();
      await open(route, 'confirm-agreement');
      const dialog = page.getByRole('dialog', { name: 'Please read this agreement' });
      const frame = dialog.locator('iframe');
      expect(await frame.getAttribute('sandbox')).toBe('');
      expect(await frame.getAttribute('title')).toBe('Please read this agreement');
      // The text has the room; nothing has a focus ring that no key has asked for.
      expect((await frame.boundingBox())?.height).toBeGreaterThan(450);
      expect(await page.evaluate(() => document.activeElement?.nodeName)).toBe('H2');
      await page.frameLocator('iframe').getByRole('heading', { name: 'Loan agreement' }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      expect(await dialog.isVisible()).toBe(true);
      await dialog.getByRole('button', { name: 'Agree', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.waitForURL(/from=confirm/);
    },
  );

  withBrowser('until the agreement can be shown, Next stays disabled', async () => {
    const { page, context, open } = borrower();
    await context.route('**/assets/ConfirmDialogs*', (request) => request.abort());
    await open(route, 'confirm-agreement');
    await page.getByRole('checkbox', { name: /I have read/ }).waitFor();
    const next = page.getByRole('button', {
      name: 'Next',
      description: /agreement to read first/,
    });
    expect(await next.getAttribute('aria-disabled')).toBe('true');
  });

  withBrowser('a script in the agreement does not run', async () => {
    const { page, context, open, problems } = borrower();
    await context.route('**/sandbox/agreement*', (request) =>
      request.fulfill({
        contentType: 'text/html',
        body: '<p>Text</p><script>top.location = "/errorPage"; document.body.append("ran")</script>',
      }),
    );
    await open(route, 'confirm-agreement');
    await page.frameLocator('iframe').getByText('Text').waitFor();
    expect(await page.frameLocator('iframe').getByText('ran').count()).toBe(0);
    expect(page.url()).toContain(`/${route}?`);
    expect(problems.filter((text) => !/sandboxed|Blocked script/.test(text))).toEqual([]);
  });

  withBrowser('a forged agreement has no Agree, only Cancel', async () => {
    const { page, open } = borrower();
    await open(route, 'confirm-unsafe');
    await page.getByRole('alert').getByText('We cannot show this agreement').waitFor();
    expect(await page.getByRole('button', { name: 'Agree', exact: true }).count()).toBe(0);
    expect(await page.locator('iframe').count()).toBe(0);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: '+63 2 8000 0100' }).waitFor();
    await expectAccessible(page);
    const cancel = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
    const words = await dialog.getByText('We cannot show this agreement').boundingBox();
    expect(cancel?.width).toBe(words?.width);
    // Not on the phone number, which Enter would call.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  });

  withBrowser(
    'Back asks once to stay; Agree stays, a second Back leaves [4-62, 4-63, 4-64]',
    async () => {
      const { page, context, open } = borrower();
      await putShell(context);
      await open(route, 'confirm-retention');
      await guardedByShell(page);
      expect(await pressBack(page)).toBe(true);
      const popup = page.getByRole('dialog', { name: 'Before you go' });
      await popup.getByText('Your offer is kept for today.').waitFor();
      await expectAccessible(page);
      const [cancel, agree] = await Promise.all(
        ['Cancel', 'Agree'].map((name) =>
          popup.getByRole('button', { name, exact: true }).boundingBox(),
        ),
      );
      expect(cancel?.width).toBe(agree?.width);
      await popup.getByRole('button', { name: 'Agree', exact: true }).click();
      await popup.waitFor({ state: 'detached' });
      await guardedByShell(page);
      expect(await pressBack(page)).toBe(true);
      await popup.waitFor();
      expect(await pressBack(page)).toBe(false);
      await popup.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect
        .poll(async () => (await shellMessages(page)).map(({ action }) => action))
        .toContain('closeWebView');
    },
  );

  withBrowser('in a plain browser Back asks once after a tap, and Cancel leaves', async () => {
    const { page, open, problems } = borrower();
    await open('customerService', 'status-110');
    await open(route, 'confirm-retention');
    await page.getByRole('checkbox', { name: /I have read/ }).tap();
    const popup = page.getByRole('dialog', { name: 'Before you go' });
    await guarded(page);
    await page.goBack();
    await popup.getByRole('button', { name: 'Agree', exact: true }).tap();
    await popup.waitFor({ state: 'detached' });
    await guarded(page);
    await page.goBack();
    await popup.getByRole('button', { name: 'Cancel', exact: true }).tap();
    await page.waitForURL(/\/customerService\?/);
    await page.goForward();
    await page.getByRole('checkbox', { name: /I have read/ }).tap();
    await guarded(page);
    await page.goBack();
    await popup.waitFor();
    await page.goBack();
    await page.waitForURL(/\/customerService\?/);
    expect(problems).toEqual([]);
  });

  withBrowser(
    'in a plain browser Cancel says that a page without a past can be closed',
    async () => {
      const { context, sessionId } = borrower();
      const page = await context.newPage();
      const query = new URLSearchParams({
        sessionId,
        productId: '7',
        orderId: 'confirm-retention',
      });
      // The first entry of the tab, not one above an empty page.
      await page.evaluate((address) => location.replace(address), `${site}/${route}?${query}`);
      await page.getByRole('checkbox', { name: /I have read/ }).tap();
      await guarded(page);
      await page.goBack();
      await page.getByRole('button', { name: 'Cancel', exact: true }).tap();
      await page
        .getByText(/close this page/)
        .first()
        .waitFor();
    },
  );

  withBrowser(
    'the offer that Back asked about is not in the history once it is taken',
    async () => {
      const { page, open } = borrower();
      await open('customerService', 'status-110');
      await open(route, 'confirm-retention');
      const box = page.getByRole('checkbox', { name: /I have read/ });
      await box.tap();
      await box.tap();
      await guarded(page);
      await page.getByRole('button', { name: 'Next', exact: true }).tap();
      await page.waitForURL(/from=confirm/);
      await page.goBack();
      await page.waitForURL(/\/customerService\?/);
    },
  );

  withBrowser('a push without a reply is checked: confirmed', async () => {
    const { page, open, calls } = borrower();
    await open(route, 'write-dropped');
    await page.getByRole('checkbox', { name: /I have read/ }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL(/\/loanDetail\?/);
    expect(await calls(push)).toHaveLength(1);
  });

  withBrowser('the notice about a lost push leaves the checkbox in reach', async () => {
    const { page, context, open } = borrower();
    for (const path of [push, '/loan-details/loan-details']) {
      await context.route(`**${path}*`, (request) => request.abort());
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await open(route, 'status-110');
    const box = page.getByRole('checkbox', { name: /I have read/ });
    await box.waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const notice = page.getByText(/We're not sure your .*loan confirmation/);
    await notice.waitFor();
    await page.getByRole('button', { name: 'Check again' }).waitFor();
    await box.scrollIntoViewIfNeeded();
    // A tap at its place arrives: nothing lies over it.
    await box.tap();
    expect(await box.isChecked()).toBe(false);
    await expectNoSidewaysScroll(page);
  });

  withBrowser('a forged address is refused, and the order is opened', async () => {
    const { page, open } = borrower();
    await open(route, 'write-unsafe');
    await page.getByRole('checkbox', { name: /I have read/ }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL(/\/loanDetail\?/);
  });

  withBrowser('by keyboard alone: agreements, box, Next', async () => {
    const { page, open } = borrower();
    await open(route, 'status-110');
    await page.getByRole('checkbox', { name: /I have read/ }).waitFor();
    const seen: string[] = [];
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      seen.push(
        await page.evaluate(
          () => document.activeElement?.textContent || `${document.activeElement?.nodeName}`,
        ),
      );
      if (seen[seen.length - 1] === 'Next') break;
    }
    const agreements = ['Loan agreement', 'Disclosure statement'];
    expect(seen).toEqual(['What does it cost?', ...agreements, 'INPUT', 'Next']);
    await page.keyboard.press('Enter');
    await page.waitForURL(/from=confirm/);
  });
});

describe('fields of only one variant', () => {
  const borrower = useBorrower();

  withBrowser('/loanConfirmOfPeriod is the V3 page [2.1-08]', async () => {
    const { page, open } = borrower();
    await open('loanConfirmOfPeriod', 'status-110');
    await page.getByText('First period').waitFor();
  });

  withBrowser('legacy: the promo comes after the blocking agreement [2.15-12]', async () => {
    const { page, open } = borrower();
    await open('loanConfirm', 'confirm-everything');
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    const promo = page.getByRole('dialog', { name: 'Good to know' });
    await promo.getByText('No processing fee this week.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await expectAccessible(page);
    await promo.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
