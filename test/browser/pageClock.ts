import type { Page } from 'playwright-core';
import { SETTLING_MS } from '../../shared/runtime/mutation/state.ts';

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

/** What waits for less does not pass before a test has looked at it, such as a wait for the next tap. */
const PASSING_MS = 2000;

/**
 * Holds what a page shows for a while, such as a toast: long timers that are set from now on wait, so that a
 * test on a busy machine can look at it.
 * @param from the shortest time that waits, ms. @returns lets the time of those timers pass, at once.
 */
export async function holdTimers(page: Page, from = PASSING_MS): Promise<() => Promise<void>> {
  await page.evaluate((shortest) => {
    if ('__letTimersGo' in window) return;
    const held = new Map<number, () => void>();
    const { setTimeout: start, clearTimeout: stop } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...given: unknown[]) => {
        if (ms < shortest) return start(run, ms, ...given);
        const id = -1 - held.size;
        held.set(id, run);
        return id;
      },
      clearTimeout: (id?: number) => {
        if (id !== undefined && held.has(id)) held.set(id, () => undefined);
        else stop(id);
      },
      __letTimersGo: () => {
        Object.assign(window, { setTimeout: start });
        for (const run of held.values()) run();
      },
    });
  }, from);
  return () => page.evaluate(() => Object(window).__letTimersGo());
}

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

/** Puts the page's clock on, by default by the time in which a write without a reply may still be on its way. @param time ms. */
export function letSettle(page: Page, time = SETTLING_MS): Promise<void> {
  return page.evaluate((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, time);
}
