import { describe, expect } from 'vitest';
import { expectAccessible, useBorrower, withBrowser } from './borrower.ts';

describe('starting a complaint', () => {
  const borrower = useBorrower();

  withBrowser(
    'type 1 is refused in Spanish for an order that does not allow it [5-16, 8-21]',
    async () => {
      const { page, open } = borrower();
      await open('complaint', 'status-21');
      const type = page.getByRole('button', { name: 'Collection' });
      await type.click();
      const alert = page.getByText('Este pedido no permite este tipo de queja');
      await alert.waitFor();
      expect(await alert.getAttribute('lang')).toBe('es');
      expect(await type.evaluate((button) => button === document.activeElement)).toBe(true);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Choose another order' }).click();
      await page.getByRole('radio', { name: /Order due-extendable/ }).check();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('heading', { name: 'What happened?' }).waitFor();
      expect(await alert.count()).toBe(0);
    },
  );

  withBrowser('the order is chosen from all of them, also by keyboard [2.4-03]', async () => {
    const { page, open } = borrower();
    await open('complaint', 'complaint-many-orders');
    await page.getByRole('button', { name: 'Choose another order' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Your orders' }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(300);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Other', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/complainPageNext\?/);
    expect(new URL(page.url()).searchParams.get('orderNo')).not.toBe('complaint-many-orders');
  });

  withBrowser('after coming back the borrower chooses again', async () => {
    const { page, open } = borrower();
    await open('complaint', 'due-extendable');
    await page.getByRole('button', { name: 'Other', exact: true }).click();
    await page.waitForURL(/\/complainPageNext\?/);
    await page.goBack();
    await page.getByRole('button', { name: 'Repayment' }).click();
    await page.waitForURL(/problemType=2/);
  });
});
