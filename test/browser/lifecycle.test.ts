import { chromium, type Locator } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import {
  type Borrower,
  expectNoSidewaysScroll,
  site,
  untilReactListens,
  useBorrower,
  withBrowser,
} from './borrower.ts';
import { cardFlow } from './cardFlow.ts';
import { FLAGS } from './chromium.ts';
import { visitOf } from './landingVisit.ts';
import { stopClock } from './pageClock.ts';
import { DATA_SCREENS } from './screens.ts';
import { untilIdle } from './watchPage.ts';

const DAY_MS = 86_400_000;

/** What can be special about a phone before a page opens. */
const PHONES: readonly { name: string; prepare: (borrower: Borrower) => Promise<unknown> }[] = [
  {
    name: 'storage that is blocked',
    prepare: ({ context }) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      }),
  },
  {
    name: 'storage that is off (null)',
    prepare: ({ context }) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, { get: () => null });
        }
      }),
  },
  {
    name: 'storage that is full',
    prepare: ({ context }) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  },
  {
    name: 'a clock that is a day behind',
    prepare: ({ page }) => page.clock.install({ time: Date.now() - DAY_MS }),
  },
  {
    name: 'a clock that is a day ahead',
    prepare: ({ page }) => page.clock.install({ time: Date.now() + DAY_MS }),
  },
];

describe.each(PHONES)('on a phone with $name', ({ prepare }) => {
  const borrower = useBorrower();

  for (const { route, ready, query } of DATA_SCREENS) {
    withBrowser(`${route} is complete`, async () => {
      const { page, open, problems } = borrower();
      await prepare(borrower());
      await open(route, 'due-extendable', query);
      await page.getByText(ready).first().waitFor();
      expect(problems).toEqual([]);
    });
  }

  withBrowser('a code is requested and counts down from 60 s', async () => {
    await prepare(borrower());
    const flow = cardFlow(borrower());
    await stopClock(borrower().page);
    await flow.toCode();
    expect(await flow.seconds()).toBe(60);
    await flow.enter(await flow.sms());
    await borrower().page.waitForURL(/\/loanDetail\?/);
  });
});

describe('a phone that is rotated', () => {
  const borrower = useBorrower({ sharesWindow: true });

  for (const { route, ready, query } of DATA_SCREENS) {
    withBrowser(
      `${route} fits, keeps its scroll position, and also fits with large text`,
      async () => {
        const { page, open, problems } = borrower();
        await open(route, 'due-extendable', query);
        await page.getByText(ready).first().waitFor();
        await page.setViewportSize({ width: 740, height: 360 });
        await expectNoSidewaysScroll(page);
        const bar = page.locator('.sticky-bar');
        if (await bar.count()) {
          // A fixed bar would take a third of the small height.
          expect(await bar.evaluate((one) => getComputedStyle(one).position)).toBe('static');
        }
        await page.setViewportSize({ width: 360, height: 740 });
        expect(await page.getByText(ready).first().isVisible()).toBe(true);
        expect(problems).toEqual([]);
      },
    );
  }
});

/** Fields that open the keyboard, and how a borrower gets to them. */
const FIELDS: readonly { name: string; come: (borrower: Borrower) => Promise<Locator> }[] = [
  {
    name: 'bank form',
    async come({ page, open }) {
      await open('bindBank', 'status-151');
      return page.getByLabel('GCash number');
    },
  },
  {
    name: 'complaint',
    async come({ page, open }) {
      const more = { problemType: '2', orderNo: 'due-extendable' };
      await open('complainPageNext', 'due-extendable', more);
      return page.getByLabel('Tell us what happened');
    },
  },
  {
    name: 'code of the card repayment',
    async come(borrower) {
      const flow = cardFlow(borrower);
      await flow.toCode();
      return flow.field;
    },
  },
  {
    name: 'registration',
    async come(borrower) {
      await visitOf(borrower).open();
      return borrower.page.getByLabel('Code from the SMS');
    },
  },
];

describe('when the keyboard covers half of the window', () => {
  const borrower = useBorrower();

  for (const { name, come } of FIELDS) {
    withBrowser(`${name}: the field stays in view, not covered by a bar`, async () => {
      const { page } = borrower();
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

describe('a page restored from the back-forward cache', () => {
  const borrower = useBorrower();

  for (const { route, call, ready } of DATA_SCREENS.filter(({ route }) =>
    ['loanDetail', 'repayment', 'repayDelay'].includes(route),
  )) {
    withBrowser(`${route} reads again, and its buttons work`, async () => {
      const { sessionId, calls } = borrower();
      const browser = await chromium.launch({
        executablePath: inject('chromium'),
        args: FLAGS,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      try {
        const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
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
        expect(await page.evaluate(() => Object(window).cameBack)).toBe(true);
        await expect.poll(async () => (await calls(call)).length).toBe(before + 1);
        if (route !== 'loanDetail') {
          await page.getByRole('button', { name: 'Payment Method' }).click();
          await page.getByRole('dialog', { name: 'Payment Method' }).waitFor();
        }
      } finally {
        await browser.close();
      }
    });
  }
});

describe('a killed web view', () => {
  const borrower = useBorrower();

  for (const { route, ready, query } of DATA_SCREENS) {
    withBrowser(`${route} is restored from its address alone`, async () => {
      const { page, context, open, problems } = borrower();
      await open(route, 'due-extendable', query);
      await page.getByText(ready).first().waitFor();
      const address = page.url();
      await page.close();
      const reopened = await context.newPage();
      await reopened.goto(address);
      await reopened.getByText(ready).first().waitFor();
      expect(problems).toEqual([]);
    });
  }

  withBrowser('restores the input after the shell has reloaded the page', async () => {
    const { page, open } = borrower();
    await open('bindBank', 'status-151');
    await page.getByLabel('Account holder').fill('Ana Reyes');
    await page.reload();
    await expect.poll(() => page.getByLabel('Account holder').inputValue()).toBe('Ana Reyes');
    const more = { problemType: '2', orderNo: 'due-extendable' };
    await open('complainPageNext', 'due-extendable', more);
    await page.getByLabel('Tell us what happened').fill('The amount is wrong');
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Tell us what happened').inputValue())
      .toBe('The amount is wrong');
  });
});

describe('a page that is suspended for an hour', () => {
  const borrower = useBorrower();

  withBrowser('ends its countdown and allows a new code', async () => {
    const { page } = borrower();
    await page.clock.install();
    const flow = cardFlow(borrower());
    await flow.toCode();
    await page.clock.fastForward(60 * 60_000);
    await expect.poll(() => flow.seconds()).toBeUndefined();
    expect(await flow.resend.getAttribute('aria-disabled')).toBe(null);
  });
});
