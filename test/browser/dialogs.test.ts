import { describe, expect } from 'vitest';
import { SETTLING_MS } from '../../shared/runtime/mutation/state.ts';
import { expectAccessible, useBorrower, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';
import { stopClock } from './stopClock.ts';
import { untilIdle } from './untilIdle.ts';

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

  withBrowser(
    'tips: Confirm closes; only a repayment tap hides them for good [4-42, 4-43, 4-44, 4-45]',
    async () => {
      const { page, open } = borrower();
      const tips = page.getByRole('dialog', { name: 'Kind tips' });
      await open('loanDetail', 'tips');
      await tips.getByRole('button', { name: 'Confirm' }).click();
      await tips.waitFor({ state: 'detached' });
      await page.reload();
      await tips.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('button', { name: 'Repayment' }).click();
      await page.waitForURL(/\/repayment\?/);
      await open('loanDetail', 'tips');
      await page.getByRole('button', { name: 'Repayment' }).waitFor();
      await untilIdle(page);
      expect(await tips.count()).toBe(0);
    },
  );

  withBrowser(
    'bank card: the icon closes, the button opens the bank form with its source [2.2-22, 4-47, 4-48]',
    async () => {
      const { page, open } = borrower();
      await open('loanDetail', 'card-prompt');
      const card = page.getByRole('dialog', { name: 'Add your bank card' });
      await card.getByRole('button', { name: 'Close' }).click();
      await card.waitFor({ state: 'detached' });
      await page.reload();
      await card.getByRole('button', { name: 'Go and bind the card' }).click();
      await page.waitForURL(/\/bindBank\?.*source=loanDetail/);
    },
  );

  withBrowser('withdraw: continues to the server’s address [2.2-28]', async () => {
    const { page, open } = borrower();
    await open('loanDetail', 'withdraw-prompt');
    const prompt = page.getByRole('dialog', { name: 'Withdraw your loan' });
    await prompt.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/paymentInstructions/);
  });

  withBrowser(
    'rating: choosing none shows a message; few stars thank in a dialog; 5 is sent [4-38, 4-39, 4-41, 7.9-02, 9-11]',
    async () => {
      const { page, open, calls } = borrower();
      await open('loanDetail', 'rating');
      const rating = page.getByRole('dialog', { name: 'How was your experience?' });
      await rating.getByRole('button', { name: 'Submit' }).click();
      const choose = page.getByText('Silakan pilih');
      await choose.waitFor();
      expect(await choose.getAttribute('lang')).toBe('id');
      expect(await calls('/google-score')).toEqual([]);
      await rating.getByRole('radio', { name: '3 stars' }).check({ force: true });
      await rating.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('dialog', { name: 'Thank you for telling us' }).waitFor();
      expect(await rating.count()).toBe(0);
      expect(await calls('/google-score')).toMatchObject([{ body: { score: '5' } }]);
      await expectAccessible(page);
    },
  );

  withBrowser('rating: a failure shows nothing, and the order asks again next time', async () => {
    const { page, open, calls } = borrower();
    const rating = page.getByRole('dialog', { name: 'How was your experience?' });
    const moveOn = await stopClock(page);
    for (const fault of ['refused', 'lost-before', 'http-500'] as const) {
      await open('loanDetail', 'rating');
      await rating.getByRole('radio', { name: '3 stars' }).check({ force: true });
      await lenderOf(borrower()).fault('/google-score', fault);
      await rating.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.locator('.toast').count()).toBe(0);
      // Until then the rating may still arrive.
      await moveOn(SETTLING_MS);
    }
    expect(await calls('/google-score')).toHaveLength(3);
  });

  withBrowser(
    'rating: four stars open the store page through the shell [1-21, 4-40, 9-12]',
    async () => {
      const { page, open, context } = borrower();
      await context.addInitScript(() => {
        const sent: string[] = [];
        Object.assign(window, {
          sentToShell: sent,
          lendShell: {
            postMessage(text: string) {
              if (JSON.parse(text).action !== 'hello') sent.push(text);
              const { id } = JSON.parse(text);
              const reply = JSON.stringify({ v: 1, type: 'reply', id, ok: true });
              setTimeout(() => Object(window).__lendShellReceive(reply));
            },
          },
        });
      });
      await open('loanDetail', 'rating');
      const rating = page.getByRole('dialog', { name: 'How was your experience?' });
      await rating.getByRole('radio', { name: '4 stars' }).check({ force: true });
      await rating.getByRole('button', { name: 'Submit' }).click();
      await rating.waitFor({ state: 'detached' });
      await page.waitForFunction(() => Object(window).sentToShell.length > 0);
      const [text] = await page.evaluate(() => Object(window).sentToShell as string[]);
      expect(JSON.parse(text ?? '')).toMatchObject({
        v: 1,
        action: 'openRating',
        payload: { from: 'order' },
      });
    },
  );
});
