import { amountText } from '../../../shared/features/order/amountText.ts';
import type { SendQuery } from '../../../shared/runtime/firstScreen.ts';
import { linkTo, type ScreenContext } from '../../../shared/runtime/screenContext.ts';
import { type PastPaymentsReply, pastPaymentsQuery } from '../api/pastPayments.ts';
import { text } from './pastPayments.messages.ts';

/** Reads the past payments of the order in the address. */
export const readPastPayments = (send: SendQuery) => send(pastPaymentsQuery);

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
