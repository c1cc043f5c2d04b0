import { expect, inject } from 'vitest';
import { type Borrower, borrower, browserTest, site } from './borrower.ts';
import { setConnection, untilIdle } from './watchPage.ts';
import { scriptsOf } from './workerSite.ts';

const pathOf = (url: string) => new URL(url).pathname;

/** Notes paths: of what is asked for in advance, of that which has come, and of the documents that are opened. */
async function watch({ context, page }: Borrower) {
  const seen = {
    ahead: new Map<string, string>(),
    here: [] as string[],
    documents: [] as object[],
  };
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (request.headers['Sec-Purpose'] === 'prefetch')
      seen.ahead.set(requestId, pathOf(request.url));
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const path = seen.ahead.get(requestId);
    if (path) seen.here.push(path);
  });
  session.on('Network.responseReceived', ({ response, type }) => {
    if (type !== 'Document') return;
    const kept = response.fromPrefetchCache || response.fromDiskCache || false;
    seen.documents.push({ path: pathOf(response.url), kept });
  });
  return seen;
}

/** Later than a page prefetches, ms after it has loaded. */
const LATER_MS = 1500;

const withBrowser = browserTest({ program: inject('chromium') });

withBrowser('the next page is prefetched and opened without another request', async () => {
  const { page, open, problems } = borrower();
  const seen = await watch(borrower());
  await open('loanDetail', 'due-extendable');
  const script = expect.stringMatching(/^\/assets\/pages-repayment-/);
  await expect
    .poll(() => seen.here)
    .toEqual(expect.arrayContaining(['/repayment', '/repayDelay', script]));
  await page.getByRole('button', { name: 'REPAY', exact: true }).click();
  await page.getByText('Amount to repay').first().waitFor();
  expect(seen.documents).toEqual([
    { path: '/loanDetail', kept: false },
    { path: '/repayment', kept: true },
  ]);
  expect(problems).toEqual([]);
});

withBrowser('the next page of a complaint is prefetched as far as it is known', async () => {
  const { page, context, sessionId, open } = borrower();
  const next = await context.newPage();
  await next.goto(`${site}/complainPageNext?sessionId=${sessionId}&problemType=2`);
  const seen = await watch(borrower());
  await open('complaint', 'due-extendable');
  const own = await scriptsOf(page);
  const needed = (await scriptsOf(next)).filter((script) => !own.includes(script));
  // Not its document, which has parameters of its own that are not known yet.
  await expect.poll(() => [...seen.here].sort()).toEqual(needed.sort());
  expect(seen.ahead.size).toBe(needed.length);
});

for (const [what, orderId, button, connection] of [
  ['for a borrower who saves data', 'due-extendable', 'REPAY', { saveData: true }],
  ['on a very slow network', 'due-extendable', 'REPAY', { effectiveType: '2g' }],
  ['if there is nothing to repay here', 'status-200', 'Borrow Again', { effectiveType: '4g' }],
] as const) {
  withBrowser(`the next page is not prefetched ${what}`, async ({ page, context, open }) => {
    await setConnection(context, connection);
    await page.clock.install();
    const seen = await watch(borrower());
    await open('loanDetail', orderId);
    await page.getByRole('button', { name: button, exact: true }).waitFor();
    // What it does by itself once it is shown, at once or later.
    await page.waitForLoadState('load');
    await untilIdle(page);
    await page.clock.runFor(LATER_MS);
    await untilIdle(page);
    expect([...seen.ahead.values()]).toEqual([]);
  });
}
