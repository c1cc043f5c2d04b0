import type { Borrower } from './borrower.ts';

const OWN = { amount: '345000', userId: 'u1' };

/** The steps of the card repayment, as a borrower operates them. */
export function cardFlow({ page, state, open }: Borrower) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const flow = {
    repay: button('Repay ₱3,450.00'),
    confirm: button('Confirm payment'),
    field: page.getByLabel('Verification code'),
    step: page.getByRole('heading', { name: 'Confirm your payment' }),
    card: (name: RegExp) => page.getByRole('radio', { name }),
    open: (orderId: string, more: Record<string, string> = {}) =>
      open('cardRepayment', orderId, { ...OWN, ...more }),
    async toCode(orderId = 'status-174') {
      await flow.open(orderId);
      await flow.card(/BDO Unibank/).check();
      await flow.repay.click();
      await flow.step.waitFor();
    },
    /** The code of the last SMS. */
    async sms(): Promise<string> {
      const { cards } = await state<{ cards: { messages: { code: string }[] } }>();
      return cards.messages.pop()?.code ?? '';
    },
    async enter(code: string) {
      await flow.field.fill(code);
      await flow.confirm.click();
    },
    /** Seconds on the code button, whose accessible name stays the same while they count down. */
    async seconds(): Promise<number> {
      const text = await page.getByRole('button', { name: 'Get a new code' }).textContent();
      return Number.parseInt(`${text?.match(/\d+ s/)}`, 10);
    },
  };
  return flow;
}
