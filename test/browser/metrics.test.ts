import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { borrower, untilReactListens } from './borrower.ts';
import { EVERY_SWITCH } from './builds.ts';
import { builtSite } from './builtSite.ts';
import { hidePage, requestsOf, setConnection, untilIdle } from './watchPage.ts';
import { useWorkerSite } from './workerSite.ts';

const FIGURES = ['lcp', 'inp', 'cls', 'ttfb', 'contentReady', 'controlAnswered'];

const everySwitch = await builtSite('everySwitch');

const { server: host, withBrowser } = useWorkerSite();
const arrived = () => host().reports.filter(({ path }) => path === EVERY_SWITCH.VITE_METRICS_URL);
const messages = () => arrived().map(({ text }) => JSON.parse(text));

beforeEach(() => {
  host().goOut(everySwitch);
  host().reports.splice(0);
});

/** Opens an order, and waits until the page is at rest and what it has painted has been observed. */
async function openOrder(route = 'loanDetail', more = {}) {
  const { page, open } = borrower();
  await open(route, 'due-extendable', more);
  await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
  await untilReactListens(page);
  await untilIdle(page);
}

/** Runs in the page before its scripts: notes what they observe. */
function noteObserved(): void {
  const observed = new Set<string>();
  Object.assign(window, { observed });
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    observed.add(`${options?.type}`);
    return observe.call(this, options);
  };
}

const leave = (page: Page) => page.goto('about:blank');

withBrowser('load times are sent once, with each figure, and nothing of the borrower', async () => {
  const { page, context, sessionId, problems } = borrower();
  const url = host().address;
  await context.addCookies([{ name: 'who', value: 'c00kie', url }]);
  await context.addInitScript(noteObserved);
  /** Whoever the borrower is, by everything that an address of a page may say. */
  const identity = {
    phone: '09171234567',
    deviceId: 'd3vice-id',
    'x-device-id': 'h3ader-id',
    adId: 'ad-1d',
    couponId: 'c0upon',
  };
  // An alias could tell where a borrower came from.
  await openOrder('order', { ...identity, lang: 'fil' });
  // The script is evaluated some time after it was fetched.
  const isMeasured = () => Object(window).observed.has('layout-shift');
  await page.waitForFunction(isMeasured);
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
  const show = await hidePage(page);
  await expect.poll(messages).toHaveLength(1);
  await show();
  await hidePage(page);
  const [message] = messages();
  expect(message).toEqual({
    v: 1,
    kind: 'metrics',
    page: 'loanDetail',
    release: expect.stringMatching(/^[0-9a-f]{12}$/),
    connection: expect.stringMatching(/^(slow-2g|[234]g|unknown)$/),
    ...Object.fromEntries(FIGURES.map((name) => [name, expect.any(Number)])),
  });
  expect(message.ttfb).toBeLessThanOrEqual(message.contentReady);
  expect(message.contentReady).toBeLessThanOrEqual(message.controlAnswered);
  const [{ text = '', headers = {} } = {}] = arrived();
  const secrets = [sessionId, 'due-extendable', 'c00kie', ...Object.values(identity)];
  for (const secret of secrets) expect(`${text}${JSON.stringify(headers)}`).not.toContain(secret);
  expect(headers.cookie).toBeUndefined();
  expect([undefined, `${url}/`]).toContain(headers.referer);
  // Nothing more was sent when the borrower returned and left again.
  await openOrder();
  expect(messages()).toHaveLength(1);
  await page.waitForFunction(isMeasured);
  await leave(page);
  await expect.poll(messages).toHaveLength(2);
  expect(problems).toEqual([]);
});

withBrowser(
  'load times are not measured for a borrower who saves data',
  async ({ page, context }) => {
    await setConnection(context, { saveData: true });
    const asked = requestsOf(page);
    await openOrder();
    await leave(page);
    expect(asked.filter((address) => address.includes('pageMetrics'))).toEqual([]);
    expect(messages()).toEqual([]);
  },
);
