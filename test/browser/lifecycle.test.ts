import { chromium, type Locator, type Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type Borrower, borrower, site, untilReactListens, withBrowser } from './borrower.ts';
import { cardFlow } from './cardFlow.ts';
import { FLAGS } from './chromium.ts';
import { visitOf } from './landingVisit.ts';
import { lenderOf } from './lender.ts';
import { stopClock } from './pageClock.ts';
import { DATA_SCREENS } from './screens.ts';
import { untilIdle } from './watchPage.ts';

const DAY_MS = 86_400_000;
const COMPLAINT = { problemType: '2', orderNo: 'due-extendable' };

/** Runs in the page: a storage that does not work. */
function breakStorage(how: string): void {
  const refuse = (name: string) => {
    throw new DOMException('refused', name);
  };
  if (how === 'full') {
    Storage.prototype.setItem = () => refuse('QuotaExceededError');
    return;
  }
  const get = () => (how === 'off' ? null : refuse('SecurityError'));
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get });
}

/** What can be special about a phone before a page opens. */
const PHONES: Readonly<Record<string, (borrower: Borrower) => Promise<unknown>>> = {
  'storage that is blocked': ({ context }) => context.addInitScript(breakStorage, 'blocked'),
  'storage that is off (null), and a clock a day behind': async ({ context, page }) => {
    await context.addInitScript(breakStorage, 'off');
    await page.clock.install({ time: Date.now() - DAY_MS });
  },
  'storage that is full, and a clock a day ahead': async ({ context, page }) => {
    await context.addInitScript(breakStorage, 'full');
    await page.clock.install({ time: Date.now() + DAY_MS });
  },
};

describe('a phone with', () => {
  for (const [name, prepare] of Object.entries(PHONES)) {
    withBrowser(`${name}: every page is complete, and a code counts down from 60 s`, async () => {
      const { page, open, problems } = borrower();
      await prepare(borrower());
      for (const { route, ready, query } of DATA_SCREENS) {
        await open(route, 'due-extendable', query);
        await page.getByText(ready).first().waitFor();
      }
      expect(problems).toEqual([]);
      const flow = cardFlow(borrower());
      await stopClock(page);
      await flow.toCode();
      expect(await flow.seconds()).toBe(60);
      await flow.enter(await flow.sms());
      await page.waitForURL(/\/loanDetail\?/);
    });
  }
});

/** Fields that open the keyboard, and how a borrower gets to them. */
const FIELDS: Readonly<Record<string, (borrower: Borrower) => Promise<Locator>>> = {
  async 'bank form'({ page, open }) {
    await open('bindBank', 'status-151');
    return page.getByLabel('GCash number');
  },
  async complaint({ page, open }) {
    await open('complainPageNext', 'due-extendable', COMPLAINT);
    return page.getByLabel('Tell us what happened');
  },
  async 'code of the card repayment'(borrower) {
    const flow = cardFlow(borrower);
    await flow.toCode();
    return flow.field;
  },
  async registration(borrower) {
    await visitOf(borrower).open();
    return borrower.page.getByLabel('Code from the SMS');
  },
};

describe('when the keyboard covers half of the window', () => {
  for (const [name, come] of Object.entries(FIELDS)) {
    withBrowser(`${name}: the field stays in view, not covered by a bar`, async ({ page }) => {
      const field = await come(borrower());
      await field.waitFor();
      await field.focus();
      await page.setViewportSize({ width: 360, height: 380 });
      await page.waitForFunction(() => innerHeight === 380);
      await untilIdle(page);
      await field.scrollIntoViewIfNeeded();
      const free = await field.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
        return element.contains(above) || above === element.parentElement;
      });
      expect(free).toBe(true);
      await page.keyboard.type('1');
      expect(await field.inputValue()).toContain('1');
    });
  }
});

/** Opens a window of a browser that keeps pages alive when they are left. */
async function inKeepingBrowser(use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await use(await (await browser.newContext({ serviceWorkers: 'block' })).newPage());
  } finally {
    await browser.close();
  }
}

withBrowser(
  'a page that was left before its scripts had come works when Back brings it back',
  async ({ sessionId }) => {
    await inKeepingBrowser(async (page) => {
      let isBack = false;
      // Safari drops what a page has requested when it is left, and keeps the page.
      await page.route('**/assets/*.js', (call) => (isBack ? call.continue() : undefined));
      const query = new URLSearchParams({ sessionId, productId: '7', orderId: 'due-extendable' });
      await page.goto(`${site}/repayment?${query}`, { waitUntil: 'commit' });
      const method = page.getByRole('button', { name: 'Payment Method' });
      await method.waitFor();
      await page.goto(`${site}/aboutUs`);
      isBack = true;
      await page.goBack({ waitUntil: 'commit' });
      await untilReactListens(page);
      await method.click();
      await page.getByRole('radio', { name: 'Maya' }).check();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.waitForURL(/\/repaymentOfCode\?/);
      expect(await lenderOf(borrower()).kinds()).toEqual(['code']);
    });
  },
);

withBrowser(
  'a page restored from the back-forward cache reads again, and its buttons work',
  async ({ sessionId, calls }) => {
    await inKeepingBrowser(async (page) => {
      for (const { route, call, ready } of DATA_SCREENS.filter(({ route }) =>
        ['loanDetail', 'repayment', 'repayDelay'].includes(route),
      )) {
        const query = new URLSearchParams({ sessionId, productId: '7', orderId: 'due-extendable' });
        await page.goto(`${site}/${route}?${query}`);
        await page.getByText(ready).first().waitFor();
        await untilReactListens(page);
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) =>
            Object.assign(window, { cameBack: persisted }),
          );
        });
        const before = (await calls(call)).length;
        await page.goto(`${site}/aboutUs`);
        // No load event: the page was kept alive.
        await page.goBack({ waitUntil: 'commit' });
        await page.getByText(ready).first().waitFor();
        // Only a page that was kept alive still has the listener.
        expect(await page.evaluate(() => Object(window).cameBack), route).toBe(true);
        await expect.poll(async () => (await calls(call)).length).toBe(before + 1);
        if (route === 'loanDetail') continue;
        await page.getByRole('button', { name: 'Payment Method' }).click();
        await page.getByRole('dialog', { name: 'Payment Method' }).waitFor();
      }
    });
  },
);
