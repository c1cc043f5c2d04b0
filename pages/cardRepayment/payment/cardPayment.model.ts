import type { Result } from '../../../shared/api/call.ts';
import type { BankCard, CommitFields } from '../../../shared/api/cardRepayment.ts';
import { ALREADY_RECEIVED } from '../../../shared/runtime/mutation/mutation.ts';
import type { Payment } from '../cardRepayment.address.ts';
import { text } from '../cardRepayment.messages.ts';

/**
 * The first commit requests an SMS code too: with `0` none would be sent, and the next step waits for it.
 * A bank that needs no code ignores it.
 */
export const ASK_FOR_CODE: CommitFields['sendMsg'] = '1';

/** The payload of a commit, from the card and the address. */
export function commitFields(
  { amount, couponId, orderId }: Payment,
  { id, bankName, cardNo, bankCode }: BankCard,
  repayToken: string,
  sendMsg: CommitFields['sendMsg'],
): CommitFields {
  const card = { cardId: id, bankName, cardNo, bankCode };
  return { amount, ...card, ...(couponId && { couponId }), orderId, repayToken, sendMsg };
}

type FailedResult = Result<unknown> & { success: false };

/** The text for a failure: fixed wording for code 800005 and for a network failure, else the server's message. */
export function failureTitle({ failure, message, code }: FailedResult): string {
  if (code === ALREADY_RECEIVED) return text.received;
  return failure === 'refused' || failure === 'signedOut' ? message : text.error;
}
