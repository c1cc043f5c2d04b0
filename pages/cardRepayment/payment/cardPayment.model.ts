import type { Result } from '../../../shared/api/call.ts';
import {
  type BankCard,
  type CommitFields,
  huichaoCall,
  repaymentCommitCall,
  repaymentConfirmCall,
} from '../../../shared/api/cardRepayment.ts';
import { mutation } from '../../../shared/runtime/mutation/mutation.ts';
import { lazyModule } from '../../../shared/ui/lazy/lazyModule.ts';
import type { Payment } from '../cardRepayment.address.ts';
import { text } from '../cardRepayment.messages.ts';

/**
 * The first commit asks for the code as well as every later one: its page waits for an SMS, which
 * nobody would send for 0. A bank that wants no code ignores it.
 */
export const ASK_FOR_CODE: CommitFields['sendMsg'] = '1';

/** Everything that a commit carries, from the card and the address (spec 7.4). */
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
    ahead: true,
  },
);

const cardPayment = {
  what: 'cardPayment',
  verify: () => loadCheck().then(({ cardPaymentCheck }) => cardPaymentCheck),
  remembered: true,
  another: true,
} as const;

/** Begins a repayment from a card. It is over where the bank wants no code. */
export const cardCommit = mutation({
  ...cardPayment,
  call: repaymentCommitCall,
  token: 'repayToken',
  // A code without the record that it belongs to cannot be confirmed: nobody knows what happened.
  isConclusive: ({ needValid, repayRecordId }) => !needValid || repayRecordId !== '',
  isOver: ({ needValid }) => !needValid,
});

/** Confirms a repayment with the code from the SMS: a step of the same payment. */
export const cardConfirm = mutation({ ...cardPayment, call: repaymentConfirmCall });

/** Asks the payment partner for its address: another way to make the same payment. */
export const partnerPayment = mutation({ ...cardPayment, call: huichaoCall });

type FailedResult = Result<unknown> & { success: false };

/** What a failure is said as: without a network simply 'error', else the server's message. */
export function failureTitle({ failure, message }: FailedResult): string {
  return failure === 'refused' || failure === 'signedOut' ? message : text.error;
}
