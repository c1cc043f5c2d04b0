import type { Page } from 'playwright-core';

/**
 * Waits until the page has nothing left to do: what a step sets off has been done or requested by then. For tests that
 * expect that something does not happen.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    // A step may load a script first: a request made after it is answered after it.
    for (const path of ['/favicon.svg?1', '/favicon.svg?2']) {
      await idle();
      await fetch(path, { cache: 'no-store' });
      await drawn();
    }
    await idle();
  });
}
