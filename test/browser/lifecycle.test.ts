import { chromium, type Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { borrower, site, untilReactListens, withBrowser } from './borrower.ts';
import { FLAGS } from './chromium.ts';
import { lenderOf } from './lender.ts';
import { untilIdle } from './watchPage.ts';

const ORDER = 'due-extendable';

describe('a page that is covered or left', () => {
  for (const [route, orderId, query, label] of [
    ['bindBank', 'status-151', {}, 'GCash number'],
    ['complainPageNext', ORDER, { problemType: '2', orderNo: ORDER }, 'Tell us what happened'],
    ['landing', '', { id: 'default' }, 'Code from the SMS'],
  ] as const) {
    withBrowser(
      `${route}: a field stays in view when the keyboard covers half of the window`,
      async () => {
        const { page, open } = borrower();
        await open(route, orderId, query);
        const field = page.getByLabel(label);
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
      },
    );
  }

  /** Opens a page in a browser that keeps pages alive when they are left. @param isReady whether its scripts come. */
  async function openKept(isReady: () => boolean): Promise<Page> {
    const browser = await chromium.launch({
      executablePath: inject('chromium'),
      args: FLAGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    onTestFinished(() => browser.close());
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    // Safari drops what a page has requested when it is left, and keeps the page.
    await page.route('**/assets/*.js', (call) => (isReady() ? call.continue() : undefined));
    const { sessionId } = borrower();
    const query = new URLSearchParams({ sessionId, productId: '7', orderId: ORDER });
    await page.goto(`${site}/repayment?${query}`, { waitUntil: 'commit' });
    await method(page).waitFor();
    return page;
  }

  const method = (page: Page) => page.getByRole('button', { name: 'Payment Method' });

  withBrowser('a page that was left before its scripts had come works after Back', async () => {
    let isBack = false;
    const page = await openKept(() => isBack);
    await page.goto(`${site}/aboutUs`);
    isBack = true;
    await page.goBack({ waitUntil: 'commit' });
    await untilReactListens(page);
    await method(page).click();
    await page.getByRole('radio', { name: 'Maya' }).check();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL(/\/repaymentOfCode\?/);
    expect(await lenderOf(borrower()).kinds()).toEqual(['code']);
  });

  withBrowser(
    'a page that was kept alive reads again after Back, and its buttons work',
    async () => {
      const page = await openKept(() => true);
      await untilReactListens(page);
      const reads = async () => (await borrower().calls('/loan-play-detail')).length;
      const before = await reads();
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
      );
      await page.goto(`${site}/aboutUs`);
      // No load event: the page was kept alive.
      await page.goBack({ waitUntil: 'commit' });
      // Only a page that was kept alive still has the listener.
      await page.waitForFunction(() => Object(window).persisted);
      await expect.poll(reads).toBe(before + 1);
      await method(page).click();
      await page.getByRole('dialog', { name: 'Payment Method' }).waitFor();
    },
  );

  /** Opens the same page where Back loads it anew. */
  async function openPlain() {
    const { page, open } = borrower();
    await open('repayment', ORDER);
    return page;
  }

  for (const [how, open] of [
    ['kept alive', () => openKept(() => true)],
    ['loaded anew', openPlain],
  ] as const) {
    withBrowser(`Back from a code leads to its page, ${how}, which makes another one`, async () => {
      const page = await open();
      for (const way of ['Maya', 'GCash']) {
        await untilReactListens(page);
        await method(page).click();
        await page.getByRole('radio', { name: way }).check();
        await page.getByRole('button', { name: 'Confirm' }).click();
        await page.waitForURL(/\/repaymentOfCode\?/);
        await page.goBack({ waitUntil: 'commit' });
        // A page that was kept alive has no load event.
        await page.waitForURL(/\/repayment\?/, { waitUntil: 'commit' });
        await page.getByRole('link', { name: /^See the code from/ }).waitFor();
      }
      expect(await lenderOf(borrower()).kinds()).toEqual(['code', 'code']);
    });
  }
});
