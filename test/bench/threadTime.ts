import type { Browser } from 'playwright-core';
import type { Phone } from './phone.ts';

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
export async function threadTime(
  browser: Browser,
  { page, open }: Phone,
  site: string,
): Promise<number> {
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
