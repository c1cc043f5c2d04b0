import type { Page } from 'playwright-core';

/** Measures the layout shift of the documents that this page opens from now on. @returns reads that of the present one. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object(window).shift += Object(entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Object(window).shift);
}
