import { amountText } from '../../../shared/features/order/amountText.ts';
import { linkTo, type ScreenContext } from '../../../shared/runtime/screenContext.ts';
import type { PastPaymentsReply } from '../api/pastPayments.ts';
import { text } from './pastPayments.messages.ts';

/** What the page shows. */
export interface ShownPastPayments {
  /** Undefined while they are not known. */
  payments: readonly { amount: string; paidOn: string }[] | undefined;
  /** The page of the order. */
  order: string | undefined;
}

/** What the page shows of the past payments. @param data undefined while they are not known. */
export function shownPastPayments(
  data: PastPaymentsReply | undefined,
  context: ScreenContext,
): ShownPastPayments {
  return {
    payments: data?.payments.map(({ amount, paidOn }) => ({
      amount: amountText(amount, context),
      paidOn: paidOn && text.paidOn(paidOn),
    })),
    order: linkTo(context, 'loanDetail'),
  };
}
