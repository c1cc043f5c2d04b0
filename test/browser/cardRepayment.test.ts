import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  type Borrower,
  expectAccessible,
  expectNoSidewaysScroll,
  useBorrower,
  withBrowser,
} from './borrower.ts';
import { cardFlow, doubleTap } from './cardFlow.ts';
import { lenderOf } from './lender.ts';
import { checkOnceSettled, stopClock } from './pageClock.ts';

type Flow = ReturnType<typeof cardFlow>;

/** A state of the page: how a borrower gets there, and what it then shows. */
interface State {
  name: string;
  come: (flow: Flow, borrower: Borrower) => Promise<unknown>;
  says: readonly string[];
  check?: (flow: Flow, page: Page, borrower: Borrower) => Promise<void>;
}

async function chooseAndRepay(flow: Flow, orderId: string) {
  await flow.open(orderId);
  await flow.card(/BDO Unibank/).check();
  await flow.repay.click();
}

const STATES: readonly State[] = [
  {
    name: 'loading: order and amount are shown before the cards',
    come: async (flow, borrower) => {
      await lenderOf(borrower).fault('/repayment-way', 'hold');
      await flow.open('status-174');
    },
    says: ['₱3,450.00', 'status-174', 'Choose a bank card'],
    check: async (_, page) => expect(await page.locator('[aria-busy=true]').count()).toBe(1),
  },
  {
    name: 'none chosen: asks for a card on the page',
    come: async (flow) => {
      await flow.open('status-174');
      await flow.repay.click();
    },
    says: ['Please choose a bank card first'],
    check: async ({ card, commits }, page) => {
      expect(await card(/BDO/).evaluate((one) => one === document.activeElement)).toBe(true);
      const cards = page.getByRole('group', { name: 'Choose a bank card' });
      const described = (await cards.getAttribute('aria-describedby')) ?? '';
      const words = await page.locator(`[id="${described}"]`).textContent();
      expect(words).toBe('Please choose a bank card first');
      expect(await commits()).toEqual([]);
    },
  },
  {
    name: 'sending: the button waits and keeps its focus',
    come: async (flow, borrower) => {
      const { fault } = lenderOf(borrower);
      await fault('/repayment-commit', 'hold');
      await fault('/repayment-confirm', 'hold');
      await chooseAndRepay(flow, 'status-174');
    },
    says: ['**** 1234'],
    check: async ({ repay, confirm, step, sms, enter }, page, borrower) => {
      const { release } = lenderOf(borrower);
      expect(await repay.getAttribute('aria-disabled')).toBe('true');
      expect(await repay.evaluate((one) => one === document.activeElement)).toBe(true);
      await release();
      await step.waitFor();
      await enter(await sms());
      await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
      await release('/repayment-confirm');
      await page.waitForURL(/\/loanDetail\?/);
    },
  },
  {
    name: 'code: sent, with its own heading, which has the focus',
    come: async (flow, { page }) => {
      await stopClock(page);
      await flow.toCode();
    },
    says: ['verification code sent, check your phone', 'BDO Unibank', '**** 1234'],
    check: async ({ step, field, seconds }) => {
      expect(await step.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
      expect(await seconds()).toBe(60);
    },
  },
  {
    name: 'code too short: shown without a call',
    come: async (flow) => {
      await flow.toCode();
      await flow.enter('12 34 5');
    },
    says: ['please enter the correct verification code'],
    check: async ({ field }) => {
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    },
  },
  {
    name: 'code wrong: shown at the field',
    come: async (flow) => {
      await flow.toCode();
      await flow.enter('000000');
    },
    says: ['verification code wrong'],
    check: async ({ field }, page) => {
      const described = (await field.getAttribute('aria-describedby')) ?? '';
      const words = page.locator(`[id="${described}"]`);
      await expect.poll(() => words.textContent()).toBe('verification code wrong');
    },
  },
];

describe('the states of the card repayment page', () => {
  const borrower = useBorrower();

  for (const { name, come, says, check } of STATES) {
    withBrowser(name, async () => {
      const { page } = borrower();
      const flow = cardFlow(borrower());
      await page.setViewportSize({ width: 320, height: 640 });
      await come(flow, borrower());
      for (const words of says) await page.locator('main').getByText(words).first().waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await check?.(flow, page, borrower());
    });
  }

  withBrowser(
    'offline: a payment shows error, with the reason, and can be tried again',
    async () => {
      const { page, context } = borrower();
      const flow = cardFlow(borrower());
      await flow.open('status-174');
      await flow.card(/BDO/).check();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await flow.repay.click();
      await page.getByRole('alert').getByText('error', { exact: true }).waitFor();
      await page.locator('main').getByText('You are offline').waitFor();
      await context.setOffline(false);
      await flow.repay.click();
      await flow.step.waitFor();
      expect(await flow.commits()).toEqual(['1']);
    },
  );
});

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
    await reach(/^Repay ₱/);
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
    const hint = page.getByText('You can ask for a new code 60 seconds after the last one.');
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

  withBrowser('two taps at once commit, resend and confirm once', async () => {
    const { page, calls } = borrower();
    const flow = cardFlow(borrower());
    const moveOn = await stopClock(page);
    await flow.open('status-174');
    await flow.card(/BDO/).check();
    await doubleTap(page, 'Repay ₱3,450.00');
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
