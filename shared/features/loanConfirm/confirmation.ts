import * as v from 'valibot';
import type { Call, Result } from '../../api/call.ts';
import { hasServerWords } from '../../api/envelope.ts';
import type { ConfirmCalls, Offer } from '../../api/loanConfirm.ts';
import { loanDetailsCall } from '../../api/loanDetails.ts';
import { ORDER_STATUS, OWED_STATUSES } from '../../api/order.ts';
import { readForCheck } from '../../api/send.ts';
import { commonParameters } from '../../api/session/session.ts';
import type { Snapshot } from '../../api/session/writeRecord.ts';
import { type Finding, mutation } from '../../runtime/mutation/mutation.ts';
import { loanConfirmText } from './loanConfirm.messages.ts';

const orderState = v.object({ orderStatus: v.string(), playeduL: v.string() });

/** Readings of an offer without an order. */
const OFFERED = 'offered';
const GONE = 'gone';

/** Only a confirmed loan is paid out. An order may leave its status for any other for other reasons. */
const SINCE_PAYOUT: readonly string[] = [
  ORDER_STATUS.sending,
  ...OWED_STATUSES,
  ORDER_STATUS.repaid,
];

/**
 * A confirmation leads to the payout of an order that waits for it. Without an order there is only the offer: an offer that
 * is there may still be confirmed, and one that is gone may have ended for other reasons.
 */
function compareConfirmation(before: Snapshot, now: Snapshot): Finding {
  if (now === GONE) return 'gone';
  const [first, last] = [v.safeParse(orderState, before), v.safeParse(orderState, now)];
  if (!first.success || !last.success) return 'unknown';
  const [from, to] = [first.output, last.output];
  // Another confirmation does not change the status of a confirmed loan.
  if (SINCE_PAYOUT.includes(from.orderStatus)) return 'unknown';
  if (SINCE_PAYOUT.includes(to.orderStatus)) return 'arrived';
  const isSame = from.orderStatus === to.orderStatus && from.playeduL === to.playeduL;
  return isSame ? 'notFound' : 'unknown';
}

/**
 * Whether the lender has no such offer: a success without one, or a refusal in the lender's own words. An HTTP error, an
 * ended session or an answer that cannot be read says nothing about the offer.
 */
function isGone(result: Result<Offer> & { success: false }): boolean {
  if (result.accepted) return Object.keys(Object(Object(result.raw).data)).length === 0;
  return result.failure === 'refused' && !result.httpError && hasServerWords(result);
}

/** The order, which a confirmation changes, or without an order the offer. */
async function readConfirmation(
  offer: Call<{ productId: string }, Offer>,
): Promise<Result<Snapshot>> {
  const { productId = '', orderId } = commonParameters();
  if (orderId) {
    const order = await readForCheck(loanDetailsCall, { productId, orderId });
    if (!order.success) return order;
    const { orderStatus, playeduL } = order.data;
    return { ...order, data: { orderStatus, playeduL } };
  }
  const read = await readForCheck(offer, { productId });
  if (read.success) return { ...read, data: OFFERED };
  const { code, message, raw } = read;
  return isGone(read) ? { success: true, code, message, raw, data: GONE } : read;
}

export type Confirmation = ReturnType<typeof confirmationOf>;

export function confirmationOf(calls: ConfirmCalls) {
  const push = mutation({
    key: 'confirmLoan',
    noun: (amount) => loanConfirmText.confirmation(amount),
    same: () => loanConfirmText.same,
    found: () => loanConfirmText.received,
    another: () => loanConfirmText.another,
    read: () => readConfirmation(calls.offer),
    compare: compareConfirmation,
    call: calls.push,
    address: ({ lendDetailsUrl }) => lendDetailsUrl,
  });
  return {
    openAgreement: calls.agreement,
    push,
  };
}
