import type { Result } from '../../shared/api/call.ts';
import {
  type BankCard,
  type CommitFields,
  huichaoCall,
  type RepaymentWay,
  repaymentCommitCall,
  repaymentConfirmCall,
} from '../../shared/api/cardRepayment.ts';
import { sendQuery } from '../../shared/api/send.ts';
import { commonParameters, queryTexts } from '../../shared/api/session/session.ts';
import { getConfig } from '../../shared/config/config.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { isAmount, type Payment, paymentOf, QUERY_NAMES } from './cardRepayment.address.ts';
import { text } from './cardRepayment.messages.ts';
import { waysQuery } from './cardRepayment.query.ts';

/** The payment in the page's address; undefined without one, and while prerendering. */
export function currentPayment(): Payment | undefined {
  const own = queryTexts(QUERY_NAMES);
  return own && paymentOf(commonParameters(), own, getConfig());
}

/** Without a network the page shows 'error', as it does when sending. */
function sayLost(result: Result<unknown>): void {
  const lost = !result.success && ['network', 'timeout', 'offline'].includes(result.failure);
  if (lost) showToast(text.error, { tone: 'error' });
}

/** The bank cards and other ways to pay for the order in the address. */
export const pageData = queryAtoms<RepaymentWay>(() => {
  const reply = sendQuery(waysQuery);
  void reply?.then(sayLost);
  if (reply) return reply;
  const own = queryTexts(QUERY_NAMES);
  return own && !isAmount(own.amount) ? text.noAmount : undefined;
});

/** The last four characters of a card number; the rest is never shown. */
export function lastFour({ cardNo }: Pick<BankCard, 'cardNo'>): string {
  return cardNo.replace(/\s/g, '').slice(-4);
}

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
  'pages/cardRepayment/cardRepayment.verify.ts',
  () => import('./cardRepayment.verify.ts'),
  {
    prefetch: true,
  },
);

const cardPayment = {
  what: 'cardPayment',
  verify: () => loadCheck().then(({ cardPaymentCheck }) => cardPaymentCheck),
  remembered: true,
  another: true,
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

/** The text for a failure: 'error' for a network failure, else the server's message. */
export function failureTitle({ failure, message }: FailedResult): string {
  return failure === 'refused' || failure === 'signedOut' ? message : text.error;
}

/** A way to pay other than a card: a direct address, or through the payment partner. */
export interface OtherWay {
  label: string;
  /** Absent if the address comes from the payment partner. */
  address?: string;
}

/**
 * The ways to pay other than a card: Alipay if the server offers it, and the payment partner, which
 * needs the `userId` from the address. Alipay without an address means Alipay through the partner.
 */
export function otherWays(
  { alipay }: Pick<RepaymentWay, 'alipay'>,
  { userId }: Pick<Payment, 'userId'>,
): OtherWay[] {
  const direct = alipay.address ? [{ label: text.alipay, address: alipay.address }] : [];
  if (!userId) return direct;
  const through = alipay.offered && !alipay.address;
  return [...direct, { label: through ? text.alipay : text.partner }];
}
