import type { Browser } from 'playwright-core';
import type { Profile, Target } from './profiles.ts';

/** A limit for waits on the slow profile, ms. */
const LIMIT_MS = 60_000;

declare global {
  interface Window {
    /** Times in ms; 0 until something has happened. */
    __seen: Record<'ready' | 'react' | 'large' | 'block' | 'shift' | 'tapped' | 'answered', number>;
  }
}

type Report = 'ready' | 'react' | 'answered';

/**
 * Runs in the page: records when the content is there (offline also Retry), what the browser tells of paints, shifts and
 * long tasks, the first touch, and when its answer is there.
 */
function observe({ ready, control }: Pick<Target, 'ready' | 'control'>): void {
  const seen = { ready: 0, react: 0, large: 0, block: 0, shift: 0, tapped: 0, answered: 0 };
  window.__seen = seen;
  const record = (what: Report) => {
    if (seen[what]) return;
    seen[what] = performance.now();
    console.debug(what);
  };
  const afterPaint = (what: Report) => requestAnimationFrame(() => setTimeout(() => record(what)));
  const content = navigator.onLine ? ready : `${ready}, .block-error button`;
  const look = () => {
    if (document.documentElement?.dataset.started !== undefined) record('react');
    if (!seen.ready && document.querySelector(content)?.textContent?.trim()) afterPaint('ready');
    const answer = control && document.querySelector(control.answer);
    if (!seen.answered && answer?.getClientRects().length) afterPaint('answered');
  };
  const everything = { childList: true, subtree: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, everything);
  // Its time is set by the browser when the finger touches, however busy the page is then.
  addEventListener('pointerdown', ({ timeStamp }) => (seen.tapped ||= timeStamp), true);
  const each = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  each('largest-contentful-paint', ({ startTime }) => (seen.large = startTime));
  each('longtask', ({ duration }) => (seen.block += Math.max(0, duration - 50)));
  each('layout-shift', ({ value = 0 }) => (seen.shift += value));
}

/** A phone with an empty cache and one page, with a processor as slow as the profile says, that opens the pages of one target. */
export async function phoneFor(browser: Browser, { cpu }: Pick<Profile, 'cpu'>, target: Target) {
  const { route, orderId, query, ready, control } = target;
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  // The script runner wraps each named function in `__name`, which a page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await context.addInitScript(observe, { ready, ...(control && { control }) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  /**
   * Waits until the page reports something by itself, on its console. The first question to a page would send all of
   * Playwright's own script to it, which takes a slow phone about 100 ms, often just before its first paint.
   */
  const reported = (report: Report, timeout = LIMIT_MS) =>
    page.waitForEvent('console', { predicate: (message) => message.text() === report, timeout });
  return {
    context,
    page,
    session,
    reported,
    goOffline: () =>
      session.send('Network.emulateNetworkConditions', {
        offline: true,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      }),
    /** Opens the page, as an app does, and waits for its reports. @param site without a slash. */
    async open(site: string, reports: readonly Report[] = ['ready'], timeout = LIMIT_MS) {
      const asked = { productId: '7', orderId, sessionId: 'bench', ...query };
      const address = `${site}/${route}?${new URLSearchParams(asked)}`;
      await Promise.all([
        ...reports.map((report) => reported(report, timeout)),
        page.goto(address, { timeout, waitUntil: 'commit' }),
      ]);
    },
  };
}

export type Phone = Awaited<ReturnType<typeof phoneFor>>;
