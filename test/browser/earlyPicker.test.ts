import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, expectNoSidewaysScroll, untilReactListens, withBrowser } from './borrower.ts';
import { openHeld } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { boxOf, hidePage } from './watchPage.ts';

const METHOD = 'Payment Method';

const picker = () => borrower().page.getByRole('dialog', { name: METHOD });
const choice = (name: string) => borrower().page.getByRole('radio', { name });
const button = (name: string) => borrower().page.getByRole('button', { name, exact: true });
const confirm = () => borrower().page.getByRole('button', { name: /^Confirm ·/ });
const focused = () => borrower().page.evaluate(() => document.activeElement?.textContent?.trim());

/** Opens a page whose React is held back until the function that is returned is called. */
async function openEarly(
  amount = '₱3,450.00',
  route = 'repayment',
  more: Record<string, string> = {},
) {
  const { page } = borrower();
  const start = await openHeld(borrower(), route, 'due-extendable', more);
  await page.getByText(amount).first().waitFor();
  return () => start().then(() => untilReactListens(page));
}

/** Opens the picker and chooses Maya. @param isConfirmed whether to confirm that. */
async function chooseMaya(isConfirmed = false): Promise<void> {
  await button(METHOD).tap();
  await choice('Maya').tap();
  if (isConfirmed) await confirm().tap();
}

/** Taps a place twice, by the clock of the finger: a busy machine makes no two single taps of it. */
async function doubleTap(place: { x: number; y: number }): Promise<void> {
  const { page, context } = borrower();
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', timestamp: number) => {
    const touchPoints = type === 'touchStart' ? [place] : [];
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  const begin = Date.now() / 1000;
  for (const at of [begin, begin + 0.15]) {
    await touch('touchStart', at);
    await touch('touchEnd', at + 0.02);
  }
}

