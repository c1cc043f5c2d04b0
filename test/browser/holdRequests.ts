import type { BrowserContext, Page } from 'playwright-core';
import type { Borrower } from './borrower.ts';

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

/** Opens a page whose scripts, by default React, are held back. @returns lets them load, and waits for the page. */
export async function openHeld(
  { context, open }: Borrower,
  route: string,
  orderId: string,
  more: Record<string, string> = {},
  scripts = 'react-*',
): Promise<() => Promise<void>> {
  const release = await holdRequests(context, `**/assets/${scripts}.js`);
  const opened = open(route, orderId, more);
  return () => {
    release();
    return opened;
  };
}

/** A wait that its maker ends: `until` resolves once `release` was called. */
export function untilReleased(): { until: Promise<void>; release: () => void } {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

/** Takes the lender away from pages opened from now on, which know that they are offline, while documents still load. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.route('**/esita/**', (call) => call.abort('internetdisconnected'));
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
}
