import type { Page } from 'playwright-core';

/**
 * Sets the size of a page's text, as a phone's setting does. Not by a style sheet, which the content policy refuses.
 * @param percent of the normal size; 100 leaves the page as it is without a setting.
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const size = percent === 100 ? '' : `${percent}%`;
  await page.evaluate((given) => {
    document.documentElement.style.fontSize = given;
  }, size);
}
