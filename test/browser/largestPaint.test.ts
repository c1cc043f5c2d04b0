import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { pageOf } from '../../shared/document/page.ts';
import { screenFacts } from '../screens/facts.ts';
import { untilReactListens, useBorrower, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { lookAlike } from './lookAlike.ts';

interface Visit {
  route: string;
  orderId: string;
  query?: Record<string, string>;
}

const DUE = 'due-extendable';

/** Every page of a borrower, with a full reply; not the error page, whose words depend on the order in its address. */
const ALL: readonly Visit[] = pages
  .filter(({ kind, name }) => kind === 'borrower' && name !== 'errorPage')
  .map(({ name }) => ({ route: name, orderId: DUE, query: screenFacts[name]?.query ?? {} }));

const STATUSES = ['21', '151', '170', '174', '180', '200'].map((status) => `status-${status}`);
const CODE = { showType: '1', payCode: '801234567890', repayAmount: '345000', real: '0' };
const FILIPINO = { lang: 'fil' };

/** States whose first screen is in the document as React draws it, but for the pictures of the server. */
const WHOLE: readonly Visit[] = [
  ...[DUE, ...STATUSES].map((orderId) => ({ route: 'loanDetail', orderId })),
  ...[DUE, 'status-170', 'status-180', 'rupee', 'no-pay-code', 'empty-lists'].map((orderId) => ({
    route: 'repayment',
    orderId,
  })),
  ...[DUE, 'empty-lists'].flatMap((orderId) => [
    { route: 'repayDelay', orderId },
    { route: 'repaymentOfCode2', orderId },
  ]),
  { route: 'cardRepayment', orderId: DUE, query: { amount: '345000' } },
  { route: 'repaymentOfCode', orderId: DUE, query: CODE },
  { route: 'repaymentOfCode', orderId: DUE, query: { ...CODE, repayAmount: '' } },
  { route: 'paymentInstructions', orderId: DUE, query: { payCode: '801234567890' } },
  ...['1', '2'].map((problemId) => ({
    route: 'complainDetails',
    orderId: DUE,
    query: { problemId },
  })),
  { route: 'jointLoginFail', orderId: 'status-174' },
  ...['loanDetail', 'repayment', 'repayDelay', 'repaymentOfCode2'].map((route) => ({
    route,
    orderId: DUE,
    query: FILIPINO,
  })),
];

/** Runs in the page: notes each element that was the largest so far. */
function noteLargest(): void {
  const largest: string[] = [];
  Object.assign(window, { largest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { element?: Element };
      largest.push(`${element?.className}: ${element?.textContent}`);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Waits until the document shows what the replies say, and that has been painted. */
async function untilFilled(page: Page, route: string): Promise<void> {
  await page.waitForFunction(
    () => document.readyState !== 'loading' && document.querySelector('#root main'),
  );
  await page.evaluate(() => Promise.all(Object.values(window.__boot?.replies ?? {})));
  const { first } = pageOf(pages, `/${route}`) ?? {};
  if (first) await page.waitForFunction(() => window.__boot?.painted !== undefined);
  await untilPainted(page);
}

async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.images).every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
    ),
  );
  await page.evaluate(
    () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(0)))),
  );
}

/** The first screen, without the pictures of the server, for which the document keeps a place. */
function shotOf(page: Page): Promise<Buffer> {
  const mask = [page.locator('.logo'), page.locator('.picture')];
  return page.screenshot({ animations: 'disabled', mask });
}

describe('before React has loaded', () => {
  const borrower = useBorrower();

  const openHeld = async ({ route, orderId, query = {} }: Visit) => {
    const { context, page, open } = borrower();
    const release = await holdRequests(context, '**/assets/react-*.js');
    const opened = open(route, orderId, query);
    await page.waitForURL(/\?/, { waitUntil: 'commit' });
    await untilFilled(page, route);
    return async () => {
      release();
      await opened;
      await untilReactListens(page);
      await untilPainted(page);
    };
  };

  for (const visit of ALL) {
    withBrowser(`${visit.route} has painted its largest part`, async () => {
      const { context, page } = borrower();
      await context.addInitScript(noteLargest);
      const start = await openHeld(visit);
      const largest = (): Promise<string[]> => page.evaluate(() => Object(window).largest);
      await expect.poll(largest).not.toEqual([]);
      const before = await largest();
      await start();
      expect((await largest()).slice(before.length)).toEqual([]);
    });
  }

  for (const visit of WHOLE) {
    const { route, orderId, query } = visit;
    const which = [orderId, ...Object.values(query ?? {})].join(' ');
    withBrowser(`${route} looks as it does afterwards: ${which}`, async () => {
      const { page } = borrower();
      const start = await openHeld(visit);
      const before = await shotOf(page);
      await start();
      const after = await shotOf(page);
      expect(await lookAlike(page, before, after)).toBe(true);
    });
  }
});
