import { beforeEach, expect } from 'vitest';
import { borrower, untilReactListens } from './borrower.ts';
import { builtSite } from './builtSite.ts';
import { EVERY_PAGE } from './screens.ts';
import { requestsOf, untilIdle, watchLayoutShift } from './watchPage.ts';
import { scriptsOf, useWorkerSite } from './workerSite.ts';

/**
 * Bytes of the response bodies as sent; a server sends the document without waiting. The script includes React's 60 KB. The
 * largest document is that of the order, which says what is owed and shows receipts before React is there; the largest
 * script is that of the confirmation, which must not send twice.
 */
const BUDGET = { document: 19_350, script: 96_750, scripts: 11, shift: 0.001 };

/** Calls of a page without a screen of data: the landing page reads its template and counts its visit. */
const VISITS: Record<string, number> = { landing: 2 };

/** What a page loads from now on: the sizes of documents and scripts by their paths, and the order of calls and React. */
async function watchTraffic() {
  const { context, page } = borrower();
  const sizes = new Map<string, number>();
  const encodings = new Set<string>();
  const order: string[] = [];
  const session = await context.newCDPSession(page);
  const urls = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
    if (/\/esita\/(?!sandbox)/.test(request.url)) order.push('call sent');
  });
  session.on('Network.responseReceived', ({ response, type }) => {
    if (type !== 'Document' && type !== 'Script') return;
    const headers = new Headers(response.headers);
    encodings.add(headers.get('Content-Encoding') ?? 'none');
    sizes.set(new URL(response.url).pathname, Number(headers.get('Content-Length')));
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    if (urls.get(requestId)?.includes('/assets/react-')) order.push('React here');
  });
  return { sizes, encodings, order };
}

const shipped = await builtSite('shipped');

// As it ships: the testers' page shares modules with others, which changes how scripts are divided.
const { server, withBrowser } = useWorkerSite();
beforeEach(() => server().goOut(shipped));

for (const { route, path, query, data } of EVERY_PAGE.filter(({ hasScript }) => hasScript)) {
  withBrowser(`${route} stays within its budget without layout shift`, async ({ page, open }) => {
    const shift = await watchLayoutShift(page);
    const { sizes, encodings, order } = await watchTraffic();
    await open(path, 'due-extendable', query);
    await untilReactListens(page);
    await untilIdle(page);
    expect([...encodings]).toEqual(['br']);
    // Parts that the page loads once it is idle are not among them.
    const scripts = await scriptsOf(page);
    const script = scripts.reduce((sum, one) => sum + (sizes.get(one) ?? 0), 0);
    expect(scripts.length).toBeLessThanOrEqual(BUDGET.scripts);
    expect(sizes.get(`/${path}`)).toBeGreaterThan(1000);
    expect(sizes.get(`/${path}`)).toBeLessThanOrEqual(BUDGET.document);
    expect(script).toBeGreaterThan(74_000);
    expect(script).toBeLessThanOrEqual(BUDGET.script);
    expect(await shift()).toBeLessThanOrEqual(BUDGET.shift);
    // Every call must be sent before React has loaded.
    const sent = Array.from({ length: data?.calls ?? VISITS[route] ?? 0 }, () => 'call sent');
    expect(order).toEqual([...sent, 'React here']);
  });
}

/** Orders whose details say other things, as high as a plain one's. */
const OTHERS = ['status-170', 'status-180', 'status-110', 'status-200'];

for (const order of OTHERS) {
  withBrowser(`order details of ${order} have no layout shift either`, async ({ page, open }) => {
    const shift = await watchLayoutShift(page);
    await open('loanDetail', order);
    await untilReactListens(page);
    await untilIdle(page);
    expect(await shift()).toBeLessThanOrEqual(BUDGET.shift);
  });
}

for (const { route } of EVERY_PAGE.filter(({ hasScript }) => !hasScript)) {
  withBrowser(`${route} is one request of 14 KB without script`, async ({ page }) => {
    const requests = requestsOf(page);
    const address = `${server().address}/${route}`;
    const reply = await page.goto(address);
    expect(requests).toEqual([address]);
    expect(Number(await reply?.headerValue('content-length'))).toBeLessThanOrEqual(14_000);
    expect(await reply?.headerValue('content-encoding')).toBe('br');
    expect(await page.locator('script').count()).toBe(0);
    await page.getByRole('navigation', { name: 'Contents' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation', { name: 'Contents' }).count()).toBe(0);
  });
}
