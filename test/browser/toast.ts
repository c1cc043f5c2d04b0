import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects a toast that says this, whole in view and over no control. */
export async function expectClear(page: Page, words: string | RegExp): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: words });
  await toast.waitFor();
  const { height = 0 } = page.viewportSize() ?? {};
  const isInView = async () => {
    const box = await toast.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  };
  // The toast of the first read may just have gone.
  await expect.poll(isInView).toBe(true);
  expect(await page.locator('.toast').evaluateAll(coveredControls)).toEqual([]);
}

/** Runs in the page: the controls that toasts cover, in their dialog or in the page. */
function coveredControls(toasts: Element[]): (string | null)[] {
  const boxes = toasts.map((toast) => toast.getBoundingClientRect());
  const isCovered = (control: Element) => {
    const { top, bottom, height } = control.getBoundingClientRect();
    return height > 1 && boxes.some((toast) => top < toast.bottom && toast.top < bottom);
  };
  const host = toasts[0]?.closest('dialog, body') ?? document.body;
  return Array.from(host.querySelectorAll('button, input, textarea, select'))
    .filter((control) => !control.closest('.toasts') && isCovered(control))
    .map((control) => control.textContent);
}
