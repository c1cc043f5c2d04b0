import type { BrowserContext } from 'playwright-core';

/** Takes the lender away from pages opened from now on, which know that they are offline, while documents still load. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.route('**/esita/**', (call) => call.abort('internetdisconnected'));
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
}
