import type { Browser, CDPSession } from 'playwright-core';
import type { Profile, Target } from './profiles.ts';
import type { Visit } from './table.ts';

/** A limit for waits on the slow profile, ms. */
const LIMIT_MS = 60_000;

declare global {
  interface Window {
    __seen: Pick<Visit, 'ready' | 'react' | 'large' | 'block' | 'shift'>;
    /** Reports to the bench; absent outside of it. */
    reportToBench?: (report: string) => void;
  }
}

/** Runs in the page: records when the text appears, layout shifts and long tasks; reports "ready" and "react". */
export function observe(selector: string): void {
  const seen = { ready: 0, react: 0, large: 0, block: 0, shift: 0 };
  window.__seen = seen;
  const record = (what: 'ready' | 'react') => {
    if (seen[what]) return;
    seen[what] = performance.now();
    window.reportToBench?.(what);
  };
  const look = () => {
    if (document.documentElement?.dataset.started !== undefined) record('react');
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
  const each = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => {
    seen.large = startTime;
  });
  each('longtask', ({ duration }) => {
    seen.block += Math.max(0, duration - 50);
  });
  each('layout-shift', ({ value = 0 }) => {
    seen.shift += value;
  });
}

/** Counts what a page requests from now on: sizes in kilobytes of compressed body. */
function watchTraffic(session: CDPSession) {
  const traffic = { reqs: 0, doc: 0, script: 0, callSent: 0, reactDone: 0 };
  const react = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    traffic.reqs += 1;
    if (url.includes('/assets/react-')) react.add(requestId);
    if (/\/esita\/(?!sandbox)/.test(url)) traffic.callSent ||= timestamp;
  });
  session.on('Network.responseReceived', ({ response: { headers }, type }) => {
    const size = Number(headers['content-length'] ?? headers['Content-Length'] ?? 0) / 1000;
    if (type === 'Document') traffic.doc += size;
    if (type === 'Script') traffic.script += size;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    if (react.has(requestId)) traffic.reactDone = timestamp;
  });
  return traffic;
}

/**
 * A phone with an empty cache and one page, as slow as the profile says. Its pages report to the bench by
 * `reportToBench`, instead of being asked: the first question to a page sends all of Playwright's own script to it, which
 * takes a slow phone about 100 ms, often just before its first paint.
 */
export async function phone(browser: Browser, { bandwidth, latencyMs, cpu }: Profile) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  // The script runner wraps each named function in `__name`, which a page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportToBench' });
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

/** Waits for a report; to be called before what leads to it. @throws Error if none comes within the limit, ms. */
export function reported({ session }: Phone, report: string, limit = LIMIT_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      session.off('Runtime.bindingCalled', listen);
      settle();
    };
    const listen = ({ payload }: { payload: string }) => {
      if (payload === report) end(resolve);
    };
    const timer = setTimeout(() => end(() => reject(new Error(`no report: ${report}`))), limit);
    session.on('Runtime.bindingCalled', listen);
  });
}

/**
 * Opens a page on a phone, as an app does, and waits for its reports, which `observe` must send.
 * @param site without a slash.
 */
export async function openOn(
  opened: Phone,
  site: string,
  { route, orderId, query }: Target,
  reports: readonly string[] = ['ready'],
  timeout = LIMIT_MS,
): Promise<void> {
  const address = new URLSearchParams({ productId: '7', orderId, sessionId: 'bench', ...query });
  await Promise.all([
    ...reports.map((report) => reported(opened, report, timeout)),
    opened.page.goto(`${site}/${route}?${address}`, { timeout, waitUntil: 'commit' }),
  ]);
}

/** Opens a page on a phone as it is, once more or for the first time; `observe` must run in its pages. */
export async function visitOn(opened: Phone, site: string, target: Target): Promise<Visit> {
  const { page, session } = opened;
  const traffic = watchTraffic(session);
  await openOn(opened, site, target, target.hasScript ? ['ready', 'react'] : ['ready']);
  await page.waitForLoadState('networkidle');
  // Chromium reports a paint some time after it. A page without script is idle before that.
  await page.waitForFunction(() => window.__seen.large > 0);
  const seen = await page.evaluate(() => ({
    ...window.__seen,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  const { callSent, reactDone, ...sizes } = traffic;
  return { ...seen, ...sizes, callFirst: !callSent || callSent < reactDone };
}
