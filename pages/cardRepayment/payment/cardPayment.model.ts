import type { Result } from '../../../shared/api/call.ts';
import {
  type BankCard,
  type CommitFields,
  huichaoCall,
  repaymentCommitCall,
  repaymentConfirmCall,
} from '../../../shared/api/cardRepayment.ts';
import { ALREADY_RECEIVED, mutation } from '../../../shared/runtime/mutation/mutation.ts';
import { lazyModule } from '../../../shared/ui/lazy/lazyModule.ts';
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

const loadCheck = lazyModule(
  'pages/cardRepayment/payment/cardPayment.verify.ts',
  () => import('./cardPayment.verify.ts'),
  {
    prefetch: true,
  },
);

const cardPayment = {
  what: 'cardPayment',
  verify: () => loadCheck().then(({ cardPaymentCheck }) => cardPaymentCheck),
  remembered: true,
  another: true,
  received: () => text.received,
} as const;

/** Starts a repayment from a card. If the bank needs no code, this completes the payment. */
export const cardCommit = mutation({
  ...cardPayment,
  call: repaymentCommitCall,
  token: 'repayToken',
  // A code cannot be confirmed without its record id, so the outcome is unknown.
  isConclusive: ({ needValid, repayRecordId }) => !needValid || repayRecordId !== '',
  isOver: ({ needValid }) => !needValid,
});

/** Confirms the same payment with the code from the SMS. */
export const cardConfirm = mutation({ ...cardPayment, call: repaymentConfirmCall });

/** Requests the payment partner's address, as another way to make the same payment. */
export const partnerPayment = mutation({ ...cardPayment, call: huichaoCall });

type FailedResult = Result<unknown> & { success: false };

/** The text for a failure: fixed wording for code 800005 and for a network failure, else the server's message. */
export function failureTitle({ failure, message, code }: FailedResult): string {
  if (code === ALREADY_RECEIVED) return text.received;
  return failure === 'refused' || failure === 'signedOut' ? message : text.error;
}
