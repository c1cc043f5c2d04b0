import type { Result } from '../../shared/api/call.ts';
import {
  type BankCard,
  type CommitFields,
  huichaoCall,
  type RepaymentWay,
  repaymentCommitCall,
  repaymentWayCall,
} from '../../shared/api/cardRepayment.ts';
import { send } from '../../shared/api/send.ts';
import { type FailedWrite, failedWrite } from '../../shared/api/writeOutcome.ts';
import { config } from '../../shared/config/config.ts';
import { isPending, once } from '../../shared/page/once.ts';
import { remote } from '../../shared/page/remote.ts';
import { commonParameters, queryTexts } from '../../shared/session/session.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { isAmount, type Payment, paymentOf, QUERY_NAMES } from './cardRepayment.address.ts';
import { text } from './cardRepayment.text.ts';

/** What this page's address asks to repay; undefined without one (the prerendered first state). */
export function currentPayment(): Payment | undefined {
  const own = queryTexts(QUERY_NAMES);
  return own && paymentOf(commonParameters(), own, config);
}

/** Asks for the cards; without a network the page says 'error' as it does for its writes. */
async function readWays(): Promise<Result<RepaymentWay>> {
  const result = await send(repaymentWayCall, {});
  const lost = !result.success && ['network', 'timeout', 'offline'].includes(result.failure);
  if (lost) showToast(text.error, { tone: 'error' });
  return result;
}

/** The cards and other ways of this address's order. */
export const ways = remote<RepaymentWay>(() => {
  if (currentPayment()) return readWays();
  const own = queryTexts(QUERY_NAMES);
  return own && !isAmount(own.amount) ? text.noAmount : undefined;
});

/** The last four characters of a card number; the rest is never shown. */
export function lastFour({ cardNo }: Pick<BankCard, 'cardNo'>): string {
  return cardNo.replace(/\s/g, '').slice(-4);
}

/** How a write ended without success: what follows, and the words for it (spec 8). */
export interface Failed {
  step: FailedWrite;
  title: string;
  detail: string;
}

/** Says how a write failed: without a network simply 'error', with the reason as detail (spec 8). */
export function failedOf(result: Result<unknown> & { success: false }): Failed {
  const { failure, message } = result;
  const step = failedWrite(result);
  if (step === 'received') return { step, title: text.received, detail: text.receivedText };
  const lost = step === 'unknown' || failure === 'offline';
  return lost ? { step, title: text.error, detail: message } : { step, title: message, detail: '' };
}

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

/** What follows a commit: enter the code that was sent, or done without one. */
export type CommitOutcome = { step: 'code'; repaymentRecordId: string } | { step: 'done' } | Failed;

/** Decides what follows a commit; a code without the record it belongs to cannot be confirmed. */
export function commitOutcome(
  result: Result<{ needValid: boolean; repayRecordId: string }>,
): CommitOutcome {
  if (!result.success) return failedOf(result);
  const { needValid, repayRecordId } = result.data;
  if (!needValid) return { step: 'done' };
  if (repayRecordId) return { step: 'code', repaymentRecordId: repayRecordId };
  return { step: 'unknown', title: text.error, detail: '' };
}

type Write = 'cardCommit' | 'cardConfirm' | 'cardPartner';

/** The name under which a write of an order runs at most once. */
export function lockOf(write: Write, orderId: string): string {
  return `${write}:${orderId}`;
}

/** Whether this tab committed or confirmed and its page went away before the answer (hardening 3). */
export function isUnanswered({ orderId }: Pick<Payment, 'orderId'>, now: number): boolean {
  const writes = ['cardCommit', 'cardConfirm'] as const;
  return writes.some((write) => isPending(lockOf(write, orderId), now));
}

/** Commits (spec 7.4); one request however often it is tapped. @returns undefined while one is in flight. */
export async function commitRepayment(
  payment: Payment,
  card: BankCard,
  repayToken: string,
  sendMsg: CommitFields['sendMsg'],
): Promise<CommitOutcome | undefined> {
  const fields = commitFields(payment, card, repayToken, sendMsg);
  const result = await once(lockOf('cardCommit', payment.orderId), () =>
    send(repaymentCommitCall, fields, { quiet: true }),
  );
  return result && commitOutcome(result);
}

/** Asks the payment partner for its address (spec 7.4, repayment-huichao). @returns undefined while one is in flight. */
export async function askPartner({
  userId,
  orderId,
  amount,
}: Payment): Promise<{ step: 'pay'; address: string } | Failed | undefined> {
  const result = await once(lockOf('cardPartner', orderId), () =>
    send(huichaoCall, { userId, orderId, amount }, { quiet: true }),
  );
  if (!result) return undefined;
  return result.success ? { step: 'pay', address: result.data.url } : failedOf(result);
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
