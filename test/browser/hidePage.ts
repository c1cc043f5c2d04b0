import type { Page } from 'playwright-core';

/** Tells the page that it is hidden, as a phone does and a headless browser does not. @returns tells it that it is shown. */
export async function hidePage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  return () =>
    page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    });
}
