import type { Page } from 'playwright-core';
import { SETTLING_MS } from '../../shared/runtime/mutation/attempt.ts';

/**
 * Waits until the page says that a write without a reply may still be on its way, puts its clock on by the time in which
 * that is so, and checks again as a borrower would.
 */
export async function checkOnceSettled(page: Page): Promise<void> {
  await page.getByText(/It may still be on its way.*In a moment we check again/).waitFor();
  await page.evaluate((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, SETTLING_MS);
  await page.getByRole('button', { name: 'Check again' }).click();
}
