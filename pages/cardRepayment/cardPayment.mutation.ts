import { ALREADY_RECEIVED, hasNoReply, type Result } from '../../shared/api/call.ts';
import {
  type BankCard,
  type CommitFields,
  repaymentCommitCall,
  repaymentConfirmCall,
} from '../../shared/api/cardRepayment.ts';
import { writeFailureText } from '../../shared/api/envelope.ts';
import { loanDetailsCall } from '../../shared/api/loanDetails.ts';
import { repaymentCall } from '../../shared/api/repayment.ts';
import { readForCheck } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import type { Snapshot } from '../../shared/api/session/writeRecord.ts';
import { getConfig } from '../../shared/config/config.ts';
import { text as order } from '../../shared/features/order/order.messages.ts';
import { CARD_PAYMENT } from '../../shared/features/order/otherPayment.ts';
import { isRepaid, progressOf } from '../../shared/features/repayment/progress.ts';
import type { AnyText } from '../../shared/lib/messages.ts';
import * as v from '../../shared/lib/schema.ts';
import { type Finding, mutation } from '../../shared/runtime/mutation/mutation.ts';
import { text } from './cardRepayment.messages.ts';
import type { Payment } from './cardRepayment.model.ts';
import { WRONG_CODE } from './codeStep.ts';

const reading = v.object({
  status: v.string(),
  /** Whether the instalment was read too. The status alone does not change between instalments. */
  whole: v.boolean(),
  amount: v.string(),
  date: v.string(),
  rows: v.string(),
});

async function read(): Promise<Result<Snapshot>> {
  const { productId, orderId } = commonParameters();
  const key = { productId, orderId };
  const [order, instalment] = await Promise.all([
    readForCheck(loanDetailsCall, key),
    readForCheck(repaymentCall, key),
  ]);
  if (!order.success) return order;
  const { orderStatus: status, userOrderDetail } = order.data;
  const { repayAmount: amount = '', repayDate: date = '' } = instalment.data ?? {};
  const rows = JSON.stringify(userOrderDetail.detail);
  return { ...order, data: { status, whole: instalment.success, amount, date, rows } };
}

/**
 * A payment changes the order's status, its next date or the amount left, whether it came from the card or elsewhere. If
 * nothing changed, no card was debited that the bank has booked. A repaid loan takes no more payments, however it was paid.
 */
function compare(before: Snapshot, sent: Snapshot): Finding {
  const now = v.safeParse(reading, sent);
  if (!now.success) return 'unknown';
  if (isRepaid(now.output.status)) return 'arrived';
  const first = v.safeParse(reading, before);
  if (!first.success || !first.output.whole || !now.output.whole) return 'unknown';
  const progress = progressOf(first.output, now.output, getConfig().amounts);
  if (progress === 'paid') return 'arrived';
  return progress === 'same' ? 'notFound' : 'unknown';
}

const cardPayment = {
  key: CARD_PAYMENT,
  noun: (amount: string) => text.payment(amount),
  found: () => order.paid,
  read,
  compare,
} as const;

/** Starts a repayment from a card. If the bank needs no code, this completes the payment. */
export const cardCommit = mutation({
  ...cardPayment,
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
export const cardConfirm = mutation({ ...cardPayment, call: repaymentConfirmCall });

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
  if (result.code === ALREADY_RECEIVED) return text.received;
  if (result.code === WRONG_CODE) return text.wrongCode;
  if (hasNoReply(result)) return text.error;
  return writeFailureText(result);
}
