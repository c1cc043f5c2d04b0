import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type Phone, phoneFor } from './phone.ts';
import type { Profile, Target } from './profiles.ts';
import type { Figures } from './table.ts';
import type { Variant } from './variants.ts';

/** When a page counts as not stored, as not opening offline, or as not answering a tap, ms. */
const LIMIT_MS = 30_000;

/** Runs in the page: what it has seen, and what it has requested: sizes in kilobytes of compressed body. */
function figuresOfVisit() {
  const all = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const requests = all as PerformanceResourceTiming[];
  const sizeOf = (wanted: PerformanceResourceTiming[]) =>
    wanted.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  return {
    ...window.__seen,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    reqs: requests.length,
    doc: sizeOf(requests.slice(0, 1)),
    script: sizeOf(requests.filter(({ name }) => name.endsWith('.js'))),
  };
}

/** Opens a page on a phone as it is, once more or for the first time. */
async function visit({ page, open }: Phone, site: string, { hasScript }: Target) {
  await page.goto('about:blank');
  await open(site, hasScript ? ['ready', 'react'] : ['ready']);
  await page.waitForLoadState('networkidle');
  // Chromium reports a paint some time after it. A page without script is idle before that.
  await page.waitForFunction(() => window.__seen.large > 0);
  return page.evaluate(figuresOfVisit);
}

/** Waits until the service worker has stored the page. */
async function untilStored({ page }: Phone): Promise<void> {
  // The home page has another address, too.
  const isStored = async () =>
    Boolean((await caches.match(location.pathname)) ?? (await caches.match('/')));
  const end = Date.now() + LIMIT_MS;
  // Not `waitForFunction`, which takes any promise for a yes.
  while (!(await page.evaluate(isStored))) {
    if (Date.now() > end) throw new Error(`${page.url()} is not stored`);
    await setTimeout(50);
  }
}

/** Opens a page offline. @returns ms until its own words are there, with Retry if it reads anything; NaN if it does not open. */
async function openOffline({ goOffline, page, open }: Phone, site: string): Promise<number> {
  await goOffline();
  await page.goto('about:blank');
  const ready = () => page.evaluate(() => window.__seen.ready);
  return open(site, ['ready'], LIMIT_MS)
    .then(ready)
    .catch(() => Number.NaN);
}

/** Runs in the page: the middle of an element, in px of the window, as soon as it is there. */
function placeOf(selector: string): Promise<{ x: number; y: number }> {
  return new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      if (!element || !box?.width) return void requestAnimationFrame(look);
      if (box.bottom > window.innerHeight) element.scrollIntoView();
      const { left, top, width, height } = element.getBoundingClientRect();
      resolve({ x: left + width / 2, y: top + height / 2 });
    };
    look();
  });
}

/**
 * Opens a page and taps a control once as soon as the content is ready and the control is there, as a finger would.
 * @returns ms from the tap until the answer is visible; NaN if the page has no such control or does not answer.
 */
async function controlAnswered(opened: Phone, site: string, { control }: Target): Promise<number> {
  if (!control) return Number.NaN;
  const { open, page, reported, session } = opened;
  const tap = async () => {
    // Not `page.evaluate`, which would send Playwright's own script to the page first.
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(${placeOf})(${JSON.stringify(control.tap)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    await page.touchscreen.tap(result.value.x, result.value.y);
  };
  try {
    await open(site);
    await Promise.all([reported('answered', LIMIT_MS), tap()]);
    return await page.evaluate(() => window.__seen.answered - window.__seen.tapped);
  } catch {
    return Number.NaN;
  }
}

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The part of `dur` in which the thread had a processor. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** How long a thread worked on the tasks that began between two times, ms. A task may contain others, which are not counted again. */
function worked(tasks: readonly TraceEvent[], from: number, until: number): number {
  let end = from;
  let sum = 0;
  for (const { ts, dur = 0, tdur = 0 } of [...tasks].sort((one, other) => one.ts - other.ts)) {
    if (ts < end || ts >= until) continue;
    end = ts + dur;
    sum += tdur;
  }
  return sum / 1000;
}

/** Opens a page. @returns how long its main thread worked from the start of the navigation until the content was ready, ms. */
async function threadTime(browser: Browser, { page, open }: Phone, site: string): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await open(site);
  const ready = await page.evaluate(() => window.__seen.ready);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(`${await browser.stopTracing()}`);
  const start = trace.traceEvents.find(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(`${site}/`),
  );
  if (!start) return Number.NaN;
  const { pid, tid, ts } = start;
  const own = trace.traceEvents.filter((event) => event.pid === pid && event.tid === tid);
  return worked(own, ts, ts + ready * 1000);
}

/** Opens a page three times on one phone, the last time offline, and once on others to tap its first control and to trace it. */
export async function measurePage(
  browser: Browser,
  { front, hasWorker }: Variant,
  target: Target,
  profile: Profile,
): Promise<Figures> {
  const { address: site, close } = await front(profile);
  const first = await phoneFor(browser, profile, target);
  const visited = await visit(first, site, target);
  if (hasWorker && target.hasScript) await untilStored(first);
  const { paint, ready } = await visit(first, site, target);
  const offline = target.hasScript ? await openOffline(first, site) : Number.NaN;
  await first.context.close();
  const second = await phoneFor(browser, profile, target);
  const control = await controlAnswered(second, site, target);
  await second.context.close();
  // With the processor of this machine.
  const third = await phoneFor(browser, { ...profile, cpu: 1 }, target);
  const thread = await threadTime(browser, third, site);
  await third.context.close();
  close();
  return { ...visited, control, thread, paint2: paint, ready2: ready, offline };
}
