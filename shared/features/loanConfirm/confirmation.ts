import type { Call } from '../../api/call.ts';
import { type ConfirmCalls, confirmQueries, type Offer } from '../../api/loanConfirm.ts';
import { loanDetailsCall } from '../../api/loanDetails.ts';
import { readForCheck } from '../../api/send.ts';
import type { Snapshot } from '../../api/session/attempt.ts';
import { commonParameters } from '../../api/session/session.ts';
import { type Finding, same, type Verification } from '../../api/verification.ts';
import * as v from '../../lib/schema.ts';
import { mutation } from '../../runtime/mutation/mutation.ts';
import { queryAtoms } from '../../runtime/queryAtoms.ts';
import { text as order } from '../order/order.messages.ts';
import { text } from './loanConfirm.messages.ts';

const orderState = v.object({ orderStatus: v.string(), playeduL: v.string() });

/**
 * A confirmation changes the status of the order. An address without an order leaves the outcome unknown: an offer may
 * change or end for other reasons.
 * @param before the reading from before it was sent. @param now the one of the check.
 */
export function compareConfirmation(before: Snapshot, now: Snapshot): Finding {
  const [first, last] = [v.safeParse(orderState, before), v.safeParse(orderState, now)];
  if (!first.success || !last.success) return 'unknown';
  if (first.output.orderStatus !== last.output.orderStatus) return 'done';
  return same(first.output, last.output) ? 'notDone' : 'unknown';
}

/** Checks whether a confirmation went through. @param offer the variant's call that reads the offer. */
function confirmCheck(offer: Call<{ productId: string }, Offer>): Verification<unknown> {
  return {
    compare: ({ before }, now) => compareConfirmation(before, now),
    async read() {
      const { productId = '', orderId } = commonParameters();
      if (orderId) {
        const { success, data } = await readForCheck(loanDetailsCall, { productId, orderId });
        return success ? { orderStatus: data.orderStatus, playeduL: data.playeduL } : undefined;
      }
      const { success, data } = await readForCheck(offer, { productId });
      return success ? { amount: data.amount, periods: data.periods } : undefined;
    },
  };
}

/** One variant of the confirmation: its queries and mutations. */
export type Confirmation = ReturnType<typeof confirmationOf>;

/** Creates the queries and mutations of a variant. */
export function confirmationOf(calls: ConfirmCalls) {
  const queries = confirmQueries(calls);
  const agreements = queryAtoms(queries.agreements);
  return {
    offer: queryAtoms(queries.offer, { beside: agreements }),
    agreements,
    /** Requests the address of an agreement. */
    openAgreement: calls.agreement,
    /** Confirms the loan. */
    push: mutation({
      key: 'confirmLoan',
      noun: (amount) => text.confirmation(amount),
      unchanged: () => order.unchanged,
      call: calls.push,
      address: ({ lendDetailsUrl }) => lendDetailsUrl,
      verify: confirmCheck(calls.offer),
      recent: true,
    }),
  };
}
