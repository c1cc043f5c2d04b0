import { describe, expect } from 'vitest';
import {
  borrower,
  expectAccessible,
  expectNoSidewaysScroll,
  site,
  untilReactListens,
  withBrowser,
} from './borrower.ts';

describe('from an order to a paid instalment', () => {
  withBrowser(
    'works by touch from the test preview to a settled order [1-03, 1-04, 2.13-06, 7.6-08]',
    async ({ page, context, sessionId, problems, calls }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${site}/testPreview`);
      await page.getByLabel('Session id').fill(sessionId);
      await page.getByLabel('Order scenario').selectOption({ label: 'due, extension possible' });
      await page.getByRole('link', { name: 'Loan detail' }).click();

      await page.getByText('Repayment due').waitFor();
      await page.getByRole('heading', { name: 'PesoBridge Flexi' }).waitFor();
      expect(await page.getByText('₱3,000.00').isVisible()).toBe(true);
      await page.getByText('Short of money?').waitFor();
      await page.getByRole('button', { name: 'REPAY', exact: true }).click();

      await page.getByText('₱3,450.00').first().waitFor();
      expect(await page.getByText('Service fee').count()).toBe(0);
      await page.getByRole('button', { name: 'Show 4 more' }).click();
      await page.getByText('Service fee').waitFor();
      await page.getByRole('button', { name: 'Payment Method' }).click();
      const picker = page.getByRole('dialog', { name: 'Payment Method' });
      expect(await picker.getByRole('radio', { name: 'GCash' }).isChecked()).toBe(true);
      await picker.getByRole('radio', { name: '7-Eleven' }).check();
      await picker.getByRole('button', { name: 'Confirm' }).click();

      await page.waitForURL(/repaymentOfCode\?/);
      const code = new URL(page.url()).searchParams.get('payCode') ?? '';
      await page.getByText('₱3,450.00').waitFor();
      await page.getByRole('button', { name: 'Copy code' }).click();
      await page.getByText('copy success').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      expect(await calls('/generate-vcode')).toMatchObject([
        { body: { amount: '₱3,450.00', channelNumber: '90008', orderId: 'due-extendable' } },
      ]);

      // The code replaced the page that requested it, so Back leads to the order.
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
      await page.getByRole('button', { name: 'Borrow Again' }).waitFor();
      expect(problems).toEqual([]);
    },
  );

  withBrowser('works by keyboard alone up to a code', async ({ page, open }) => {
    await open('loanDetail', 'due-extendable');
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
    const reach = async (name: string) => {
      for (let stops = 0; stops < 30; stops += 1) {
        await page.keyboard.press('Tab');
        const label = await page.evaluate(() => document.activeElement?.textContent ?? '');
        if (label.startsWith(name)) return;
      }
      throw new Error(`${name} is not reached by Tab`);
    };
    await reach('REPAY');
    await page.keyboard.press('Enter');
    await page.waitForURL(/repayment\?/);
    await page.getByRole('button', { name: 'Show 4 more' }).waitFor();
    await reach('Show 4 more');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Hide' }).waitFor();
    await reach('Payment Method');
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Payment Method' });
    await picker.waitFor();
    await page.keyboard.press('Escape');
    await picker.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Payment Method');
    await page.keyboard.press('Enter');
    await picker.getByRole('radio', { name: 'GCash' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await picker.getByRole('radio', { name: 'Maya' }).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/repaymentOfCode\?/);
    await page.getByRole('img', { name: 'QR code to pay ₱3,450.00' }).waitFor();
  });
});

withBrowser(
  'extending an order works from the order to an extended due date [1-05, 2.2-25]',
  async () => {
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
  },
);
