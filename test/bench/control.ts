import type { Browser } from 'playwright-core';
import { observe, openOn, phone, reported } from './measure.ts';
import type { Profile, Target } from './profiles.ts';

/** When a control counts as one that does not answer, ms. */
const LIMIT_MS = 30_000;

/** Runs in the page: the middle of an element, in px of the window, as soon as it is there. */
function placeOf(selector: string): Promise<{ x: number; y: number }> {
  return new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      if (!element || !box?.width) return void requestAnimationFrame(look);
      if (box.bottom > window.innerHeight) element.scrollIntoView();
      const { left, top, width, height } = element.getBoundingClientRect();
      resolve({ x: left + width / 2, y: top + height / 2 });
    };
    look();
  });
}

/**
 * Opens a page on a new phone, taps a control once as soon as the content is ready and the control is there, as a finger
 * would, and waits for its answer.
 * @returns ms from the tap until the answer is visible; NaN if the page has no such control or does not answer.
 */
export async function controlAnswered(
  browser: Browser,
  site: string,
  target: Target,
  profile: Profile,
): Promise<number> {
  const { control } = target;
  if (!control) return Number.NaN;
  const opened = await phone(browser, profile);
  const { context, page, session } = opened;
  await page.addInitScript(observe, { ready: target.ready, answer: control.answer });
  const tap = async () => {
    // Not `page.evaluate`, which would send Playwright's own script to the page first.
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(${placeOf})(${JSON.stringify(control.tap)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    await page.touchscreen.tap(result.value.x, result.value.y);
  };
  try {
    await openOn(opened, site, target);
    await Promise.all([reported(opened, 'answered', LIMIT_MS), tap()]);
    return await page.evaluate(() => window.__seen.answered - window.__seen.tapped);
  } catch {
    return Number.NaN;
  } finally {
    await context.close();
  }
}
