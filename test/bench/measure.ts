import type { Browser, CDPSession } from 'playwright-core';
import { nameFunctions } from '../nameFunctions.ts';
import type { Profile, Target } from './profiles.ts';
import { acceptReports, reported } from './reports.ts';

/** Figures of one visit; times in ms from the start of the navigation, sizes in bytes of compressed body. */
export interface Visit {
  firstPaint: number;
  contentReady: number;
  /** React owns the page. */
  works: number;
  /** The largest paint before the first tap. */
  largestPaint: number;
  blocking: number;
  shift: number;
  requests: number;
  document: number;
  script: number;
  /** Whether the first call was sent before the React chunk had arrived; true if there is no chunk. */
  callFirst: boolean;
}

interface Seen {
  ready: number;
  /** When React owns the page. */
  works: number;
  largest: number;
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    __seen: Seen;
  }
}

/** Runs in the page: records when the text appears, layout shifts and long tasks; reports "ready" and "works". */
export function observe(selector: string): void {
  const seen: Seen = { ready: 0, works: 0, largest: 0, blocking: 0, shift: 0 };
  window.__seen = seen;
  const record = (what: 'ready' | 'works') => {
    if (seen[what]) return;
    seen[what] = performance.now();
    window.reportToBench?.(what);
  };
  const look = () => {
    if (document.documentElement?.dataset.started !== undefined) record('works');
    if (!seen.ready && document.querySelector(selector)?.textContent?.trim()) {
      requestAnimationFrame(() => setTimeout(() => record('ready')));
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
    })[]) {
      seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Traffic {
  requests: number;
  document: number;
  script: number;
  callSent: number;
  reactDone: number;
}

function watchTraffic(session: CDPSession): Traffic {
  const traffic: Traffic = {
    requests: 0,
    document: 0,
    script: 0,
    callSent: 0,
    reactDone: 0,
  };
  const urls = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    traffic.requests += 1;
    urls.set(requestId, request.url);
    if (/\/esita\/(?!sandbox)/.test(request.url)) traffic.callSent ||= timestamp;
  });
  session.on('Network.responseReceived', ({ response, type }) => {
    const size = Number(
      response.headers['content-length'] ?? response.headers['Content-Length'] ?? 0,
    );
    if (type === 'Document') traffic.document += size;
    if (type === 'Script') traffic.script += size;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    if (urls.get(requestId)?.includes('/assets/react-')) traffic.reactDone = timestamp;
  });
  return traffic;
}

/** A phone with an empty cache and one page, as slow as the profile says. */
export async function phone(browser: Browser, { bandwidth, latencyMs, cpu }: Profile) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  await nameFunctions(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await acceptReports(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bandwidth,
    uploadThroughput: bandwidth,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { context, page, session };
}

export type Phone = Awaited<ReturnType<typeof phone>>;

/** The address of a page as an app opens it. @param site without a slash. */
export function addressOf(site: string, { route, orderId, query }: Target): string {
  const identity = { productId: '7', orderId, sessionId: 'bench' };
  return `${site}/${route}?${new URLSearchParams({ ...identity, ...query })}`;
}

/** Opens a page on a phone and waits for its reports, which `observe` must send. */
export async function openOn(
  { page, session }: Phone,
  site: string,
  target: Target,
  reports: readonly string[] = ['ready'],
): Promise<void> {
  await Promise.all([
    ...reports.map((report) => reported(session, report)),
    page.goto(addressOf(site, target), { timeout: 60_000, waitUntil: 'commit' }),
  ]);
}

/** Opens a page on a phone as it is, once more or for the first time; `observe` must run in its pages. */
export async function visitOn(opened: Phone, site: string, target: Target): Promise<Visit> {
  const { page, session } = opened;
  const traffic = watchTraffic(session);
  await openOn(opened, site, target, target.hasScript ? ['ready', 'works'] : ['ready']);
  await page.waitForLoadState('networkidle');
  // Chromium reports a paint some time after it. A page without script is idle before that.
  await page.waitForFunction(() => window.__seen.largest > 0);
  const seen = await page.evaluate(() => ({
    ...window.__seen,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  return {
    firstPaint: seen.paint,
    contentReady: seen.ready,
    works: seen.works,
    largestPaint: seen.largest,
    blocking: seen.blocking,
    shift: seen.shift,
    requests: traffic.requests,
    document: traffic.document,
    script: traffic.script,
    callFirst: !traffic.callSent || traffic.callSent < traffic.reactDone,
  };
}

/** The median of some figures. NaN, which stands for a wait that did not end, counts as longer than any other. */
export function median(values: readonly number[]): number {
  const known = values.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value));
  const sorted = known.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
