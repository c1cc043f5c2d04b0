import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { borrower, untilReactListens } from './borrower.ts';
import { EVERY_SWITCH } from './builds.ts';
import { builtSite } from './builtSite.ts';
import { documentsOf, requestsOf, setConnection } from './watchPage.ts';
import { useWorkerSite } from './workerSite.ts';

const CHUNK = '**/assets/pageMetrics-*.js';

const everySwitch = await builtSite('everySwitch');

describe('a site with an address for load times', () => {
  const { server: host, withBrowser } = useWorkerSite();
  const arrived = () => host().reports.filter(({ path }) => path === EVERY_SWITCH.VITE_METRICS_URL);
  const messages = () => arrived().map(({ text }) => JSON.parse(text));

  beforeEach(() => {
    host().goOut(everySwitch);
    host().reports.splice(0);
  });

  /** Whoever the borrower is, by everything that an address of a page may say. */
  const identity = () => ({
    sessionId: borrower().sessionId,
    phone: '09171234567',
    deviceId: 'd3vice-id',
    'x-device-id': 'h3ader-id',
    adId: 'ad-1d',
    couponId: 'c0upon',
  });

  /** Waits until a page is at rest and what it has painted has been observed. */
  async function rest(page: Page) {
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await untilReactListens(page);
  }

  /** Opens an order and waits until the page measures itself: its script is evaluated some time after it was fetched. */
  async function openMeasured(route = 'loanDetail', more = {}) {
    const { page, context, open } = borrower();
    await context.addInitScript(() => {
      const observed = new Set<string>();
      Object.assign(window, { observed });
      const { observe } = PerformanceObserver.prototype;
      PerformanceObserver.prototype.observe = function (options) {
        observed.add(`${options?.type}`);
        return observe.call(this, options);
      };
    });
    await open(route, 'due-extendable', { ...identity(), ...more });
    await page.waitForFunction(() => Object(window).observed.has('layout-shift'));
    await rest(page);
    return page;
  }

  const leave = (page: Page) => page.goto('about:blank');

  withBrowser('sends one message with every figure when the page is left', async () => {
    const page = await openMeasured();
    await page.getByRole('heading', { level: 1 }).tap();
    // An interaction counts once its answer has been painted.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new PerformanceObserver(() => resolve());
          observer.observe({ type: 'first-input', buffered: true });
        }),
    );
    expect(messages()).toEqual([]);
    await leave(page);
    await expect.poll(messages).toHaveLength(1);
    const [message] = messages();
    expect(message).toEqual({
      v: 1,
      kind: 'metrics',
      page: 'loanDetail',
      release: expect.stringMatching(/^[0-9a-f]{12}$/),
      connection: expect.stringMatching(/^(slow-2g|[234]g|unknown)$/),
      lcp: expect.any(Number),
      inp: expect.any(Number),
      cls: expect.any(Number),
      ttfb: expect.any(Number),
      contentReady: expect.any(Number),
      controlAnswered: expect.any(Number),
    });
    expect(message.ttfb).toBeLessThanOrEqual(message.contentReady);
    expect(message.contentReady).toBeLessThanOrEqual(message.controlAnswered);
    expect(borrower().problems).toEqual([]);
  });

  withBrowser('says nothing of the borrower, by its text or by how it is sent', async () => {
    const { context } = borrower();
    const url = host().address ?? '';
    await context.addCookies([{ name: 'who', value: 'c00kie', url }]);
    // An alias could tell where a borrower came from.
    const page = await openMeasured('order', { lang: 'fil' });
    for (const state of ['hidden', 'visible', 'hidden']) {
      await page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    }
    await leave(page);
    await expect.poll(messages).toHaveLength(1);
    expect(messages()[0].page).toBe('loanDetail');
    const [{ text = '', headers = {} } = {}] = arrived();
    const secrets = ['due-extendable', 'c00kie', ...Object.values(identity())];
    for (const secret of secrets) expect(`${text}${JSON.stringify(headers)}`).not.toContain(secret);
    expect(headers.cookie).toBeUndefined();
    expect([undefined, `${url}/`]).toContain(headers.referer);
    // Nothing more was sent when the borrower returned and left again.
    await openMeasured();
    expect(messages()).toHaveLength(1);
  });

  withBrowser('is switched off by a borrower who saves data', async ({ page, context, open }) => {
    await setConnection(context, { saveData: true });
    const asked = requestsOf(page);
    await open('loanDetail', 'due-extendable');
    await rest(page);
    await leave(page);
    expect(asked.filter((address) => address.includes('pageMetrics'))).toEqual([]);
    expect(messages()).toEqual([]);
  });

  withBrowser('leaves a page alone whose measuring script is gone', async ({ page, open }) => {
    const documents = documentsOf(page);
    await page.route(CHUNK, (route) => route.fulfill({ status: 404 }));
    const refused = page.waitForResponse(CHUNK);
    await open('loanDetail', 'due-extendable');
    await refused;
    await rest(page);
    expect(documents).toHaveLength(1);
  });
});
