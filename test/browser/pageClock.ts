import type { Page } from 'playwright-core';

/** What waits for less does not pass before a test has looked at it, such as a wait for the next tap. */
const PASSING_MS = 2000;

/** Runs in the page: timers of at least this time that are set from now on wait until they are let go. */
function hold(shortest: number): void {
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
}

/**
 * Holds what a page does or shows for a while, such as a toast: long timers that are set from now on wait, so that a
 * test on a busy machine can look at what comes before their end.
 * @param from the shortest time that waits, ms. @param next holds those of the pages that are opened next instead.
 * @returns lets the time of those timers pass, at once.
 */
export async function holdTimers(page: Page, from = PASSING_MS, next = false) {
  await (next ? page.addInitScript(hold, from) : page.evaluate(hold, from));
  return () => page.evaluate((): void => Object(window).__letTimersGo());
}
