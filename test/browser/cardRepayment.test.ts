import { describe, expect } from 'vitest';
import { expectUsable } from './accessible.ts';
import { borrower, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';

const DAY_MS = 86_400_000;

const button = (name: string) => borrower().page.getByRole('button', { name, exact: true });
const repay = () => button('Repay ₱3,450.00');
const field = () => borrower().page.getByLabel('Verification code');
const step = () => borrower().page.getByRole('heading', { name: 'Confirm your payment' });
const card = () => borrower().page.getByRole('radio', { name: /BDO Unibank/ });

const open = () =>
  borrower().open('cardRepayment', 'status-174', { amount: '345000', userId: 'u1' });

async function enter(code: string): Promise<void> {
  await field().fill(code);
  await button('Confirm payment').click();
}

/** Seconds on the code button, whose accessible name stays the same while they count down. */
async function seconds(): Promise<number> {
  const text = await button('Get a new code').textContent();
  return Number.parseInt(`${text?.match(/\d+ s/)}`, 10);
}

describe('2.17 Older repayment flow', () => {
  withBrowser('every step is for everybody, and leads the focus to what is to do', async () => {
    const { page } = borrower();
    const { fault, release } = lenderOf(borrower());
    const isFocused = (one: Element) => one === document.activeElement;
    const sees = (words: string) => page.locator('main').getByText(words).first().waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    // A countdown stands still until a busy machine has looked at it.
    await page.clock.setFixedTime(Date.now());
    await fault('/repayment-way', 'hold');
    await open();
    for (const words of ['₱3,450.00', 'status-174', 'Choose a bank card']) await sees(words);
    await expectUsable(page);
    await release();

    await repay().click();
    await sees('Please choose a bank card first');
    expect(await card().evaluate(isFocused)).toBe(true);

    await fault('/repayment-commit', 'hold');
    await card().check();
    await repay().click();
    await sees('**** 1234');
    await expectUsable(page);
    expect(await repay().getAttribute('aria-disabled')).toBe('true');
    expect(await repay().evaluate(isFocused)).toBe(true);
    await release();

    await step().waitFor();
    for (const words of ['verification code sent, check your phone', 'BDO Unibank', '**** 1234'])
      await sees(words);
    expect(await step().evaluate(isFocused)).toBe(true);
    expect(await field().getAttribute('autocomplete')).toBe('one-time-code');
    expect(await seconds()).toBe(60);

    await enter('12 34 5');
    await sees('please enter the correct verification code');
    expect(await field().evaluate(isFocused)).toBe(true);

    await enter('000000');
    await page.getByRole('textbox', { description: 'verification code wrong' }).waitFor();
    await expectUsable(page);
  });

  // `test/unit/lib/storage.test.ts` has a storage that is off or full.
  withBrowser('a phone that blocks storage, a day behind, repays with a code of 60 s', async () => {
    const { page, context, state, problems } = borrower();
    await context.addInitScript(() => {
      const get = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get });
    });
    await page.clock.setFixedTime(Date.now() - DAY_MS);
    await open();
    await card().check();
    await repay().click();
    await step().waitFor();
    expect(await seconds()).toBe(60);
    const { cards } = await state<{ cards: { messages: { code: string }[] } }>();
    await enter(`${cards.messages[0]?.code}`);
    await page.waitForURL(/\/loanDetail\?/);
    expect(problems).toEqual([]);
  });
});
