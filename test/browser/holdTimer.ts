import type { Page } from 'playwright-core';

/**
 * Holds back what the page does after exactly this time, so that a test on a busy machine can look at what comes before
 * it. A page that is already being left is no good for that: axe may never end on it.
 * @param ms as the page gives it to `setTimeout`. @returns lets it happen; fails if the page has set no such timer.
 */
export async function holdTimer(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.evaluate((held) => {
    const real = window.setTimeout;
    const hold = (work: () => void, after?: number, ...rest: unknown[]) => {
      if (after !== held) return Reflect.apply(real, window, [work, after, ...rest]);
      Object.assign(window, { heldTimer: work });
      return 0;
    };
    Object.assign(window, { setTimeout: hold });
  }, ms);
  return () => page.evaluate(() => Object(window).heldTimer());
}
