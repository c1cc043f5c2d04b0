import { loanDetailsCall } from '../api/loanDetails.ts';
import { send } from '../api/send.ts';
import { commonParameters } from '../session/session.ts';

/**
 * Whether a confirmation without an answer went through: an order that is still to be confirmed
 * leads back here by its playeduL (spec 4). False when that cannot be known.
 */
export async function isConfirmed(): Promise<boolean> {
  const { productId, orderId } = commonParameters();
  if (!productId || !orderId) return false;
  const order = await send(loanDetailsCall, { productId, orderId }, { quiet: true });
  return order.success && !order.data.playeduL;
}
