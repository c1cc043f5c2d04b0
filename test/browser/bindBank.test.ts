import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useBorrower, withBrowser } from './borrower.ts';
import { untilIdle } from './watchPage.ts';

const SAVE = '/bind-card-new';

async function fillWallet(page: Page): Promise<void> {
  await page.getByLabel('Account holder').fill('Ana Reyes');
  await page.getByLabel('GCash number').fill('09171234567');
  await enterIncome(page);
}

async function enterIncome(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Monthly income/ }).click();
  const keys = page.getByRole('dialog', { name: 'Monthly income' });
  for (const key of ['2', '5', '0', '0', '0']) {
    await keys.getByRole('button', { name: key, exact: true }).click();
  }
  await keys.getByRole('button', { name: 'Confirm' }).click();
}

async function review(page: Page) {
  await page.getByRole('button', { name: 'Next' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is everything correct?' });
  await dialog.waitFor();
  return dialog;
}

/** Each state of the page: the scenario, the steps, and what a borrower then sees. */
const STATES: {
  name: string;
  orderId: string;
  act?: (page: Page) => Promise<unknown>;
  sees: string;
}[] = [
  {
    name: 'something missing',
    orderId: 'status-151',
    act: (page) => page.getByRole('button', { name: 'Next' }).click(),
    sees: 'Please complete 3 fields:',
  },
  {
    name: 'picker',
    orderId: 'status-151',
    act: (page) => page.getByRole('button', { name: /E-wallet/ }).click(),
    sees: 'Maya',
  },
  {
    name: 'money keyboard',
    orderId: 'status-151',
    act: (page) => page.getByRole('button', { name: /Monthly income/ }).click(),
    sees: 'Hide',
  },
  {
    name: 'review',
    orderId: 'status-151',
    act: async (page) => {
      await fillWallet(page);
      await review(page);
    },
    sees: '091 7123 4567',
  },
];

describe('binding an account', () => {
  const borrower = useBorrower();

  for (const { name, orderId, act, sees } of STATES) {
    withBrowser(`${name}: a borrower sees "${sees}"`, async () => {
      const { page, open, problems } = borrower();
      await open('bindBank', orderId);
      await act?.(page);
      await page.getByText(sees).first().waitFor();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      expect(problems).toEqual([]);
    });
  }

  withBrowser(
    'from the order: a bank account saved under the other path, and back to the order [4-06, 5-05, 7.2-05]',
    async () => {
      const { page, open, calls, problems } = borrower();
      await open('loanDetail', 'card-prompt');
      await page.getByRole('button', { name: 'Go and bind the card' }).click();
      await page.waitForURL(/bindBank\?.*source=loanDetail/);
      await page.getByRole('radio', { name: 'Bank account' }).check({ force: true });
      await page.getByRole('button', { name: 'Bank Choose' }).click();
      await page.getByRole('radio', { name: 'BPI' }).check();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByLabel('Account holder').fill('Ana Reyes');
      await page.getByLabel('Account number').fill('0012-3456 789');
      expect(await page.getByLabel('Account number').inputValue()).toBe('0012 3456 789');
      await page.getByRole('button', { name: /City of the branch/ }).click();
      await page.getByRole('radio', { name: 'Cebu' }).check();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('radio', { name: 'Mandaue' }).check();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('button', { name: 'City of the branch Cebu, Mandaue' }).waitFor();
      await page.getByLabel('Opened on').fill('2019-05-31');
      await enterIncome(page);
      const dialog = await review(page);
      await dialog.getByText('0012 3456 789').waitFor();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.waitForURL(/\/order\?.*source=loanDetail/);
      await page.getByText('On its way').waitFor();
      await untilIdle(page);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await calls(SAVE)).toEqual([]);
      expect((await calls('/bind-card-loan-detail')).map(({ body }) => body)).toEqual([
        {
          bankCode: 'bpi',
          holder: 'Ana Reyes',
          cardNo: '00123456789',
          branch: 'ceb-2',
          openedOn: '2019-05-31',
          income: '25000',
          cardType: '2',
          product_id: '7',
        },
      ]);
      expect(problems).toEqual([]);
    },
  );

  withBrowser('the summary names each missing field and leads to it', async () => {
    const { page, open, calls } = borrower();
    await open('bindBank', 'status-151');
    await page.getByRole('button', { name: 'Next' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please complete' });
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      'Account holder',
      'GCash number',
      'Monthly income',
    ]);
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'GCash number' }).click();
    const number = page.getByLabel('GCash number');
    expect(await number.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    await number.fill('0917');
    expect(await number.getAttribute('aria-invalid')).toBeNull();
    expect(await calls(SAVE)).toEqual([]);
  });

  withBrowser('the caret stays behind the typed digit', async () => {
    const { page, open } = borrower();
    await open('bindBank', 'status-151');
    const number = page.getByLabel('GCash number');
    await number.fill('09171234567');
    await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9');
    expect(await number.inputValue()).toBe('099 7123 4567');
    expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  });

  withBrowser('a save that the server has already received is a success', async () => {
    const { page, open, calls } = borrower();
    await open('bindBank', 'write-refused');
    await fillWallet(page);
    await (await review(page)).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Your account is saved' }).waitFor();
    expect(await calls(SAVE)).toHaveLength(1);
  });

  withBrowser('by keyboard alone', async () => {
    const { page, open, calls } = borrower();
    await open('bindBank', 'status-151');
    await page.getByLabel('Account holder').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Account number').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana');
    await page.keyboard.press('Tab');
    await page.keyboard.type('09171234567');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Monthly income' }).waitFor();
    await page.keyboard.type('300.5');
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Monthly income ₱300.5' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Is everything correct?' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your account is saved' }).waitFor();
    expect(await calls(SAVE)).toHaveLength(1);
  });
});
