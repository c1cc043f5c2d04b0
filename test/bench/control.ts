import type { Browser } from 'playwright-core';
import { observe, openOn, type Phone, phone } from './measure.ts';
import type { Control, Profile, Target } from './profiles.ts';
import { reported } from './reports.ts';

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

interface Place {
  x: number;
  y: number;
}

/** Runs in the page: the middle of an element, in px of the window, as soon as it is there. */
function placeOf(selector: string): Promise<Place> {
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

/** Taps a control once, as a finger would: whatever is there at its place gets the tap. */
async function tap({ page, session }: Phone, { tap: selector }: Control): Promise<void> {
  // Not `page.evaluate`, which would send Playwright's own script to the page first.
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${placeOf})(${JSON.stringify(selector)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  const { x, y }: Place = result.value;
  await page.touchscreen.tap(x, y);
}

/**
 * Opens a page on a new phone, taps a control as soon as the content is ready and the control is there, and waits for its
 * answer. @returns ms from the tap until the answer is visible; NaN if the page has no such control or does not answer.
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
  try {
    await openOn(opened, site, target);
    await Promise.all([reported(session, 'answered', LIMIT_MS), tap(opened, control)]);
    return await page.evaluate(() => window.__answered - window.__tapped);
  } catch {
    return Number.NaN;
  } finally {
    await context.close();
  }
}
