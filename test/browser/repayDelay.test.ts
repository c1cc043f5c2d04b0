import { describe, expect } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  site,
  untilReactListens,
  useBorrower,
  withBrowser,
} from './borrower.ts';

/** Each state of the page: the scenario, and what a borrower sees. */
const STATES = [
  {
    orderId: 'due-extendable',
    sees: ['₱450.00', 'Next payment date', 'The extension costs ₱450.00'],
  },
  { orderId: 'due-extendable', sees: ['See how to pay with this code', 'Show 1 more'] },
  { orderId: 'due-extendable', sees: ['How to pay with e-wallets and at stores'] },
  { orderId: 'rupee', sees: ['₹450.00'] },
  { orderId: 'loose-types', sees: ['₱450.00', 'Instalment 1'] },
  { orderId: 'empty-lists', sees: ['We do not know your plan after the extension yet.'] },
  { orderId: 'null-lists', sees: ['There is no way to pay online right now.'] },
  { orderId: 'slow', sees: ['₱450.00'] },
];

describe('extending an order', () => {
  const borrower = useBorrower();

  for (const { orderId, sees } of STATES) {
    withBrowser(`${orderId}: a borrower sees ${sees.join(', ')}`, async () => {
      const { page, open, problems } = borrower();
      await open('repayDelay', orderId);
      for (const text of sees) await page.getByText(text).first().waitFor();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      expect(problems).toEqual([]);
    });
  }

  withBrowser('no code box without a code [2.14-08]', async () => {
    const { page, open } = borrower();
    await open('repayDelay', 'no-pay-code');
    await page.getByText('Next payment date').waitFor();
    expect(await page.getByRole('link', { name: /See how to pay/ }).count()).toBe(0);
  });

  for (const { orderId, ends } of [
    { orderId: 'write-slow', ends: /repaymentOfCode\?/ },
    { orderId: 'write-refused', ends: /loanDetail\?/ },
  ]) {
    withBrowser(`${orderId}: two taps request one code`, async () => {
      const { page, open, calls } = borrower();
      await open('repayDelay', orderId);
      await page.getByRole('button', { name: 'Payment Method' }).click();
      await page.getByRole('button', { name: 'Confirm' }).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      await page.waitForURL(ends);
      const sent = await calls('/generate-vcode');
      expect(sent.map(({ body }) => body.isDelay)).toEqual(['1']);
    });
  }

  withBrowser(
    'a request whose reply was lost is checked, and never repeated by itself',
    async () => {
      const { page, open, calls } = borrower();
      await open('repayDelay', 'write-dropped');
      await page.getByRole('button', { name: 'Payment Method' }).click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText(/We're not sure your .*request/).waitFor();
      expect(await calls('/generate-vcode')).toHaveLength(1);
      expect(await calls('/orbital/fail')).toHaveLength(2);
    },
  );

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
