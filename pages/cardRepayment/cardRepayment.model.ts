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

/** What this page's address asks to repay; undefined without one (the prerendered first state). */
export function currentPayment(): Payment | undefined {
  const own = queryTexts(QUERY_NAMES);
  return own && paymentOf(commonParameters(), own, getConfig());
}

/** Without a network the page says 'error' as it does for its writes. */
function sayLost(result: Result<unknown>): void {
  const lost = !result.success && ['network', 'timeout', 'offline'].includes(result.failure);
  if (lost) showToast(text.error, { tone: 'error' });
}

/** The cards and other ways of this address's order. */
export const ways = queryAtoms<RepaymentWay>(() => {
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
  'pages/cardRepayment/cardRepayment.verify.ts',
  () => import('./cardRepayment.verify.ts'),
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

/** A way beside the cards: an address of its own, or through the payment partner. */
export interface OtherWay {
  label: string;
  /** Absent where the payment partner is to be asked. */
  address?: string;
}

/**
 * The ways beside the cards: Alipay where the server offers it, and the payment partner, which
 * needs the address's userId. A bare Alipay flag means Alipay through the partner.
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
