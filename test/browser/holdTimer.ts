import type { Page } from 'playwright-core';

/** Runs in the page: keeps what it gives to `setTimeout` with exactly this time. */
function hold(held: number): void {
  const real = window.setTimeout;
  const holding = (work: () => void, after?: number, ...rest: unknown[]) => {
    if (after !== held) return Reflect.apply(real, window, [work, after, ...rest]);
    Object.assign(window, { heldTimer: work });
    return 0;
  };
  Object.assign(window, { setTimeout: holding });
}

const letGo = (page: Page) => page.evaluate(() => Object(window).heldTimer());

/**
 * Holds back what the page does after exactly this time, so that a test on a busy machine can look at what comes before
 * it. A page that is already being left is no good for that: axe may never end on it.
 * @param ms as the page gives it to `setTimeout`. @returns lets it happen; fails if the page has set no such timer.
 */
export async function holdTimer(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.evaluate(hold, ms);
  return () => letGo(page);
}

/** The same for the pages that are opened next. @returns waits for the timer, and returns what lets it happen. */
export async function holdTimerOnOpening(
  page: Page,
  ms: number,
): Promise<() => Promise<() => Promise<void>>> {
  await page.addInitScript(hold, ms);
  return async () => {
    await page.waitForFunction(() => 'heldTimer' in window);
    return () => letGo(page);
  };
}
