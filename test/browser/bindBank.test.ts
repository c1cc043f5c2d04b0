import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { proves } from '../requirements/proves.ts';
import { expectAccessible, expectNoSidewaysScroll, useBorrower, withBrowser } from './borrower.ts';
import { putShell, shellMessages } from './fakeShell.ts';
import { holdTimers } from './heldTimers.ts';
import { lenderOf } from './lender.ts';
import { checkOnceSettled } from './settle.ts';
import { untilIdle } from './untilIdle.ts';

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
  { name: 'ready', orderId: 'status-151', sees: 'GCash number' },
  { name: 'loose types', orderId: 'loose-types', sees: 'GCash number' },
  { name: 'no items', orderId: 'empty-lists', sees: 'You cannot add an account for this product' },
  { name: 'one kind', orderId: 'bind-one-kind', sees: 'Account holder' },
  {
    name: 'a kind without items',
    orderId: 'bind-empty-kind',
    act: (page) => page.getByText('E-wallet', { exact: true }).click(),
    sees: 'Please choose another one',
  },
  { name: 'slow', orderId: 'slow', sees: 'GCash number' },
  {
    name: 'something missing',
    orderId: 'status-151',
    act: (page) => page.getByRole('button', { name: 'Next' }).click(),
    sees: '3 things are still missing:',
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
    'an e-wallet: filled in, confirmed, saved once, and the web view closes',
    async () => {
      proves('1-01', '1-23', '1-24', '3-13', '3-14', '4-05', '7.2-03');
      const { page, context, open, calls, problems } = borrower();
      await putShell(context);
      await open('bindBank', 'status-151');
      await fillWallet(page);
      const dialog = await review(page);
      await dialog.getByRole('button', { name: 'Save' }).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      await page.getByRole('heading', { name: 'Your account is saved' }).waitFor();
      await expectAccessible(page);
      expect((await calls(SAVE)).map(({ body }) => body)).toEqual([
        {
          channel: '90006',
          holder: 'Ana Reyes',
          cardNo: '09171234567',
          income: '25000',
          cardType: '1',
          product_id: '7',
        },
      ]);
      await expect
        .poll(() => shellMessages(page))
        .toMatchObject([
          { action: 'bindStart', payload: { productId: '7', cardType: '1' } },
          { action: 'bindEnd', payload: { productId: '7', ok: true } },
          { action: 'closeWebView', payload: { reason: 'saved' } },
        ]);
      expect(problems).toEqual([]);
    },
  );

  withBrowser(
    'from the order: a bank account saved under the other path, and back to the order',
    async () => {
      proves('4-06', '5-05', '7.2-05');
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
    const summary = page.getByRole('alert').filter({ hasText: 'still missing' });
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

  withBrowser('a reload loses nothing, a change of channel keeps shared values', async () => {
    const { page, open } = borrower();
    await open('bindBank', 'status-151');
    await fillWallet(page);
    await page.getByRole('button', { name: /E-wallet/ }).click();
    await page.getByRole('radio', { name: 'Maya' }).check();
    await page.getByRole('button', { name: 'Confirm' }).click();
    expect(await page.getByLabel('Maya account number').inputValue()).toBe('09171234567');
    await page.reload();
    expect(await page.getByLabel('Maya account number').inputValue()).toBe('09171234567');
    expect(await page.getByLabel('Account holder').inputValue()).toBe('Ana Reyes');
    await page.getByRole('button', { name: 'Monthly income 25000' }).waitFor();
  });

  withBrowser('Cancel in the picker keeps the previous choice', async () => {
    proves('2.3-04');
    const { page, open } = borrower();
    await open('bindBank', 'status-151');
    await page.getByRole('button', { name: 'E-wallet GCash' }).click();
    await page.getByRole('radio', { name: 'Maya' }).check();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'E-wallet GCash' }).waitFor();
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

  for (const { orderId, heading, saves } of [
    { orderId: 'write-dropped', heading: 'Your account is saved', saves: 1 },
    { orderId: 'write-refused', heading: 'Your account is saved', saves: 1 },
    { orderId: 'write-slow', heading: 'Your account is saved', saves: 1 },
  ]) {
    withBrowser(`${orderId}: "${heading}" after one save`, async () => {
      const { page, open, calls } = borrower();
      await open('bindBank', orderId);
      await fillWallet(page);
      const dialog = await review(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(await calls(SAVE)).toHaveLength(saves);
    });
  }

  withBrowser(
    'a save that never arrived: a check proves it, no input is lost, and it can be sent again',
    async () => {
      const { page, context, open, calls } = borrower();
      await context.route(`**${SAVE}*`, (request) => request.abort());
      await open('bindBank', 'status-151');
      await fillWallet(page);
      await (await review(page)).getByRole('button', { name: 'Save' }).click();
      await checkOnceSettled(page);
      await page.getByText("We checked and don't see your account details yet").waitFor();
      expect(await page.getByLabel('Account holder').inputValue()).toBe('Ana Reyes');
      await expectAccessible(page);
      await context.unroute(`**${SAVE}*`);
      await (await review(page)).getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name: 'Your account is saved' }).waitFor();
      expect(await calls(SAVE)).toHaveLength(1);
    },
  );

  withBrowser(
    'a save that cannot be checked: the page says so, and offers to check again',
    async () => {
      const { page, context, open, calls } = borrower();
      await open('bindBank', 'write-dropped');
      await fillWallet(page);
      await context.route('**/card-init*', (request) => request.abort());
      await (await review(page)).getByRole('button', { name: 'Save' }).click();
      await page.getByText("We're not sure your account details went through").waitFor();
      expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await context.unroute('**/card-init*');
      await page.getByRole('button', { name: 'Check again' }).click();
      await page.getByRole('heading', { name: 'Your account is saved' }).waitFor();
      expect(await calls(SAVE)).toHaveLength(1);
    },
  );

  withBrowser('a reload in the middle of a save sends nothing twice', async () => {
    const { page, open, calls } = borrower();
    const { fault } = lenderOf(borrower());
    await open('bindBank', 'status-151');
    await fillWallet(page);
    const dialog = await review(page);
    await fault(SAVE, 'hold');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => calls(SAVE)).toHaveLength(1);
    await page.reload();
    await page.getByRole('heading', { name: 'Your account is saved' }).waitFor();
    expect(await calls(SAVE)).toHaveLength(1);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain('09171234567');
  });

  withBrowser('another session in the same web view sees nothing of the input', async () => {
    const { page, sessionId, open } = borrower();
    for (const orderId of ['status-151', undefined]) {
      const order = orderId ? { orderId } : { productId: '7' };
      await open('bindBank', undefined, { productId: '7', ...order });
      await page.getByLabel('Account holder').fill('Ana Reyes');
      await page.getByLabel('GCash number').fill('09171234567');
      await open('bindBank', undefined, {
        productId: '7',
        ...order,
        sessionId: `${sessionId}-other`,
      });
      expect(await page.getByLabel('Account holder').inputValue()).toBe('');
      expect(await page.getByLabel('GCash number').inputValue()).toBe('');
    }
  });

  withBrowser(
    'a refusal is shown on the page as well as in a toast, and the form stays',
    async () => {
      const { page, open } = borrower();
      await open('bindBank', 'write-error');
      await fillWallet(page);
      const dialog = await review(page);
      const letPass = await holdTimers(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      const words = page.getByText('This service is under maintenance');
      await expect.poll(() => words.count()).toBe(2);
      expect(await page.getByLabel('Account holder').inputValue()).toBe('Ana Reyes');
      await letPass();
      await expect.poll(() => words.count()).toBe(1);
      await expectAccessible(page);
    },
  );

  withBrowser(
    'offline while the dialogs are loading: the page says so, and the next tap works',
    async () => {
      const { page, context, open } = borrower();
      await context.route('**/assets/lazyParts*', (request) => request.abort());
      await open('bindBank', 'status-151');
      await page.getByRole('button', { name: /E-wallet/ }).click();
      await page.getByText('Part of this page did not load. Check your connection.').waitFor();
      await context.unroute('**/assets/lazyParts*');
      await page.getByRole('button', { name: /E-wallet/ }).click();
      await page.getByRole('radio', { name: 'Maya' }).waitFor();
    },
  );

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
    await page.getByRole('button', { name: 'Monthly income 300.5' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Is everything correct?' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your account is saved' }).waitFor();
    expect(await calls(SAVE)).toHaveLength(1);
  });
});
