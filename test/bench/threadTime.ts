import type { Browser } from 'playwright-core';
import { observe, openOn, phone } from './measure.ts';
import type { Profile, Target } from './profiles.ts';

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

/**
 * Opens a page on a new phone with the processor of this machine. @returns how long its main thread worked from the start of
 * the navigation until the content was ready, ms.
 */
export async function threadTime(
  browser: Browser,
  site: string,
  target: Target,
  profile: Profile,
): Promise<number> {
  const opened = await phone(browser, { ...profile, cpu: 1 });
  await opened.page.addInitScript(observe, { ready: target.ready });
  await browser.startTracing(opened.page, { categories: ['toplevel', 'blink.user_timing'] });
  await openOn(opened, site, target);
  const ready = await opened.page.evaluate(() => window.__seen.ready);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(`${await browser.stopTracing()}`);
  await opened.context.close();
  const start = trace.traceEvents.find(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(`${site}/`),
  );
  if (!start) return Number.NaN;
  const { pid, tid, ts } = start;
  const own = trace.traceEvents.filter((event) => event.pid === pid && event.tid === tid);
  return worked(own, ts, ts + ready * 1000);
}
