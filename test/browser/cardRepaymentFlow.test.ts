import { describe, expect } from 'vitest';
import { useBorrower, withBrowser } from './borrower.ts';
import { cardFlow, doubleTap } from './cardFlow.ts';
import { checkOnceSettled } from './settle.ts';
import { stopClock } from './stopClock.ts';

const MINUTE = 60_000;

describe('repaying by bank card', () => {
  const borrower = useBorrower();

  withBrowser('goes from the cards to a settled order, and not back', async () => {
    const { page, problems } = borrower();
    const flow = cardFlow(borrower());
    await flow.toCode('due-two');
    const code = await flow.sms();
    await flow.field.focus();
    await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
    await flow.confirm.click();
    await page.waitForURL(/\/loanDetail\?/);
    await page.getByText('Repayment due').waitFor();
    await page.goBack();
    expect(page.url()).not.toContain('cardRepayment');
    await flow.open('due-two');
    await flow.card(/UnionBank/).check();
    await flow.repay.click();
    await page.waitForURL(/\/loanDetail\?/);
    await page.getByText('This loan is fully repaid').waitFor();
    expect(problems).toEqual([]);
  });

  withBrowser('works by keyboard alone', async () => {
    const { page } = borrower();
    const flow = cardFlow(borrower());
    await flow.open('status-174');
    await flow.card(/BDO/).waitFor();
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
    await reach(/^Repay$/);
    await page.keyboard.press('Enter');
    await flow.step.waitFor();
    await reach(/Verification code/);
    await page.keyboard.type(await flow.sms());
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/loanDetail\?/);
  });

  withBrowser('a confirmation that did not arrive enables the button again', async () => {
    const { page, context, calls } = borrower();
    const flow = cardFlow(borrower());
    await flow.toCode();
    await context.route('**/repayment-confirm*', (route) => route.abort('connectionreset'));
    const hint = page.getByText('You can get a new code 60 seconds after the last one.');
    expect(await hint.count()).toBe(1);
    await flow.enter(await flow.sms());
    await page.getByText(/We'll check again in a moment/).waitFor();
    // There is nothing to get a new code with.
    expect(await hint.count()).toBe(0);
    await checkOnceSettled(page);
    await page.getByText(/payment has not shown up yet/).waitFor();
    expect(await hint.count()).toBe(1);
    await context.unroute('**/repayment-confirm*');
    await flow.confirm.click();
    await page.waitForURL(/\/loanDetail\?/);
    expect(await calls('/repayment-confirm')).toHaveLength(1);
  });

  withBrowser('two taps at once commit, resend and confirm once', async () => {
    const { page, calls } = borrower();
    const flow = cardFlow(borrower());
    const moveOn = await stopClock(page);
    await flow.open('status-174');
    await flow.card(/BDO/).check();
    await doubleTap(page, 'Repay');
    await flow.step.waitFor();
    expect(await flow.commits()).toEqual(['1']);
    await moveOn(MINUTE);
    await expect.poll(() => flow.seconds()).toBe(undefined);
    await doubleTap(page, 'Get a new code');
    await expect.poll(() => flow.seconds()).toBe(60);
    expect(await flow.commits()).toEqual(['1', '1']);
    await flow.field.fill(await flow.sms());
    await doubleTap(page, 'Confirm payment');
    await page.waitForURL(/\/loanDetail\?/);
    expect(await calls('/repayment-confirm')).toHaveLength(1);
  });
});

describe('the countdown on the code button', () => {
  const borrower = useBorrower();

  withBrowser(
    'lasts 60 s, is announced at its end, and then allows a new code [4-16, 8-13]',
    async () => {
      const { page } = borrower();
      const flow = cardFlow(borrower());
      const moveOn = await stopClock(page);
      await flow.toCode();
      const first = await flow.sms();
      const announced = page.getByRole('status').getByText('You can get a new code now.');
      expect(await flow.seconds()).toBe(60);
      await moveOn(10_000);
      await expect.poll(() => flow.seconds()).toBe(50);
      expect(await announced.count()).toBe(0);
      await flow.resend.click({ force: true });
      expect(await flow.commits()).toEqual(['1']);
      await moveOn(50_000);
      await expect.poll(() => announced.count()).toBe(1);
      await flow.resend.click();
      await expect.poll(() => flow.seconds()).toBe(60);
      expect(await flow.commits()).toEqual(['1', '1']);
      expect(await flow.field.evaluate((one) => one === document.activeElement)).toBe(true);
      await flow.enter(first);
      await page.getByText('verification code wrong').first().waitFor();
      await flow.enter(await flow.sms());
      await page.waitForURL(/\/loanDetail\?/);
    },
  );

  withBrowser(
    'if the script of the step cannot be loaded, the page says so and offers to try again',
    async () => {
      const { page, context } = borrower();
      const flow = cardFlow(borrower());
      await context.route('**/assets/CodeForm*', (route) => route.abort());
      await flow.open('status-174');
      await flow.card(/BDO/).check();
      await flow.repay.click();
      await page.getByText('Your payment request is saved.').waitFor();
      await context.unroute('**/assets/CodeForm*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await flow.step.waitFor();
      await flow.enter(await flow.sms());
      await page.waitForURL(/\/loanDetail\?/);
    },
  );
});
