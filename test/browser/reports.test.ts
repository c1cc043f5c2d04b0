import { beforeEach, expect } from 'vitest';
import { borrower, untilReactListens } from './borrower.ts';
import { EVERY_SWITCH } from './builds.ts';
import { builtSite } from './builtSite.ts';
import { hidePage, requestsOf, setConnection, untilIdle } from './watchPage.ts';
import { useWorkerSite } from './workerSite.ts';

const FIGURES = ['lcp', 'inp', 'cls', 'ttfb'];

const everySwitch = await builtSite('everySwitch');

const { server: host, withBrowser } = useWorkerSite();
const arrivedAt = (address: string) => host().reports.filter(({ path }) => path === address);
const metrics = () => arrivedAt(EVERY_SWITCH.VITE_METRICS_URL);
const messages = () => metrics().map(({ text }) => JSON.parse(text));

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
  const [{ text = '', headers = {} } = {}] = metrics();
  const secrets = [sessionId, 'due-extendable', 'c00kie', ...Object.values(identity)];
  for (const secret of secrets) expect(`${text}${JSON.stringify(headers)}`).not.toContain(secret);
  expect(headers.cookie).toBeUndefined();
  expect([undefined, `${url}/`]).toContain(headers.referer);
  // Nothing more was sent when the borrower returned and left again.
  await openOrder();
  expect(messages()).toHaveLength(1);
  await page.waitForFunction(isMeasured);
  await page.goto('about:blank');
  await expect.poll(messages).toHaveLength(2);
  expect(problems).toEqual([]);
});

withBrowser('load times are not measured if data are saved', async ({ page, context }) => {
  await setConnection(context, { saveData: true });
  const asked = requestsOf(page);
  await openOrder();
  await page.goto('about:blank');
  expect(asked.filter((address) => address.includes('pageMetrics'))).toEqual([]);
  expect(messages()).toEqual([]);
});

/** The reports so far, in which nobody is named. */
function errorReports(): { kind: string; name: string }[] {
  const sent = arrivedAt(EVERY_SWITCH.VITE_REPORT_URL);
  const secrets = [borrower().sessionId, '09171234567', 'due-extendable', 'http-500'];
  for (const secret of secrets) for (const { text } of sent) expect(text).not.toContain(secret);
  return sent.map(({ text }) => JSON.parse(text));
}

withBrowser('a failed first call is reported once, by its kind; a refusal is none', async () => {
  const { page, open } = borrower();
  for (const [orderId, name] of [
    ['http-500', 'HTTP 500'],
    ['malformed', 'unreadable'],
    ['drops', 'network'],
    ['server-error', ''],
  ] as const) {
    host().reports.splice(0);
    await open('loanDetail', orderId);
    await page.getByRole('button', { name: 'Retry' }).click();
    if (name) await expect.poll(errorReports).toHaveLength(1);
    await untilIdle(page);
    const places = ['/v3/loan-details/loan-details'];
    const report = { v: 1, kind: 'first-call', name, places, page: '/loanDetail' };
    expect(errorReports()).toEqual(name ? [report] : []);
  }
});

withBrowser('errors and rejections are reported once each, without their message', async () => {
  const { page, open } = borrower();
  await open('loanDetail', 'due-extendable');
  await page.getByText('Repayment due').waitFor();
  await page.evaluate(() => {
    for (const _ of [1, 2]) {
      setTimeout(() => {
        throw new TypeError('number 09171234567');
      });
      void Promise.reject(new RangeError('due-extendable'));
      void Promise.reject('09171234567');
    }
  });
  await expect.poll(() => errorReports().length).toBe(3);
  const kinds = errorReports().map(({ kind, name }) => `${kind} ${name}`);
  expect(kinds.sort()).toEqual(['error TypeError', 'rejection RangeError', 'rejection string']);
  // At most five in all.
  await page.evaluate(() => {
    for (let count = 0; count < 20; count += 1) {
      void Promise.reject(Object.assign(new Error('x'), { name: `Kind${count}` }));
    }
  });
  await expect.poll(() => errorReports().length).toBe(5);
  await untilIdle(page);
  expect(errorReports()).toHaveLength(5);
});
