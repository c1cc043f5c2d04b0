import type { Browser } from 'playwright-core';
import type { Profile, Target } from './profiles.ts';
import type { Visit } from './table.ts';

/** A limit for waits on the slow profile, ms. */
const LIMIT_MS = 60_000;

declare global {
  interface Window {
    /** Times in ms; 0 until something has happened. */
    __seen: Record<'ready' | 'react' | 'large' | 'block' | 'shift' | 'tapped' | 'answered', number>;
    /** Reports to the bench; absent outside of it. */
    reportToBench?: (report: string) => void;
  }
}

/**
 * Runs in the page: records when the text appears, what the browser tells of paints, shifts and long tasks, the first touch,
 * and when its answer is there; reports "ready", "react" and "answered". @param answer a selector.
 */
export function observe({ ready, answer = 'none' }: { ready: string; answer?: string }): void {
  const seen = { ready: 0, react: 0, large: 0, block: 0, shift: 0, tapped: 0, answered: 0 };
  window.__seen = seen;
  const record = (what: 'ready' | 'react' | 'answered') => {
    if (seen[what]) return;
    seen[what] = performance.now();
    window.reportToBench?.(what);
  };
  const afterPaint = (what: 'ready' | 'answered') =>
    requestAnimationFrame(() => setTimeout(() => record(what)));
  const look = () => {
    if (document.documentElement?.dataset.started !== undefined) record('react');
    if (!seen.ready && document.querySelector(ready)?.textContent?.trim()) afterPaint('ready');
    if (!seen.answered && document.querySelector(answer)?.getClientRects().length) {
      afterPaint('answered');
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
  // Its time is set by the browser when the finger touches, however busy the page is then.
  addEventListener('pointerdown', ({ timeStamp }) => (seen.tapped ||= timeStamp), true);
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

/** Runs in the page: what it has seen, and what it has requested: sizes in kilobytes of compressed body. */
function visit(): Visit {
  const all = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const requests = all as PerformanceResourceTiming[];
  const sizeOf = (wanted: PerformanceResourceTiming[]) =>
    wanted.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  const call = requests.find(({ name }) => /\/esita\/(?!sandbox)/.test(name));
  const react = requests.find(({ name }) => name.includes('/assets/react-'));
  return {
    ...window.__seen,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    reqs: requests.length,
    doc: sizeOf(requests.slice(0, 1)),
    script: sizeOf(requests.filter(({ name }) => name.endsWith('.js'))),
    callFirst: !call || call.startTime < (react?.responseEnd ?? 0),
  };
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
  const { page } = opened;
  await openOn(opened, site, target, target.hasScript ? ['ready', 'react'] : ['ready']);
  await page.waitForLoadState('networkidle');
  // Chromium reports a paint some time after it. A page without script is idle before that.
  await page.waitForFunction(() => window.__seen.large > 0);
  return page.evaluate(visit);
}
