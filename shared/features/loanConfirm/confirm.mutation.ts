import type { Call } from '../../api/call.ts';
import type { ConfirmCalls, Offer } from '../../api/loanConfirm.ts';
import { loanDetailsCall } from '../../api/loanDetails.ts';
import { send } from '../../api/send.ts';
import { commonParameters } from '../../api/session/session.ts';
import type { Attempt, Snapshot } from '../../runtime/mutation/attempt.ts';
import {
  type Finding,
  type Mutation,
  mutation,
  type Verification,
} from '../../runtime/mutation/mutation.ts';

const QUIET = { quiet: true };

/** The server no longer returns the offer. */
const NO_OFFER: Snapshot = 'no offer';

async function orderReading(productId: string, orderId: string): Promise<Snapshot | undefined> {
  const { success, data } = await send(loanDetailsCall, { productId, orderId }, QUIET);
  if (!success) return undefined;
  const { orderStatus, playeduL, noticeStatusText } = data;
  return { orderStatus, playeduL, noticeStatusText };
}

async function offerReading(
  call: Call<{ productId: string }, Offer>,
  productId: string,
): Promise<Snapshot | undefined> {
  const reply = await send(call, { productId }, QUIET);
  if (reply.success) return { amount: reply.data.amount, periods: reply.data.periods };
  return reply.failure === 'refused' ? NO_OFFER : undefined;
}

/**
 * A confirmation changes the order. Without an order id only the offer can be checked: if it is gone, the
 * loan was confirmed; if it is still there, the outcome is unknown.
 */
function compare({ before }: Attempt, now: Snapshot): Finding {
  if (now === NO_OFFER) return before === NO_OFFER ? 'unknown' : 'done';
  if (before === null) return 'unknown';
  if (JSON.stringify(before) !== JSON.stringify(now)) return 'done';
  return commonParameters().orderId ? 'notDone' : 'unknown';
}

/** Checks whether a confirmation went through. @param offer the variant's call that reads the offer. */
function confirmCheck(offer: Call<{ productId: string }, Offer>): Verification<unknown> {
  return {
    compare,
    read() {
      const { productId = '', orderId } = commonParameters();
      return orderId ? orderReading(productId, orderId) : offerReading(offer, productId);
    },
  };
}

/** The payload of a confirmation. */
export type PushFields = NonNullable<ConfirmCalls['push']['input']>;

/** The mutation that confirms a loan. @param calls those of the variant. */
export function pushWith(calls: ConfirmCalls): Mutation<PushFields, { lendDetailsUrl: string }> {
  return mutation({
    what: 'confirmLoan',
    call: calls.push,
    address: ({ lendDetailsUrl }) => lendDetailsUrl,
    verify: confirmCheck(calls.offer),
    remembered: true,
  });
}
