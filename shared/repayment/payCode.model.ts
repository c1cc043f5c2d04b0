import type { Result } from '../api/call.ts';
import type { OrderKey } from '../api/loanDetails.ts';
import { type Channel, type DefaultCode, payCodeCall } from '../api/repayment.ts';
import { send } from '../api/send.ts';
import { type FailedWrite, failedWrite } from '../api/writeOutcome.ts';
import { isPending, once } from '../page/once.ts';
import type { RepaymentInfo } from '../session/repaymentInfo.ts';

/** What a pay code is asked for: an instalment, or an extension of the order. */
export interface PayCodeRequest extends OrderKey {
  /** The amount as the server sent it. */
  amount: string;
  isDelay: boolean;
}

/** The channel chosen when the picker opens: the first (spec 4, "Repayment pages"). */
export function defaultChannel(channels: readonly Channel[]): string {
  return channels[0]?.channel_number ?? '';
}

/** The chosen channel while the server still offers it, else the first. */
export function offeredChannel(channels: readonly Channel[], chosen: string): string {
  const offered = channels.some(({ channel_number }) => channel_number === chosen);
  return offered ? chosen : defaultChannel(channels);
}

/** What follows a request for a code: go and pay, read the status, or stay (decisions 4). */
export type PayCodeOutcome = { step: 'pay'; address: string } | { step: FailedWrite };

const lockOf = (orderId: string) => `payCode:${orderId}`;

/** Whether this tab asked for a code and its page went away before the answer (hardening 3). */
export function isUnanswered(orderId: string, now: number): boolean {
  return isPending(lockOf(orderId), now);
}

/** Decides what follows a request for a code. */
export function payCodeOutcome(result: Result<{ payUrl: string }>): PayCodeOutcome {
  return result.success
    ? { step: 'pay', address: result.data.payUrl }
    : { step: failedWrite(result) };
}

/**
 * Asks for a pay code (spec 7.6); one request for an order however often it is tapped.
 * @returns undefined while one is in flight.
 */
export async function requestPayCode(
  { productId, orderId, amount, isDelay }: PayCodeRequest,
  channelNumber: string,
): Promise<PayCodeOutcome | undefined> {
  const fields = { productId, orderId, amount, channelNumber };
  const result = await once(lockOf(orderId), () =>
    send(payCodeCall, isDelay ? { ...fields, isDelay: '1' } : fields),
  );
  return result && payCodeOutcome(result);
}

/** What page 2 needs of the default code (spec 2.12, decisions 5). */
export function repaymentInfoOf(
  code: DefaultCode,
  { orderId, amount, isDelay }: PayCodeRequest,
): RepaymentInfo {
  return {
    ...code,
    orderId,
    isDelay,
    repayAmount: isDelay ? '' : amount,
    delayAmount: isDelay ? amount : '',
  };
}
