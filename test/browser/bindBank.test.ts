import { describe, expect } from 'vitest';
import { expectAccessible, expectUsable } from './accessible.ts';
import { borrower, withBrowser } from './borrower.ts';

const isFocused = (one: Element) => one === document.activeElement;

describe('2.3 Bank account', () => {
  withBrowser('the summary leads to each missing field; every sheet is for everybody', async () => {
    const { page, open } = borrower();
    const expectSheet = async (sees: string) => {
      await page.getByText(sees).first().waitFor();
      await expectUsable(page);
    };
    await page.setViewportSize({ width: 320, height: 640 });
    await open('bindBank', 'status-151');
    await page.getByRole('button', { name: 'Next' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please complete' });
    await expect.poll(() => summary.evaluate(isFocused)).toBe(true);
    await expectSheet('Please complete 3 fields:');
    await summary.getByRole('link', { name: 'GCash number' }).click();
    expect(await page.getByLabel('GCash number').evaluate(isFocused)).toBe(true);
    await page.getByRole('button', { name: /E-wallet/ }).click();
    await expectSheet('Maya');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Monthly income/ }).click();
    await expectSheet('Hide');
  });

  withBrowser(
    'an account is saved by keyboard alone, with the caret behind the typed digit',
    async ({ page, open, calls }) => {
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key);
      };
      await open('bindBank', 'status-151');
      await page.getByLabel('Account holder').waitFor();
      // The first stop is the choice of language.
      await press('Tab', 'Tab', 'ArrowRight');
      await page.getByLabel('Account number').waitFor();
      await press('ArrowLeft', 'Tab', 'Tab');
      await page.keyboard.type('Ana');
      await press('Tab');
      await page.keyboard.type('09171234567');
      await press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Backspace');
      await page.keyboard.type('9');
      const number = page.getByLabel('GCash number');
      expect(await number.inputValue()).toBe('099 7123 4567');
      expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
      await press('Tab', 'Enter');
      await page.getByRole('dialog', { name: 'Monthly income' }).waitFor();
      await page.keyboard.type('300.5');
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).focus();
      await press('Enter');
      await page.getByRole('button', { name: 'Monthly income ₱300.5' }).waitFor();
      await press('Tab', 'Enter');
      await page.getByRole('dialog', { name: 'Is everything correct?' }).waitFor();
      await expectAccessible(page);
      await press('Enter');
      await page.getByRole('heading', { name: 'Your account is saved' }).waitFor();
      expect(await calls('/bind-card-new')).toHaveLength(1);
    },
  );
});
