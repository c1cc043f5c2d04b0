import { hasNoReply, isCertain, type Result } from '../../../shared/api/call.ts';
import type { BankCard, CommitFields } from '../../../shared/api/cardRepayment.ts';
import { FAILURE_TEXT } from '../../../shared/api/envelope.ts';
import { ALREADY_RECEIVED } from '../../../shared/runtime/mutation/mutation.ts';
import type { Payment } from '../cardRepayment.address.ts';
import { text } from '../cardRepayment.messages.ts';
import { WRONG_CODE } from '../code/codeStep.model.ts';

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

/**
 * The text for a failure: fixed wording for codes 800005 and 800006 and for a network failure, else the server's message.
 * '' if the server said nothing: the page then says by itself that the outcome is unknown.
 */
export function failureTitle(result: FailedResult): string {
  if (result.code === ALREADY_RECEIVED) return text.received;
  if (result.code === WRONG_CODE) return text.wrongCode;
  if (hasNoReply(result)) return text.error;
  return isCertain(result) || result.message !== FAILURE_TEXT[result.failure] ? result.message : '';
}
