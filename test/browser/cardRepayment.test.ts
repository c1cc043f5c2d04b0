import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, expectNoSidewaysScroll, untilReactListens, withBrowser } from './borrower.ts';
import { cardFlow } from './cardFlow.ts';
import { lenderOf } from './lender.ts';
import { stopClock } from './pageClock.ts';

describe('repaying by bank card', () => {
  const isFocused = (one: Element) => one === document.activeElement;

  withBrowser('every step is for everybody, and leads the focus to what is to do', async () => {
    const { page } = borrower();
    const flow = cardFlow(borrower());
    const { fault, release } = lenderOf(borrower());
    const expectUsable = async (...says: string[]) => {
      for (const words of says) await page.locator('main').getByText(words).first().waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await page.setViewportSize({ width: 320, height: 640 });
    await stopClock(page);
    await fault('/repayment-way', 'hold');
    await flow.open('status-174');
    await expectUsable('₱3,450.00', 'status-174', 'Choose a bank card');
    await release();

    await flow.repay.click();
    await expectUsable('Please choose a bank card first');
    expect(await flow.card(/BDO/).evaluate(isFocused)).toBe(true);

    await fault('/repayment-commit', 'hold');
    await flow.card(/BDO Unibank/).check();
    await flow.repay.click();
    await expectUsable('**** 1234');
    expect(await flow.repay.getAttribute('aria-disabled')).toBe('true');
    expect(await flow.repay.evaluate(isFocused)).toBe(true);
    await release();

    await flow.step.waitFor();
    await expectUsable('verification code sent, check your phone', 'BDO Unibank', '**** 1234');
    expect(await flow.step.evaluate(isFocused)).toBe(true);
    expect(await flow.field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await flow.seconds()).toBe(60);

    await flow.enter('12 34 5');
    await expectUsable('please enter the correct verification code');
    expect(await flow.field.evaluate(isFocused)).toBe(true);

    await flow.enter('000000');
    await expectUsable('verification code wrong');
    const description = page.getByRole('textbox', { description: 'verification code wrong' });
    await description.waitFor();
  });

  withBrowser('works by keyboard alone', async ({ page }) => {
    const flow = cardFlow(borrower());
    await flow.open('status-174');
    await flow.card(/BDO/).waitFor();
    // An arrow key that comes while React takes over is lost.
    await untilReactListens(page);
    const tabTo = async (name: RegExp) => {
      const here = () =>
        page.evaluate(() => {
          const focused = document.activeElement as HTMLInputElement | null;
          return focused?.labels?.[0]?.textContent ?? focused?.textContent ?? '';
        });
      await page.keyboard.press('Tab');
      for (let stops = 0; stops < 20 && !name.test(await here()); stops += 1)
        await page.keyboard.press('Tab');
      expect(await here()).toMatch(name);
    };
    await tabTo(/BDO/);
    await page.keyboard.press('ArrowDown');
    expect(await flow.card(/Bank of the Philippine/).isChecked()).toBe(true);
    await tabTo(/^Repay ₱/);
    await page.keyboard.press('Enter');
    await flow.step.waitFor();
    await tabTo(/Verification code/);
    await page.keyboard.type(await flow.sms());
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/loanDetail\?/);
  });
});
