import * as v from 'valibot';
import type { Result } from '../../api/call.ts';
import { type LoanDetails, loanDetailsCall } from '../../api/loanDetails.ts';
import { type Repayment, repaymentCall } from '../../api/repayment.ts';
import { readForCheck } from '../../api/send.ts';
import { commonParameters } from '../../api/session/session.ts';
import type { Snapshot } from '../../api/session/writeRecord.ts';
import { getConfig } from '../../config/config.ts';
import type { Finding } from '../../runtime/mutation/mutation.ts';
import { isRepaid, progressOf } from '../order/progress.ts';

const reading = v.object({
  status: v.string(),
  /** The instalment was read too. The status alone does not change between instalments. */
  whole: v.boolean(),
  amount: v.string(),
  date: v.string(),
  rows: v.string(),
});

/** What a payment of an order changes. @param instalment null if it could not be read. */
export function paymentReading(order: LoanDetails, instalment: Repayment | null): Snapshot {
  const { repayAmount: amount = '', repayDate: date = '' } = instalment ?? {};
  const rows = JSON.stringify(order.userOrderDetail.detail);
  return { status: order.orderStatus, whole: instalment !== null, amount, date, rows };
}

export async function readPayment(): Promise<Result<Snapshot>> {
  const { productId, orderId } = commonParameters();
  const key = { productId, orderId };
  const [order, instalment] = await Promise.all([
    readForCheck(loanDetailsCall, key),
    readForCheck(repaymentCall, key),
  ]);
  return order.success
    ? { ...order, data: paymentReading(order.data, instalment.data ?? null) }
    : order;
}

/**
 * A payment changes the order's status, its next date or the amount left, whether it came from the card or elsewhere. If
 * nothing changed, no card was debited that the bank has booked. A repaid loan takes no more payments, however it was paid.
 */
export function comparePayment(before: Snapshot, sent: Snapshot): Finding {
  const now = v.safeParse(reading, sent);
  if (!now.success) return 'unknown';
  if (isRepaid(now.output.status)) return 'arrived';
  const first = v.safeParse(reading, before);
  if (!first.success || !first.output.whole || !now.output.whole) return 'unknown';
  const progress = progressOf(first.output, now.output, getConfig().amounts);
  if (progress === 'paid') return 'arrived';
  return progress === 'same' ? 'notFound' : 'unknown';
}
