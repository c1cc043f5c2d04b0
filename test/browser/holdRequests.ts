import type { BrowserContext, Page } from 'playwright-core';
import { untilReleased } from './untilReleased.ts';

/**
 * Holds requests back, as a slow network does, so that a test can look at what comes before them.
 * @param from the page or the borrower that sends them. @param matches their address, as `route` takes it.
 * @returns lets them go on.
 */
export async function holdRequests(
  from: Page | BrowserContext,
  matches: Parameters<Page['route']>[0],
): Promise<() => void> {
  const { until, release } = untilReleased();
  // A page that has been left meanwhile needs its requests no longer.
  await from.route(matches, (request) =>
    until.then(() => request.continue()).catch(() => undefined),
  );
  return release;
}
