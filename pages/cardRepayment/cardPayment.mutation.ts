import { ALREADY_RECEIVED, hasNoReply, type Result } from '../../shared/api/call.ts';
import {
  type BankCard,
  type CommitFields,
  repaymentCommitCall,
  repaymentConfirmCall,
} from '../../shared/api/cardRepayment.ts';
import { writeFailureText } from '../../shared/api/envelope.ts';
import { orderText } from '../../shared/features/order/order.messages.ts';
import { CARD_PAYMENT } from '../../shared/features/order/otherPayment.ts';
import { comparePayment, readPayment } from '../../shared/features/repayment/paymentReading.ts';
import type { AnyText } from '../../shared/lib/messages.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.ts';
import { cardRepaymentText } from './cardRepayment.messages.ts';
import type { Payment } from './cardRepayment.model.ts';
import { WRONG_CODE } from './codeStep.ts';

/** Both steps are one write with one record. */
const bothSteps = {
  key: CARD_PAYMENT,
  noun: (amount: string) => cardRepaymentText.payment(amount),
  same: (path: string) =>
    path === repaymentConfirmCall.path ? cardRepaymentText.sameCode : cardRepaymentText.same,
  found: () => orderText.paid,
  another: () => cardRepaymentText.another,
  read: () => readPayment(),
  compare: comparePayment,
} as const;

/** Starts a repayment from a card. If the bank needs no code, this completes the payment. */
export const cardCommit = mutation({
  ...bothSteps,
  call: repaymentCommitCall,
  token: 'repayToken',
  meaning({ needValid, repayRecordId }) {
    if (!needValid) return 'done';
    // A code cannot be confirmed without its record id.
    return repayRecordId ? 'continues' : 'unclear';
  },
});

/** Requests another code for the payment that was started. */
export const cardResend = mutation({ ...cardCommit, resend: true });

/** Confirms the same payment with the code from the SMS. */
export const cardConfirm = mutation({ ...bothSteps, call: repaymentConfirmCall });

/**
 * The payload of a commit, from the card and the address. The first commit requests an SMS code too: with `0` none would be
 * sent, and the next step waits for it. A bank that needs no code ignores it.
 */
export function commitFields(
  { amount, couponId, orderId }: Payment,
  { id, bankName, cardNo, bankCode }: BankCard,
  repayToken: string,
): CommitFields {
  const card = { cardId: id, bankName, cardNo, bankCode };
  return { amount, ...card, ...(couponId && { couponId }), orderId, repayToken, sendMsg: '1' };
}

type FailedResult = Result<unknown> & { success: false };

/**
 * The text for a failure: fixed wording for codes 800005 and 800006 and for a network failure, else the server's message.
 * '' if the server said nothing: the page then says by itself that the outcome is unknown.
 */
export function failureTitle(result: FailedResult): AnyText {
  if (result.code === ALREADY_RECEIVED) return cardRepaymentText.received;
  if (result.code === WRONG_CODE) return cardRepaymentText.wrongCode;
  if (hasNoReply(result)) return cardRepaymentText.error;
  return writeFailureText(result);
}
