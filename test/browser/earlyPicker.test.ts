import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, expectNoSidewaysScroll, untilReactListens, withBrowser } from './borrower.ts';
import { openHeld } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { hidePage } from './watchPage.ts';

const picker = (page: Page) => page.getByRole('dialog', { name: 'Payment Method' });
const choice = (page: Page, name: string) => page.getByRole('radio', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Between the taps of a double tap, s. */
const BETWEEN_TAPS = 0.15;

/** Taps a place twice, by the clock of the finger: a busy machine makes no two single taps of it. */
async function doubleTap(page: Page, place: { x: number; y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  for (const timestamp of [begin, begin + BETWEEN_TAPS]) {
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [place],
      timestamp,
    });
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.02,
    });
  }
  await devtools.detach();
}

/** Where the entries of the open picker are. */
const places = (page: Page) =>
  picker(page)
    .locator('label')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

describe('payment methods before React has loaded', () => {
  /** Opens a page whose React is held back until the function that is returned is called. */
  const openEarly = async (route: string, amount: string) => {
    const { page } = borrower();
    const start = await openHeld(borrower(), route, 'due-extendable');
    await page.getByText(amount).first().waitFor();
    return async () => {
      await start();
      await untilReactListens(page);
    };
  };

  withBrowser('open, and React keeps the choice and the focus', async () => {
    const { page, problems } = borrower();
    const start = await openEarly('repayment', '₱3,450.00');
    // Playwright would scroll to the button's place in the flow.
    await page.touchscreen.tap(180, 704);
    await picker(page).waitFor();
    expect(await choice(page, 'GCash').isChecked()).toBe(true);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await choice(page, 'Maya').tap();
    await page.keyboard.press('Shift+Tab');
    const before = await places(page);
    const scrolled = () => page.evaluate(() => scrollY);
    const top = await scrolled();
    await start();
    expect(await picker(page).count()).toBe(1);
    expect(before).toHaveLength(4);
    expect(await places(page)).toEqual(before);
    expect(await choice(page, 'Maya').isChecked()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Confirm');
    await button(page, 'Cancel').tap();
    await picker(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Payment Method');
    expect(await scrolled()).toBe(top);
    expect(problems).toEqual([]);
  });

  withBrowser(
    'a choice that was confirmed requests its code once, when React is there',
    async ({ page, calls }) => {
      const lender = lenderOf(borrower());
      const start = await openEarly('repayment', '₱3,450.00');
      await button(page, 'Payment Method').tap();
      await choice(page, 'Maya').tap();
      await button(page, 'Confirm').tap();
      await button(page, 'Confirm').tap();
      expect(await calls('/generate-vcode')).toHaveLength(0);
      void start().catch(() => undefined);
      await page.waitForURL(/repaymentOfCode/);
      expect(await lender.kinds()).toEqual(['code']);
      expect((await calls('/generate-vcode'))[0]?.body.channelNumber).toBe('90007');
    },
  );

  withBrowser('stay closed once they were cancelled, confirmed or not', async ({ page, calls }) => {
    const start = await openEarly('repayment', '₱3,450.00');
    for (const confirmed of [true, false]) {
      await button(page, 'Payment Method').tap();
      await choice(page, 'Maya').tap();
      if (confirmed) await button(page, 'Confirm').tap();
      await (confirmed ? button(page, 'Cancel').tap() : page.keyboard.press('Escape'));
      await picker(page).waitFor({ state: 'hidden' });
    }
    await start();
    expect(await picker(page).count()).toBe(0);
    await button(page, 'Payment Method').tap();
    await picker(page).waitFor();
    expect(await calls('/generate-vcode')).toHaveLength(0);
  });

  withBrowser('stay as they are when the page says more', async ({ page }) => {
    const { fault, release } = lenderOf(borrower());
    await fault('/loan-play-detail', 'hold');
    const start = await openEarly('repayDelay', '₱450.00');
    await button(page, 'Payment Method').tap();
    await choice(page, 'Maya').tap();
    await release();
    await page.getByText(/^Now: /).waitFor();
    expect(await picker(page).count()).toBe(1);
    expect(await choice(page, 'Maya').isChecked()).toBe(true);
    await start();
  });

  withBrowser('are offered again after a request for a code got no answer', async () => {
    const { page, open } = borrower();
    await open('repayment', 'due-extendable');
    await untilReactListens(page);
    await lenderOf(borrower()).fault('/generate-vcode', 'lost-before');
    await button(page, 'Payment Method').tap();
    await button(page, 'Confirm').tap();
    await page.getByText(/We're not sure/).waitFor();
    const start = await openEarly('repayment', '₱3,450.00');
    await button(page, 'Payment Method').tap();
    await button(page, 'Confirm').tap();
    void start().catch(() => undefined);
    await page.waitForURL(/\/repaymentOfCode\?/);
    expect(await lenderOf(borrower()).kinds()).toEqual(['code']);
  });

  withBrowser(
    'close, also confirmed, where a card payment may still arrive, which the page then says',
    async ({ page, sessionId }) => {
      const record = { key: 'k', token: '', amount: '', input: 'i', before: null, address: '' };
      await page.addInitScript(
        ([name, text]) => localStorage.setItem(`${name}`, `${text}`),
        [
          `write|cardPayment|7|due-extendable|${sessionId}`,
          JSON.stringify({ ...record, sentAt: Date.now(), settlesAfter: 0 }),
        ],
      );
      const start = await openEarly('repayment', '₱3,450.00');
      await button(page, 'Payment Method').tap();
      await choice(page, 'Maya').tap();
      await button(page, 'Confirm').tap();
      await start();
      await page.getByText(/Another payment/).waitFor();
      await picker(page).waitFor({ state: 'detached' });
      expect(await lenderOf(borrower()).kinds()).toEqual([]);
      await button(page, 'Payment Method').tap();
      await picker(page).waitFor();
      expect(await choice(page, 'GCash').isChecked()).toBe(true);
    },
  );

  withBrowser('supersede a link that was tapped before them', async ({ page }) => {
    const start = await openEarly('repayment', '₱3,450.00');
    await page.getByText('See how to pay with this code').tap();
    await button(page, 'Payment Method').tap();
    await button(page, 'Confirm').tap();
    void start().catch(() => undefined);
    await page.waitForURL(/\/repaymentOfCode\?/);
    expect(await lenderOf(borrower()).kinds()).toEqual(['code']);
  });

  withBrowser('give way to the notice that the page does not start', async ({ page }) => {
    await page.clock.install();
    const start = await openEarly('repayment', '₱3,450.00');
    await button(page, 'Payment Method').tap();
    await button(page, 'Confirm').tap();
    await page.clock.fastForward(20_000);
    await page.getByText('This is taking a long time').waitFor();
    expect(await picker(page).count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await button(page, 'Reload').tap({ trial: true });
    await start();
    expect(await picker(page).count()).toBe(0);
  });

  withBrowser('close when the borrower leaves, who may pay elsewhere', async ({ page }) => {
    const start = await openEarly('repayment', '₱3,450.00');
    await button(page, 'Payment Method').tap();
    await button(page, 'Confirm').tap();
    const show = await hidePage(page);
    await picker(page).waitFor({ state: 'hidden' });
    await show();
    await start();
    expect(await picker(page).count()).toBe(0);
    expect(await lenderOf(borrower()).kinds()).toEqual([]);
  });

  withBrowser('are not offered if the page cannot be shown', async ({ page }) => {
    await page.route(/loan-play-detail/, async (call) => {
      const answer = await call.fetch();
      const reply = await answer.json();
      await call.fulfill({ json: { ...reply, data: { ...reply.data, repayAmount: 'abc' } } });
    });
    const start = await openHeld(borrower(), 'repayment', 'due-extendable');
    await button(page, 'Payment Method').tap();
    await start();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    // Screen readers announce only what is written into regions that were there before.
    expect(await page.locator('body > .toasts > [role]').count()).toBe(2);
    expect(await picker(page).count()).toBe(0);
  });
});

describe('a double tap on Payment Method', () => {
  for (const held of [true, false]) {
    withBrowser(`chooses nothing ${held ? 'before' : 'after'} React has loaded`, async () => {
      const { page } = borrower();
      const start = await openHeld(borrower(), 'repayment', 'due-extendable');
      await page.getByText('₱3,450.00').first().waitFor();
      if (!held) await start().then(() => untilReactListens(page));
      await doubleTap(page, { x: 180, y: 704 });
      await picker(page).waitFor();
      expect(await choice(page, 'GCash').isChecked()).toBe(true);
      await choice(page, 'Maya').tap();
      expect(await choice(page, 'Maya').isChecked()).toBe(true);
      await start();
    });
  }
});

describe('a double tap on Cancel', () => {
  for (const held of [true, false]) {
    withBrowser(`taps nothing below it ${held ? 'before' : 'after'} React has loaded`, async () => {
      const { page } = borrower();
      const start = await openHeld(borrower(), 'repayment', 'due-extendable');
      await page.getByText('₱3,450.00').first().waitFor();
      if (!held) await start().then(() => untilReactListens(page));
      await button(page, 'Payment Method').tap();
      await picker(page).waitFor();
      await page.evaluate(() => {
        const below = document.body.appendChild(document.createElement('input'));
        below.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:9';
        below.onclick = () => Object.assign(window, { tapped: true });
      });
      const place = await button(page, 'Cancel').boundingBox();
      if (!place) throw new Error('No button');
      const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
      const below = () =>
        page.evaluate(() => ({
          tapped: 'tapped' in window,
          focused: document.activeElement?.matches('input') ?? false,
        }));
      await doubleTap(page, middle);
      await picker(page).waitFor({ state: 'hidden' });
      expect(await below()).toEqual({ tapped: false, focused: false });
      await page.touchscreen.tap(middle.x, middle.y + 100);
      expect(await below()).toEqual({ tapped: true, focused: true });
      if (held) await start();
    });
  }
});

withBrowser('a payment method is chosen by keyboard alone', async ({ page, open, calls }) => {
  await open('repayment', 'due-extendable');
  await untilReactListens(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const reach = async (name: string) => {
    for (let stops = 0; stops < 20 && (await focused()) !== name; stops += 1)
      await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  await reach('Payment Method');
  await page.keyboard.press('Enter');
  await picker(page).waitFor();
  await page.keyboard.press('Escape');
  await picker(page).waitFor({ state: 'hidden' });
  expect(await focused()).toBe('Payment Method');
  await page.keyboard.press('Space');
  await picker(page).waitFor();
  for (let stops = 0; stops < 5; stops += 1) {
    if (await page.evaluate(() => document.activeElement?.matches('[type=radio]'))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  expect(await choice(page, 'Maya').isChecked()).toBe(true);
  await reach('Confirm');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/repaymentOfCode\?/);
  expect((await calls('/generate-vcode')).map(({ body }) => body.channelNumber)).toEqual(['90007']);
});

withBrowser(
  'the open payment methods close when the page reads another amount',
  async ({ page, open }) => {
    await open('repayment', 'due-two');
    await untilReactListens(page);
    await button(page, 'Payment Method').tap();
    await picker(page).waitFor();
    await lenderOf(borrower()).payElsewhere('due-two');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await picker(page).waitFor({ state: 'detached' });
    expect(await borrower().calls('/generate-vcode')).toEqual([]);
  },
);
