import type { Page } from 'playwright-core';

/**
 * Stops the page's clock, while its timers go on: a countdown stands still until a test, which may run on a busy
 * machine, has looked at it. Lasts over reloads.
 * @returns moves the clock on by so many ms.
 */
export async function stopClock(page: Page): Promise<(ms: number) => Promise<void>> {
  let now = await page.evaluate(() => Date.now());
  const moveOn = (ms: number) => {
    now += ms;
    return page.clock.setFixedTime(now);
  };
  await moveOn(0);
  return moveOn;
}
