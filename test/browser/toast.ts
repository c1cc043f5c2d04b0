import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects a toast that says this, in view and over nothing that is read. */
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
  await expect.poll(() => page.evaluate(coveredTexts)).toEqual([]);
}

/** Runs in the page: the texts and controls that a toast covers, in its dialog or in the page. */
function coveredTexts(): string[] {
  const toasts = Array.from(document.querySelectorAll('.toast'), (one) =>
    one.getBoundingClientRect(),
  );
  const host =
    document.querySelector('.toast')?.closest('dialog, [role=dialog], body') ?? document.body;
  const isCovered = (box: DOMRect) =>
    box.width > 1 &&
    toasts.some(
      (toast) =>
        box.left < toast.right &&
        toast.left < box.right &&
        box.top < toast.bottom - 1 &&
        toast.top + 1 < box.bottom,
    );
  const found: string[] = [];
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isRead = node.textContent?.trim() && !node.parentElement?.closest('.toasts');
    if (isRead && [...range.getClientRects()].some(isCovered)) found.push(`${node.textContent}`);
  }
  for (const control of host.querySelectorAll('button, input, textarea, select')) {
    if (!control.closest('.toasts') && isCovered(control.getBoundingClientRect())) {
      found.push(control.getAttribute('aria-label') ?? control.tagName);
    }
  }
  return found;
}
