import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { useBorrower, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';

/** A page whose document has painted the first screen, while its scripts are held back. */
async function paintedOnly(page: Page, opened: () => Promise<unknown>) {
  const release = await holdRequests(page.context(), '**/assets/*.js');
  const isOpen = opened();
  await page.waitForFunction(() => window.__boot?.painted);
  return async () => {
    release();
    await isOpen;
    await page.waitForFunction(() => window.__boot?.ready);
  };
}

describe('what a borrower does before React is there', () => {
  const borrower = useBorrower();

  withBrowser('bindBank: Next after typing is not lost', async () => {
    const { page, open } = borrower();
    const goOn = await paintedOnly(page, () => open('bindBank', 'status-151'));
    await page.getByLabel('Account holder').pressSequentially('Ana Reyes');
    await page.getByRole('button', { name: 'Next' }).click();
    await goOn();
    const missing = page.getByRole('alert').getByRole('link');
    await missing.first().waitFor();
    expect(await missing.allTextContents()).toEqual(['GCash number', 'Monthly income']);
    expect(await page.getByLabel('Account holder').inputValue()).toBe('Ana Reyes');
  });

  withBrowser('bindBank: another account type is chosen once its fields are there', async () => {
    const { page, open } = borrower();
    const goOn = await paintedOnly(page, () => open('bindBank', 'status-151'));
    await page.getByLabel('Account holder').pressSequentially('Ana Reyes');
    await page.getByText('Bank account', { exact: true }).click();
    expect(await page.getByRole('radio', { name: 'E-wallet' }).isChecked()).toBe(true);
    await goOn();
    await page.getByLabel('Account number').waitFor();
    expect(await page.getByRole('radio', { name: 'Bank account' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Account holder').inputValue()).toBe('Ana Reyes');
  });

  withBrowser('newLoanConfirm: without its agreement Next is grey, and says why', async () => {
    const { page, open } = borrower();
    const goOn = await paintedOnly(page, () => open('newLoanConfirm', 'status-110'));
    const next = page.getByRole('button', { name: 'Next' });
    const note = page.getByText('Tick the box above to continue.');
    await page.getByRole('checkbox').uncheck();
    await note.waitFor();
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('checkbox').check();
    expect(await note.count()).toBe(0);
    expect(await next.getAttribute('aria-disabled')).toBe(null);
    await page.getByRole('checkbox').uncheck();
    await goOn();
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await note.waitFor();
  });

  withBrowser(
    'complainPageNext: what is typed above 200 characters is cut, and said so',
    async () => {
      const { page, open } = borrower();
      const release = await holdRequests(page.context(), '**/assets/*.js');
      const opened = open('complainPageNext', 'due-extendable', {
        problemType: '2',
        orderNo: 'due-extendable',
      });
      await page.getByRole('textbox').fill('a'.repeat(205));
      release();
      await opened;
      await page.getByText('200/200').waitFor();
      await page.getByText('Only the first 200 characters are kept.').waitFor();
    },
  );
});
