import { describe, expect } from 'vitest';
import { expectAccessible, useBorrower, withBrowser } from './borrower.ts';

describe('the dialogs of the order', () => {
  const borrower = useBorrower();

  withBrowser(
    'open one at a time in their order, and Esc closes each [2.2-18, 2.2-19, 2.2-20, 2.2-21]',
    async () => {
      const { page, open } = borrower();
      await open('loanDetail', 'all-dialogs');
      const names = [
        'Kind tips',
        'Add your bank card',
        'Withdraw your loan',
        'How was your experience?',
      ];
      for (const name of names) {
        await page.getByRole('dialog', { name }).waitFor();
        expect(await page.getByRole('dialog').count()).toBe(1);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  );
});
