import type { Browser, Page } from 'playwright-core';
import { observe, openOn, phone } from './measure.ts';
import type { Control, Profile, Target } from './profiles.ts';

/** When a control counts as one that does not answer, ms. */
const LIMIT_MS = 30_000;

declare global {
  interface Window {
    __answered: number;
  }
}

/** Runs in the page: records when an element is there and has been painted. */
function observeAnswer(selector: string): void {
  window.__answered = 0;
  const look = () => {
    if (!document.querySelector(selector)?.getClientRects().length) return;
    watcher.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.__answered = performance.now();
      }),
    );
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Taps a control once, as a finger would: whatever is there at its place gets the tap. */
async function tap(page: Page, { tap: selector }: Control): Promise<void> {
  const place = await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    const box = element?.getBoundingClientRect();
    if (!element || !box?.width) return false;
    if (box.bottom > window.innerHeight) element.scrollIntoView();
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  const at = await place.jsonValue();
  if (at) await page.touchscreen.tap(at.x, at.y);
}

/**
 * Opens a page on a new phone, taps a control as soon as the content is ready and the control is there, and waits for its
 * answer. @returns ms from the start of the navigation until the answer is visible; NaN if the page has no such control or
 * does not answer.
 */
export async function controlAnswered(
  browser: Browser,
  site: string,
  target: Target,
  profile?: Profile,
): Promise<number> {
  const { control } = target;
  if (!control) return Number.NaN;
  const { context, page } = await phone(browser, profile);
  await page.addInitScript(observe, target.ready);
  await page.addInitScript(observeAnswer, control.answer);
  try {
    await openOn(page, site, target);
    await tap(page, control);
    await page.waitForFunction(() => window.__answered > 0, undefined, { timeout: LIMIT_MS });
    return await page.evaluate(() => window.__answered);
  } catch {
    return Number.NaN;
  } finally {
    await context.close();
  }
}
