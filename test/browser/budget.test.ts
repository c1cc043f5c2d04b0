import { beforeEach, describe, expect } from 'vitest';
import { type Borrower, borrower } from './borrower.ts';
import { builtSite } from './builtSite.ts';
import { EVERY_PAGE } from './screens.ts';
import { watchLayoutShift } from './watchPage.ts';
import { scriptsOf, useWorkerSite } from './workerSite.ts';

/** Bytes of the response bodies as sent; a server sends the document without waiting. The script includes React's 55 KB. */
const BUDGET = { document: 16_384, script: 90_000 };
const MAX_SHIFT = 0.001;
/** Over HTTP/2 many small scripts would stand in the way of the lender's reply. */
const MAX_SCRIPTS = 5;

/** Calls of a page without a screen of data: the landing page reads its template and counts its visit. */
const VISITS: Record<string, number> = { landing: 2 };

interface Traffic {
  document: number;
  /** By the path of each. */
  scripts: Map<string, number>;
  encodings: Set<string>;
  order: string[];
}

async function watch({ context, page }: Borrower): Promise<Traffic> {
  const traffic: Traffic = { document: 0, scripts: new Map(), encodings: new Set(), order: [] };
  const session = await context.newCDPSession(page);
  const urls = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
    if (/\/esita\/(?!sandbox)/.test(request.url)) traffic.order.push('call sent');
  });
  session.on('Network.responseReceived', ({ response, type }) => {
    if (type !== 'Document' && type !== 'Script') return;
    const headers = new Headers(response.headers);
    const size = Number(headers.get('Content-Length'));
    traffic.encodings.add(headers.get('Content-Encoding') ?? 'none');
    if (type === 'Document') traffic.document += size;
    else traffic.scripts.set(new URL(response.url).pathname, size);
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    if (urls.get(requestId)?.includes('/assets/react-')) traffic.order.push('React here');
  });
  return traffic;
}

const shipped = await builtSite('shipped');

describe('the size of a page', () => {
  // As it ships: the testers' page shares modules with others, which changes how scripts are divided.
  const { server, withBrowser } = useWorkerSite();
  beforeEach(() => server().goOut(shipped));

  for (const { route, query, data } of EVERY_PAGE.filter(({ hasScript }) => hasScript)) {
    withBrowser(`${route} stays within its budget without layout shift`, async ({ page, open }) => {
      const shift = await watchLayoutShift(page);
      const traffic = await watch(borrower());
      await open(route, 'due-extendable', query);
      await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
      await page.waitForLoadState('networkidle');
      expect([...traffic.encodings]).toEqual(['br']);
      // Parts that the page has loaded once it was idle are not among them.
      const scripts = await scriptsOf(page);
      const script = scripts.reduce((sum, one) => sum + (traffic.scripts.get(one) ?? 0), 0);
      expect(scripts.length).toBeLessThanOrEqual(MAX_SCRIPTS);
      expect(traffic.document).toBeGreaterThan(1000);
      expect(traffic.document).toBeLessThanOrEqual(BUDGET.document);
      expect(script).toBeGreaterThan(74_000);
      expect(script).toBeLessThanOrEqual(BUDGET.script);
      expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
      const calls = traffic.order.filter((event) => event === 'call sent');
      const expected = data?.calls ?? VISITS[route] ?? 0;
      expect(calls).toHaveLength(expected);
      // Every call must be sent before React has loaded.
      expect(traffic.order.slice(0, expected)).toEqual(calls);
    });
  }
});
