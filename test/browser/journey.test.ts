import { describe, expect } from 'vitest';
import { borrower, site, untilReactListens, withBrowser } from './borrower.ts';

describe('a whole repayment', () => {
  withBrowser('an order is paid by touch until it is settled', async () => {
    const { page, context, sessionId, problems, calls } = borrower();
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${site}/testPreview`);
    await page.getByLabel('Session id').fill(sessionId);
    await page.getByLabel('Order scenario').selectOption({ label: 'due, extension possible' });
    await page.getByRole('link', { name: 'Loan detail' }).tap();

    await page.getByText('₱3,000.00').waitFor();
    await tap('REPAY');
    await page.getByText('₱3,450.00').first().waitFor();
    await tap('Show 4 more');
    await page.getByText('Service fee').waitFor();
    await tap('Payment Method');
    await page.getByRole('radio', { name: '7-Eleven' }).tap();
    await tap('Confirm · ₱3,450.00');

    await page.waitForURL(/repaymentOfCode\?/);
    const code = new URL(page.url()).searchParams.get('payCode') ?? '';
    await tap('Copy code');
    await page.getByText('copy success').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    expect(await calls('/generate-vcode')).toMatchObject([
      { body: { amount: '₱3,450.00', channelNumber: '90008', orderId: 'due-extendable' } },
    ]);

    await page.goBack();
    await page.getByRole('link', { name: /^See the code from/ }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
    await untilReactListens(page);
    const counter = await context.newPage();
    await counter.goto(`${site}/esita/sandbox/counter?sessionId=${sessionId}`);
    await counter.getByRole('button', { name: `Pay ${code}` }).click();
    await counter.getByText('No unpaid codes').waitFor();
    await counter.close();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('This loan is fully repaid').waitFor();
    expect(problems).toEqual([]);
  });
});
