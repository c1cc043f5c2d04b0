import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, expectNoSidewaysScroll, untilReactListens, withBrowser } from './borrower.ts';
import { cardFlow } from './cardFlow.ts';
import { lenderOf } from './lender.ts';
import { stopClock } from './pageClock.ts';

describe('repaying by bank card', () => {
  const focused = (one: Element) => one === document.activeElement;

  withBrowser(
    'every step is for everybody, and the focus goes where something is to do',
    async ({ page }) => {
      const flow = cardFlow(borrower());
      const { fault, release } = lenderOf(borrower());
      const main = page.locator('main');
      const expectUsable = async (...says: string[]) => {
        for (const words of says) await main.getByText(words).first().waitFor();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      };
      const describedBy = async (words: string | null) =>
        page.locator(`[id="${words ?? ''}"]`).textContent();
      await page.setViewportSize({ width: 320, height: 640 });
      await stopClock(page);
      await fault('/repayment-way', 'hold');
      await flow.open('status-174');
      await expectUsable('₱3,450.00', 'status-174', 'Choose a bank card');
      expect(await page.locator('[aria-busy=true]').count()).toBe(1);
      await release();

      await flow.repay.click();
      await expectUsable('Please choose a bank card first');
      expect(await flow.card(/BDO/).evaluate(focused)).toBe(true);
      const cards = page.getByRole('group', { name: 'Choose a bank card' });
      expect(await describedBy(await cards.getAttribute('aria-describedby'))).toBe(
        'Please choose a bank card first',
      );
      expect(await flow.commits()).toEqual([]);

      await fault('/repayment-commit', 'hold');
      await flow.card(/BDO Unibank/).check();
      await flow.repay.click();
      await expectUsable('**** 1234');
      expect(await flow.repay.getAttribute('aria-disabled')).toBe('true');
      expect(await flow.repay.evaluate(focused)).toBe(true);
      await release();

      await flow.step.waitFor();
      await expectUsable('verification code sent, check your phone', 'BDO Unibank', '**** 1234');
      expect(await flow.step.evaluate(focused)).toBe(true);
      expect(await flow.field.getAttribute('autocomplete')).toBe('one-time-code');
      expect(await flow.seconds()).toBe(60);

      await flow.enter('12 34 5');
      await main.getByText('please enter the correct verification code').waitFor();
      expect(await flow.field.getAttribute('aria-invalid')).toBe('true');
      expect(await flow.field.evaluate(focused)).toBe(true);

      await flow.enter('000000');
      await expectUsable('verification code wrong');
      await expect
        .poll(async () => describedBy(await flow.field.getAttribute('aria-describedby')))
        .toBe('verification code wrong');

      await fault('/repayment-confirm', 'hold');
      await flow.enter(await flow.sms());
      await expect.poll(() => flow.confirm.getAttribute('aria-disabled')).toBe('true');
      await release('/repayment-confirm');
      await page.waitForURL(/\/loanDetail\?/);
    },
  );

  withBrowser('works by keyboard alone', async ({ page }) => {
    const flow = cardFlow(borrower());
    await flow.open('status-174');
    await flow.card(/BDO/).waitFor();
    // An arrow key that comes while React takes over is lost.
    await untilReactListens(page);
    const reach = async (name: RegExp) => {
      for (let stops = 0; stops < 20; stops += 1) {
        await page.keyboard.press('Tab');
        const label = await page.evaluate(() => {
          const { activeElement: here } = document;
          return (here as HTMLInputElement)?.labels?.[0]?.textContent ?? here?.textContent ?? '';
        });
        if (name.test(label)) return;
      }
      throw new Error(`${name} is not reached by Tab`);
    };
    await reach(/BDO/);
    await page.keyboard.press('ArrowDown');
    expect(await flow.card(/Bank of the Philippine/).isChecked()).toBe(true);
    await reach(/^Repay ₱/);
    await page.keyboard.press('Enter');
    await flow.step.waitFor();
    await reach(/Verification code/);
    await page.keyboard.type(await flow.sms());
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/loanDetail\?/);
  });
});
