import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useBorrower, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { untilIdle } from './watchPage.ts';

const STATES = [
  { orderId: 'due-extendable', sees: 'Choose another order' },
  { orderId: 'loose-types', sees: 'Loan application' },
  { orderId: 'complaint-many-orders', sees: 'Choose another order' },
  { orderId: 'empty-lists', sees: 'You cannot send a complaint right now' },
  { orderId: 'null-lists', sees: 'You cannot send a complaint right now' },
  { orderId: 'slow', sees: 'Loan application' },
];

describe('starting a complaint', () => {
  const borrower = useBorrower();

  for (const { orderId, sees } of STATES) {
    withBrowser(`${orderId}: a borrower sees "${sees}"`, async () => {
      const { page, open, problems } = borrower();
      await open('complaint', orderId);
      await page.getByText(sees).waitFor();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      expect(problems).toEqual([]);
    });
  }

  withBrowser(
    'a type other than 1 continues at once, with type and order [2.4-04, 4-08]',
    async () => {
      const { page, open, sessionId } = borrower();
      // The next page waits until the choice on this one has been looked at.
      const leave = await holdRequests(page, '**/complainPageNext?*');
      await open('complaint', 'due-extendable');
      const button = page.getByRole('button', { name: 'Repayment' });
      await button.click({ noWaitAfter: true });
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      leave();
      await page.waitForURL(/\/complainPageNext\?/);
      const query = Object.fromEntries(new URL(page.url()).searchParams);
      expect(query).toMatchObject({ problemType: '2', orderNo: 'due-extendable', sessionId });
      expect(query.problemSonType).toBeUndefined();
    },
  );

  withBrowser('type 1 shows its sub-types and waits [2.4-02, 2.4-05, 4-07]', async () => {
    const { page, open } = borrower();
    await open('complaint', 'due-extendable');
    await page.getByRole('button', { name: 'Collection' }).click();
    await page.getByRole('heading', { name: 'What happened?' }).waitFor();
    await untilIdle(page);
    expect(page.url()).toContain('/complaint?');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Calls too often' }).click();
    await page.waitForURL(/\/complainPageNext\?.*problemType=1&problemSonType=11/);
  });

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

  withBrowser('My complaints opens the list [2.4-06]', async () => {
    const { page, open } = borrower();
    await open('complaint', 'due-extendable');
    await page.getByRole('link', { name: 'My complaints' }).click();
    await page.getByRole('heading', { name: 'My complaints' }).waitFor();
  });
});
