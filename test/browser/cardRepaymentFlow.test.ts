import { describe, expect } from 'vitest';
import { SETTLING_MS } from '../../shared/runtime/mutation/state.ts';
import { proves } from '../requirements/proves.ts';
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

  withBrowser('Cancel resets the timer, and a new attempt carries a new token', async () => {
    const { page, calls } = borrower();
    const flow = cardFlow(borrower());
    await stopClock(page);
    await flow.toCode();
    await flow.cancel.click();
    await page.getByRole('heading', { name: 'Choose a bank card' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Choose a bank card',
    );
    expect(await page.evaluate(() => sessionStorage.getItem('deadlines'))).toBe('{}');
    expect(await flow.card(/BDO/).isChecked()).toBe(true);
    await expect.poll(() => flow.repay.getAttribute('aria-disabled')).toBe(null);
    await page.reload();
    await flow.card(/BDO/).check();
    expect(await flow.step.count()).toBe(0);
    await flow.repay.click();
    await flow.step.waitFor();
    expect(await flow.seconds()).toBe(60);
    const tokens = (await calls('/repayment-commit')).map(({ body }) => body.repayToken);
    expect(new Set(tokens).size).toBe(2);
  });

  withBrowser('a confirmation that arrived without a reply opens the order', async () => {
    const { page, context } = borrower();
    const flow = cardFlow(borrower());
    await flow.toCode();
    await context.route('**/repayment-confirm*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await flow.enter(await flow.sms());
    await page.waitForURL(/\/loanDetail\?/);
    await page.getByText('This loan is fully repaid').waitFor();
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
    await page.getByText(/don't see your .*payment yet/).waitFor();
    expect(await hint.count()).toBe(1);
    await context.unroute('**/repayment-confirm*');
    await flow.confirm.click();
    await page.waitForURL(/\/loanDetail\?/);
    expect(await calls('/repayment-confirm')).toHaveLength(1);
  });

  withBrowser('a commit without a reply is unknown after 60 s', async () => {
    const { page } = borrower();
    const flow = cardFlow(borrower());
    await page.clock.install();
    await flow.open('write-stalled');
    await flow.card(/BDO/).check();
    await flow.repay.click();
    await expect.poll(() => flow.commits()).toEqual(['1']);
    expect(await flow.repay.getAttribute('aria-disabled')).toBe('true');
    await page.clock.fastForward(MINUTE);
    await page.getByText(/We'll check again in a moment/).waitFor();
    await page.clock.fastForward(SETTLING_MS);
    await page.getByText(/don't see your .*payment yet/).waitFor();
    expect(await flow.repay.getAttribute('aria-disabled')).toBe(null);
    expect(await flow.commits()).toEqual(['1']);
  });

  const WAYS = [
    { orderId: 'alipay', name: 'Alipay', to: /partner\?way=alipay/, asked: 0 },
    { orderId: 'alipay-flag', name: 'Alipay', to: /partner\?way=huichao/, asked: 1 },
    { orderId: 'status-174', name: 'Pay with our payment partner', to: /huichao/, asked: 1 },
    { orderId: 'write-slow', name: 'Pay with our payment partner', to: /huichao/, asked: 1 },
  ];
  for (const { orderId, name, to, asked } of WAYS) {
    withBrowser(`${orderId}: "${name}" opens the server’s address, once`, async () => {
      proves('7.4-16');
      const { page, calls } = borrower();
      const flow = cardFlow(borrower());
      await flow.open(orderId);
      await page.getByRole('button', { name, exact: true }).waitFor();
      // Opening an address is not one of our calls; asking the partner for one is.
      if (asked) await doubleTap(page, name);
      else await page.getByRole('button', { name, exact: true }).click();
      await page.waitForURL(to);
      expect(await calls('/repayment-huichao')).toHaveLength(asked);
    });
  }

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

  withBrowser('lasts 60 s, is announced at its end, and then allows a new code', async () => {
    proves('4-16', '8-13');
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
  });

  withBrowser('is right after a reload and after suspension, and ends then', async () => {
    const { page } = borrower();
    const flow = cardFlow(borrower());
    const moveOn = await stopClock(page);
    await flow.toCode();
    await moveOn(20_000);
    await page.reload();
    await flow.step.waitFor();
    expect(await flow.seconds()).toBe(40);
    await moveOn(MINUTE);
    await expect.poll(() => flow.seconds()).toBe(undefined);
    await flow.enter(await flow.sms());
    await page.waitForURL(/\/loanDetail\?/);
  });

  withBrowser('starts again at 60 if the clock was set back', async () => {
    const { page } = borrower();
    const flow = cardFlow(borrower());
    const moveOn = await stopClock(page);
    await flow.toCode();
    await moveOn(10_000);
    await expect.poll(() => flow.seconds()).toBe(50);
    await moveOn(-3_600_000);
    await expect.poll(() => flow.seconds()).toBe(60);
    await moveOn(7000);
    await expect.poll(() => flow.seconds()).toBe(53);
  });

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