describe('2.13 Instalment repayment', () => {
  describe('payment methods before React has loaded', () => {
    withBrowser('open, and keep choice and focus with more words and React', async () => {
      const { page, problems } = borrower();
      /** Where the entries of the open picker are. */
      const places = () =>
        picker()
          .locator('label')
          .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
      const scrolled = () => page.evaluate(() => scrollY);
      const { fault, release } = lenderOf(borrower());
      await fault('/loan-play-detail', 'hold');
      const start = await openEarly('₱450.00', 'repayDelay');
      // Playwright would scroll to the button's place in the flow.
      await page.touchscreen.tap(180, 704);
      await picker().waitFor();
      expect(await choice('GCash').isChecked()).toBe(true);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await choice('Maya').tap();
      await page.keyboard.press('Tab');
      const [before, top] = [await places(), await scrolled()];
      await release();
      await page.getByText('Later').first().waitFor();
      await start();
      expect(await picker().count()).toBe(1);
      expect(before).toHaveLength(4);
      expect(await places()).toEqual(before);
      expect(await choice('Maya').isChecked()).toBe(true);
      expect(await focused()).toBe('Confirm · ₱450.00');
      await button('Cancel').tap();
      await picker().waitFor({ state: 'detached' });
      expect(await focused()).toBe(METHOD);
      expect(await scrolled()).toBe(top);
      expect(problems).toEqual([]);
    });

    withBrowser('say what is chosen, and are closed by Cancel and Esc', async ({ page }) => {
      const start = await openEarly();
      for (const [way, close] of [
        ['Maya', () => button('Cancel').tap()],
        ['7-Eleven', () => page.keyboard.press('Escape')],
      ] as const) {
        await button(METHOD).tap();
        await picker().waitFor();
        await choice(way).tap();
        expect(await confirm().evaluate((one) => one.nextElementSibling?.textContent)).toBe(
          `via ${way}`,
        );
        await close();
        await picker().waitFor({ state: 'hidden' });
        expect(await focused()).toBe(METHOD);
      }
      await start();
      await button(METHOD).tap();
      expect(await choice('GCash').isChecked()).toBe(true);
    });

    withBrowser('say so in Filipino, and stay open with the choice', async ({ page }) => {
      const start = await openEarly('₱3,450.00', 'repayment', { lang: 'fil' });
      await chooseMaya();
      await start();
      expect(await picker().count()).toBe(1);
      expect(await choice('Maya').isChecked()).toBe(true);
      await button('Cancel').tap();
      await page.getByRole('link', { name: 'English' }).tap();
      await page.getByText('Amount to repay').first().waitFor();
      await button(METHOD).tap();
      await picker().waitFor();
      expect(await choice('GCash').isChecked()).toBe(true);
    });

    withBrowser('stay where they were scrolled to, and do not move in again', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 320, height: 400 });
      const start = await openEarly();
      const moving = () => picker().evaluate((sheet) => sheet.getAnimations().length);
      await button(METHOD).tap();
      await expect.poll(moving).toBe(0);
      const scroll = () => picker().evaluate((sheet) => sheet.scrollTop);
      await picker().evaluate((sheet) => sheet.scrollTo(0, 50));
      await page.evaluate(() => {
        const seen = new MutationObserver(() => {
          if (document.documentElement.dataset.started === undefined) return;
          requestAnimationFrame(() => {
            const [sheet] = document.querySelectorAll('dialog[open]');
            Object.assign(window, { moved: sheet?.getAnimations().length });
          });
          seen.disconnect();
        });
        seen.observe(document.documentElement, { attributes: true });
      });
      await start();
      expect(await page.evaluate(() => Object(window).moved)).toBe(0);
      expect(await scroll()).toBe(50);
    });

    withBrowser('open once React is there if the browser cannot open them', async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['commandForElement', 'command'])
          Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      });
      const start = await openEarly();
      await button(METHOD).tap();
      await button(METHOD).tap();
      expect(await button(METHOD).getAttribute('class')).toContain('tapped');
      expect(await picker().count()).toBe(0);
      await start();
      await picker().waitFor();
      expect(await choice('GCash').evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await picker().count()).toBe(1);
      await button('Cancel').tap();
      expect(await focused()).toBe(METHOD);
    });

    withBrowser('request the code of a choice once, whatever was tapped before', async () => {
      const { page, calls } = borrower();
      const start = await openEarly();
      await page.getByText('See how to pay with this code').tap();
      await chooseMaya(true);
      await confirm().tap();
      expect(await calls('/generate-vcode')).toHaveLength(0);
      void start().catch(() => undefined);
      await page.waitForURL(/repaymentOfCode\?/);
      expect(await lenderOf(borrower()).kinds()).toEqual(['code']);
      expect((await calls('/generate-vcode'))[0]?.body.channelNumber).toBe('90007');
    });

    withBrowser('stay closed once they were cancelled, or the borrower left', async () => {
      const { page, calls } = borrower();
      const start = await openEarly();
      for (const [isConfirmed, end] of [
        [true, () => button('Cancel').tap()],
        [false, () => page.keyboard.press('Escape')],
        [true, () => hidePage(page).then((show) => show())],
      ] as const) {
        await chooseMaya(isConfirmed);
        await end();
        await picker().waitFor({ state: 'hidden' });
      }
      await start();
      expect(await picker().count()).toBe(0);
      await button(METHOD).tap();
      await picker().waitFor();
      expect(await calls('/generate-vcode')).toHaveLength(0);
    });

    withBrowser(
      'close where a card payment may still arrive, which the page then says',
      async () => {
        const { page, sessionId } = borrower();
        const record = { key: 'k', token: '', amount: '', input: 'i', before: null, address: '' };
        await page.addInitScript(
          ([name, text]) => localStorage.setItem(`${name}`, `${text}`),
          [
            `write|cardPayment|7|due-extendable|${sessionId}`,
            JSON.stringify({ ...record, sentAt: Date.now(), settlesAfter: 0 }),
          ],
        );
        const start = await openEarly();
        await chooseMaya(true);
        await start();
        await page.getByText(/Another payment/).waitFor();
        await picker().waitFor({ state: 'detached' });
        expect(await lenderOf(borrower()).kinds()).toEqual([]);
        await button(METHOD).tap();
        await picker().waitFor();
        expect(await choice('GCash').isChecked()).toBe(true);
      },
    );

    withBrowser('give way to the notice that the page does not start', async ({ page }) => {
      await page.clock.install();
      const start = await openEarly();
      await chooseMaya(true);
      await page.clock.fastForward(20_000);
      await page.getByText('This is taking a long time').waitFor();
      expect(await picker().count()).toBe(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await button('Reload').tap({ trial: true });
      await start();
      expect(await picker().count()).toBe(0);
    });

    withBrowser('are not offered if the page cannot be shown', async ({ page }) => {
      await page.route(/loan-play-detail/, async (call) => {
        const answer = await call.fetch();
        const reply = await answer.json();
        await call.fulfill({ json: { ...reply, data: { ...reply.data, repayAmount: 'abc' } } });
      });
      const start = await openHeld(borrower(), 'repayment', 'due-extendable');
      await button(METHOD).tap();
      await start();
      await button('Retry').waitFor();
      // Screen readers announce only what is written into regions that were there before.
      expect(await page.locator('body > .toasts > [role]').count()).toBe(3);
      expect(await picker().count()).toBe(0);
    });
  });

  describe('a double tap', () => {
    for (const isHeld of [true, false]) {
      const when = isHeld ? 'before' : 'after';
      withBrowser(
        `neither chooses nor taps what is below Cancel, ${when} React`,
        async ({ page }) => {
          const start = await openEarly();
          if (!isHeld) await start();
          await doubleTap({ x: 180, y: 704 });
          await picker().waitFor();
          expect(await choice('GCash').isChecked()).toBe(true);
          await choice('Maya').tap();
          expect(await choice('Maya').isChecked()).toBe(true);
          await page.evaluate(() => {
            const below = document.body.appendChild(document.createElement('input'));
            below.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:9';
            below.onclick = () => Object.assign(window, { tapped: true });
          });
          const reached = () =>
            page.evaluate(() => ['tapped' in window, document.activeElement?.matches('input')]);
          const { x, y } = await boxOf(button('Cancel'));
          await doubleTap({ x: x + 20, y: y + 20 });
          await picker().waitFor({ state: 'hidden' });
          expect(await reached()).toEqual([false, false]);
          await page.touchscreen.tap(x + 20, y + 120);
          expect(await reached()).toEqual([true, true]);
          if (isHeld) await start();
        },
      );
    }
  });

  withBrowser('a payment method is chosen by keyboard alone', async ({ page, open, calls }) => {
    await open('repayment', 'due-extendable');
    await untilReactListens(page);
    const reach = async (name: string) => {
      for (let stops = 0; stops < 20 && (await focused()) !== name; stops += 1)
        await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    };
    await reach(METHOD);
    await page.keyboard.press('Enter');
    await picker().waitFor();
    await page.keyboard.press('Escape');
    await picker().waitFor({ state: 'hidden' });
    expect(await focused()).toBe(METHOD);
    await page.keyboard.press('Space');
    // The choice has the focus.
    await picker().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await choice('Maya').isChecked()).toBe(true);
    await reach('Confirm · ₱3,450.00');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/repaymentOfCode\?/);
    expect((await calls('/generate-vcode')).map(({ body }) => body.channelNumber)).toEqual([
      '90007',
    ]);
  });
});
