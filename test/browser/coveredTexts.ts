import type { Page } from 'playwright-core';

/** The texts and controls on the screen that a toast covers, in its dialog or in the page. Empty if it covers nothing. */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.toast')].map((one) =>
      one.getBoundingClientRect(),
    );
    const host = document.querySelector('.toast')?.closest('dialog, [role=dialog], body');
    const isCovered = (box: DOMRect) =>
      box.width > 1 &&
      toasts.some(
        (toast) =>
          box.left < toast.right &&
          toast.left < box.right &&
          box.top < toast.bottom - 1 &&
          toast.top + 1 < box.bottom,
      );
    const isToast = (node: Node | null) => !!node?.parentElement?.closest('.toasts');
    const found: string[] = [];
    const walker = document.createTreeWalker(host ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const isRead = node.textContent?.trim() && !isToast(node);
      if (isRead && [...range.getClientRects()].some(isCovered)) found.push(`${node.textContent}`);
    }
    for (const control of (host ?? document).querySelectorAll('button, input, textarea, select')) {
      const isRead = !control.closest('.toasts');
      if (isRead && isCovered(control.getBoundingClientRect())) {
        found.push(control.getAttribute('aria-label') ?? control.tagName);
      }
    }
    return found;
  });
}
