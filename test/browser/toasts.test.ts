import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { untilReactListens, useBorrower, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';
import { holdTimers } from './pageClock.ts';
import { DATA_SCREENS } from './screens.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 320, height: 640 },
];

/** Expects a toast that says this, in view and over nothing that is read. */
async function expectClear(page: Page, words: string | RegExp): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: words });
  await toast.waitFor();
  const { height = 0 } = page.viewportSize() ?? {};
  const isInView = async () => {
    const box = await toast.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  };
  // The toast of the first read may just have gone.
  await expect.poll(isInView).toBe(true);
  await expect.poll(() => coveredTexts(page)).toEqual([]);
}

describe.each(SIZES)('a toast at $width x $height', (size) => {
  const borrower = useBorrower();

  for (const lang of ['en', 'fil']) {
    for (const { route, query } of DATA_SCREENS) {
      withBrowser(`${route}, ${lang}: of a refused read covers nothing that is read`, async () => {
        const { page, open } = borrower();
        await page.setViewportSize(size);
        await open(route, 'server-error', { ...query, lang });
        const retry = page.locator('.block-error button').first();
        await retry.waitFor();
        await untilReactListens(page);
        await holdTimers(page);
        await retry.click();
        await expectClear(page, 'The system is busy');
      });
    }
  }

  withBrowser('is short where the page says the same', async () => {
    const { page, open } = borrower();
    await page.setViewportSize(size);
    await open('loanDetail', 'server-error');
    await page.locator('.block-error button').first().waitFor();
    await untilReactListens(page);
    await holdTimers(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectClear(page, 'The system is busy');
    const box = await page.locator('.toast').boundingBox();
    expect(box?.height).toBeLessThan(32);
  });

  withBrowser('of a copied code covers nothing that is read', async () => {
    const { page, context, open } = borrower();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(size);
    await open('repayment', 'due-extendable');
    await page.getByRole('button', { name: 'Copy' }).waitFor();
    await untilReactListens(page);
    await holdTimers(page);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expectClear(page, 'copy success');
  });

  withBrowser('of a refused write covers nothing that is read, in a dialog neither', async () => {
    const { page, open } = borrower();
    const { fault } = lenderOf(borrower());
    await page.setViewportSize(size);
    await open('complainDetails', 'due-extendable', { problemId: '2' });
    await page.getByRole('heading', { name: 'Process Result' }).waitFor();
    await untilReactListens(page);
    await fault('/save-score', 'refused');
    await page.getByRole('button', { name: /Rate/ }).click();
    await page.getByRole('radio').nth(4).check({ force: true });
    await holdTimers(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Submit|Send/ })
      .click();
    await expectClear(page, /\w/);
  });
});

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
