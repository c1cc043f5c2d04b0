import type { CDPSession } from 'playwright-core';

declare global {
  interface Window {
    /** Reports to the bench; absent before `acceptReports`. */
    reportToBench?: (report: string) => void;
  }
}

/** A limit for waits on the slow profile, ms. */
const LIMIT_MS = 60_000;

/**
 * Lets the pages of a session report to the bench by `reportToBench`, instead of being asked. The first question to a page
 * sends all of Playwright's own script to it, which takes a slow phone about 100 ms, often just before its first paint.
 */
export async function acceptReports(session: CDPSession): Promise<void> {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportToBench' });
}

/** Waits for a report; to be called before what leads to it. @throws Error if none comes within the limit, ms. */
export function reported(session: CDPSession, report: string, limit = LIMIT_MS): Promise<void> {
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
