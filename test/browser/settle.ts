import type { Page } from 'playwright-core';
import { SETTLING_MS } from '../../shared/runtime/mutation/state.ts';

/** Puts the page's clock on, by default by the time in which a write without a reply may still be on its way. @param time ms. */
export function letSettle(page: Page, time = SETTLING_MS): Promise<void> {
  return page.evaluate((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, time);
}

/**
 * Waits until the page says that a write without a reply may still be on its way, lets that time pass, and checks again
 * as a borrower would.
 */
export async function checkOnceSettled(page: Page): Promise<void> {
  await page.getByText(/We'll check again in a moment/).waitFor();
  await letSettle(page);
  await page.getByRole('button', { name: 'Check again' }).click();
}
