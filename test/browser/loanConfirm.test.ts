import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import {
  borrower,
  expectNoSidewaysScroll,
  site,
  untilReactListens,
  withBrowser,
} from './borrower.ts';
import { holdRequests, openHeld } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { boxOf, hidePage, untilIdle } from './watchPage.ts';

const ROUTE = 'newLoanConfirm';
const PUSH = '/loan-detail-push';

const next = () => borrower().page.getByRole('button', { name: 'Next', exact: true });
const box = () => borrower().page.getByRole('checkbox', { name: /I have read/ });
const focused = () =>
  borrower().page.evaluate(
    () => document.activeElement?.textContent || document.activeElement?.nodeName,
  );
const open = (orderId: string) => borrower().open(ROUTE, orderId);

describe('2.15 Loan confirmation', () => {
  withBrowser('a loan is confirmed by keyboard alone: agreements, box, Next', async ({ page }) => {
    await open('status-110');
    await box().waitFor();
    const agreements = ['Loan agreement', 'Disclosure statement'];
    for (const stop of ['Filipino', 'What does it cost?', ...agreements, 'INPUT', 'Next']) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(stop);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/from=confirm/);
  });

  for (const lang of ['en', 'fil'])
    withBrowser(`the box stays below the finger that ticks it: ${lang}`, async ({ page, open }) => {
      await open(ROUTE, 'status-110', { lang });
      const tick = page.getByRole('checkbox');
      await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
      for (const width of [320, 360, 412]) {
        await page.setViewportSize({ width, height: 740 });
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const before = await boxOf(tick);
        for (const state of [false, true]) {
          await tick.tap();
          expect(await tick.isChecked()).toBe(state);
          expect(await boxOf(tick), `${width} px`).toEqual(before);
        }
      }
    });

  withBrowser('a hurried finger chooses nothing on the order that opens', async () => {
    const { page, calls } = borrower();
    await open('status-110');
    await box().waitFor();
    const { x, y, width, height } = await boxOf(next());
    for (let tap = 0; tap < 4; tap += 1) {
      // The order has an offer of a partner there.
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await page.waitForTimeout(150);
    }
    await page.getByText('On its way').waitFor();
    expect(await calls('/gopia/goya/define')).toEqual([]);
    expect(await calls(PUSH)).toHaveLength(1);
  });

  withBrowser('Next that is tapped before its terms are shown confirms nothing', async () => {
    const { page, calls } = borrower();
    const release = await holdRequests(page, '**/esita/**');
    await open('status-110');
    await next().tap({ force: true });
    expect(await next().getAttribute('class')).not.toContain('tapped');
    release();
    await untilReactListens(page);
    await untilIdle(page);
    expect(await next().getAttribute('aria-busy')).toBe(null);
    expect(await calls(PUSH)).toEqual([]);
  });

  withBrowser('an early tap on an agreement takes the place of that on Next', async () => {
    const { page, calls } = borrower();
    const start = await openHeld(borrower(), ROUTE, 'status-110');
    await box().waitFor();
    await next().tap();
    await page.getByRole('button', { name: 'Loan agreement' }).tap();
    expect(await next().getAttribute('class')).not.toContain('tapped');
    void start();
    await page.waitForURL(/sandbox\/agreement/);
    expect(await calls(PUSH)).toEqual([]);
  });

  withBrowser(
    'an early Next does not count once the box was unticked, in another language',
    async () => {
      const { page, calls } = borrower();
      const start = await openHeld(borrower(), ROUTE, 'status-110');
      await box().waitFor();
      await next().tap();
      await box().uncheck();
      await box().check();
      expect(await next().getAttribute('class')).not.toContain('tapped');
      await box().uncheck();
      await page.getByRole('link', { name: 'Filipino' }).tap();
      await page.locator('html[lang=fil]').waitFor();
      await start();
      await untilReactListens(page);
      expect(await page.getByRole('checkbox').isChecked()).toBe(false);
      expect(await calls(PUSH)).toEqual([]);
    },
  );

  withBrowser('an early Next does not pass over what opens first', async () => {
    const { page, calls } = borrower();
    const start = await openHeld(borrower(), 'loanConfirm', 'confirm-promo');
    await box().waitFor();
    await next().tap();
    await start();
    await page.getByRole('dialog', { name: 'Good to know' }).waitFor();
    await untilIdle(page);
    expect(await calls('/lumen/push')).toEqual([]);
    await page.getByRole('dialog').getByRole('button').last().tap();
    await next().tap();
    await expect.poll(() => calls('/lumen/push')).toHaveLength(1);
  });

  withBrowser('an early Next does not count for a borrower who has left since', async () => {
    const { page, calls } = borrower();
    const start = await openHeld(borrower(), ROUTE, 'status-110');
    await box().waitFor();
    await next().tap();
    expect(await next().getAttribute('class')).toContain('tapped');
    const show = await hidePage(page);
    await show();
    expect(await next().getAttribute('class')).not.toContain('tapped');
    await start();
    await untilReactListens(page);
    await untilIdle(page);
    expect(await calls(PUSH)).toEqual([]);
  });

  withBrowser('the order opens even if the code of the tracking event does not load', async () => {
    const { page, context } = borrower();
    await context.addInitScript(() => Object.assign(window, { lendShell: { postMessage() {} } }));
    await holdRequests(context, /nativeShell-[^/]*\.js/);
    await open('redirect');
    await next().click();
    await page.waitForURL(/from=confirm/);
  });

  withBrowser('the blocking agreement runs no script; only Agree closes it, not Esc', async () => {
    const { page, context, problems } = borrower();
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
    expect((await boxOf(frame)).height).toBeGreaterThan(450);
    expect(await focused()).toBe('Please read this agreement');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Agree', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(problems.filter((text) => !/sandboxed|Blocked script/.test(text))).toEqual([]);
  });

  withBrowser('a forged agreement has the focus on Cancel, as wide as its words', async () => {
    const { page } = borrower();
    await open('confirm-unsafe');
    const dialog = page.getByRole('dialog');
    const words = await boxOf(dialog.getByText('We cannot show this agreement'));
    expect((await boxOf(dialog.getByRole('button', { name: 'Cancel' }))).width).toBe(words.width);
    // Not on the phone number, which Enter would call.
    expect(await focused()).toBe('Cancel');
  });

  withBrowser('the notice about a lost push leaves the checkbox in reach', async () => {
    const { page } = borrower();
    const { fault } = lenderOf(borrower());
    await page.setViewportSize({ width: 320, height: 640 });
    await open('status-110');
    await box().waitFor();
    await fault(PUSH, 'lost-before');
    await next().click();
    await page.getByRole('button', { name: 'Check again' }).waitFor();
    // A tap at its place arrives: nothing lies over it.
    await box().tap();
    expect(await box().isChecked()).toBe(false);
    await expectNoSidewaysScroll(page);
  });

  const popup = () => borrower().page.getByRole('dialog', { name: 'Before you go' });
  const choose = (name: string) => popup().getByRole('button', { name, exact: true }).tap();

  /** Waits until the page has added the history entry that Back leads down from. */
  const guarded = () =>
    borrower().page.waitForFunction(() => Object(history.state).guarded === 'guard');

  async function openAfterContact(): Promise<void> {
    await borrower().open('customerService', 'status-110');
    await open('confirm-retention');
    await box().tap();
    await guarded();
  }

  withBrowser('Back asks once after a tap in a plain browser, and Cancel leaves', async () => {
    const { page, problems } = borrower();
    await openAfterContact();
    await page.goBack();
    await popup().waitFor();
    await expectAccessible(page);
    await choose('Agree');
    await popup().waitFor({ state: 'detached' });
    await guarded();
    await page.goBack();
    await choose('Cancel');
    await page.waitForURL(/\/customerService\?/);
    await page.goForward();
    await box().tap();
    await guarded();
    await page.goBack();
    await popup().waitFor();
    await page.goBack();
    await page.waitForURL(/\/customerService\?/);
    expect(problems).toEqual([]);
  });

  withBrowser('Cancel in a plain browser without a past says to close the page', async () => {
    const { page, sessionId } = borrower();
    const query = `sessionId=${sessionId}&productId=7&orderId=confirm-retention`;
    // The first entry of the tab, not one above an empty page.
    await page.evaluate((address) => location.replace(address), `${site}/${ROUTE}?${query}`);
    await box().tap();
    await guarded();
    await page.goBack();
    await choose('Cancel');
    const hint = page.getByText(/close this page/);
    await hint.first().waitFor();
  });

  withBrowser('Back does not lead to the offer once it is taken', async ({ page }) => {
    await openAfterContact();
    // The box is ticked again.
    await box().tap();
    await next().tap();
    await page.waitForURL(/from=confirm/);
    await page.goBack();
    await page.waitForURL(/\/customerService\?/);
  });
});
