import type { Borrower } from './borrower.ts';

const OWN = { amount: '345000', userId: 'u1' };

/** The steps of the card repayment, as a borrower operates them. */
export function cardFlow({ page, state, open, calls }: Borrower) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const flow = {
    repay: button('Repay ₱3,450.00'),
    confirm: button('Confirm payment'),
    cancel: button('Cancel'),
    // Its accessible name stays the same while the visible seconds count down.
    resend: page.getByRole('button', { name: 'Get a new code' }),
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
    commits: async () => (await calls('/repayment-commit')).map(({ body }) => body.sendMsg),
    /** Seconds on the code button; undefined if it is enabled. */
    async seconds(): Promise<number | undefined> {
      const [, left] = /(\d+) s/.exec((await flow.resend.textContent()) ?? '') ?? [];
      return left === undefined ? undefined : Number(left);
    },
  };
  return flow;
}
