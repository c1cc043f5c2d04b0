import { describe, expect } from 'vitest';
import { borrower, untilReactListens, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { boxOf } from './watchPage.ts';

const tap = async (name: string | RegExp) => {
  const { page } = borrower();
  await page.getByRole('button', { name }).first().tap();
};

describe('ways out of a page', () => {
  withBrowser(
    'an offer whose page is slow gives way to the one that is tapped then',
    async (one) => {
      const { page, open, calls } = one;
      const { fault, release } = lenderOf(one);
      const letPageLoad = await holdRequests(page, /offer=partner/);
      await open('loanDetail', 'status-110');
      await untilReactListens(page);
      const second = page.getByRole('button', { name: /^Tulay Loan/ });
      await second.scrollIntoViewIfNeeded();
      const { x, y } = await boxOf(second);
      const asked = page.waitForRequest(/offer=partner/);
      await tap(/^Bayan Credit/);
      await asked;
      await fault('/gopia/goya/define', 'hold');
      // Playwright finds no element while a page is being opened.
      await page.touchscreen.tap(x + 9, y + 9);
      await expect.poll(() => calls('/gopia/goya/define')).toHaveLength(2);
      letPageLoad();
      await release('/gopia/goya/define');
      await page.locator('.toast').waitFor();
      expect(page.url()).toContain('/loanDetail?');
    },
  );

  withBrowser('an agreement that is still opening is dropped after Next', async (one) => {
    const { page, open, calls } = one;
    const { fault, release } = lenderOf(one);
    await open('newLoanConfirm', 'status-110');
    await untilReactListens(page);
    await fault('/contract-jump', 'hold');
    await tap('Loan agreement');
    await expect.poll(() => calls('/contract-jump')).toHaveLength(1);
    const letOrderOpen = await holdRequests(page, /from=confirm/);
    const asked = page.waitForRequest(/from=confirm/);
    await tap(/^Next$/);
    await asked;
    await release('/contract-jump');
    letOrderOpen();
    await page.waitForURL(/from=confirm/);
    await page.getByText('On its way').waitFor();
    expect(page.url()).toContain('/loanDetail?');
  });
});
