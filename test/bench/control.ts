import type { Browser } from 'playwright-core';
import { observe, openOn, phone, reported } from './measure.ts';
import type { Profile, Target } from './profiles.ts';

/** When a control counts as one that does not answer, ms. */
const LIMIT_MS = 30_000;

declare global {
  interface Window {
    __tapped: number;
    __answered: number;
  }
}

/**
 * Runs in the page: records when the screen was touched, and when an element is there and has been painted; reports
 * "answered".
 */
function observeAnswer(selector: string): void {
  // Set by the browser when the finger touches, however busy the page is then.
  addEventListener('pointerdown', ({ timeStamp }) => (window.__tapped = timeStamp), {
    capture: true,
    once: true,
  });
  window.__answered = 0;
  const look = () => {
    if (!document.querySelector(selector)?.getClientRects().length) return;
    watcher.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.__answered = performance.now();
        window.reportToBench?.('answered');
      }),
    );
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
}

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
  await page.addInitScript(observe, target.ready);
  await page.addInitScript(observeAnswer, control.answer);
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
    return await page.evaluate(() => window.__answered - window.__tapped);
  } catch {
    return Number.NaN;
  } finally {
    await context.close();
  }
}
