import { loanDetailsCall } from '../../shared/api/loanDetails.ts';
import { send } from '../../shared/api/send.ts';
import type { Payment } from './cardRepayment.address.ts';

/** Order statuses with something to repay (spec 4, "Order details by status"). */
const OWED: readonly string[] = ['170', '174', '180'];

/** Whether the order no longer waits for a repayment (decisions 4). False when that cannot be known. */
export async function isSettled({
  productId,
  orderId,
}: Pick<Payment, 'productId' | 'orderId'>): Promise<boolean> {
  const order = await send(loanDetailsCall, { productId, orderId }, { quiet: true });
  return order.success && !OWED.includes(order.data.orderStatus);
}
