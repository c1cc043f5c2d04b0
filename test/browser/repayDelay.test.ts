import { describe, expect } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  site,
  untilReactListens,
  useBorrower,
  withBrowser,
} from './borrower.ts';

describe('extending an order', () => {
  const borrower = useBorrower();

  withBrowser('works from the order to an extended due date [1-05, 2.2-25]', async () => {
    const { page, context, open, sessionId, problems } = borrower();
    await open('loanDetail', 'due-extendable');
    await page.getByRole('button', { name: 'Rollover Repayment' }).click();
    await page.getByRole('heading', { name: 'Rollover Repayment' }).waitFor();
    await untilReactListens(page);
    await page.getByText(/The extension costs ₱450.00/).waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Payment Method' }).click();
    await page.getByRole('radio', { name: 'Bank transfer' }).check();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL(/repaymentOfCode\?/);
    await page.getByText('₱450.00').waitFor();
    const counter = await context.newPage();
    await counter.goto(`${site}/esita/sandbox/counter?sessionId=${sessionId}`);
    await counter.getByRole('button', { name: /^Pay / }).click();
    await counter.getByText('No unpaid codes').waitFor();
    await page.getByRole('link', { name: 'Back to your order' }).click();
    await page.getByText('Your loan was extended.').waitFor();
    expect(problems).toEqual([]);
  });
});
