import { ORDER_STATUS } from '../../api/order.ts';
import type { Receipt } from './receipt.ts';

const { review, repaid, ...SINCE_CONFIRMED } = ORDER_STATUS;

export interface ShownReceipt {
  lines: readonly string[];
  lang: string | undefined;
  /** Not known yet whether the order agrees: only the room is kept. */
  waits: boolean;
  /** A payment that the order does not show yet: the lender has taken it, and nothing says that it is paid. */
  isPending: boolean;
}

/**
 * Whether an order agrees with a receipt, so that the page says nothing that the lender does not; undefined if that is not
 * known. A loan has been confirmed in every known status but the review.
 * @param status of the order. @param hasChanged whether it has, compared with its reading from before the payment.
 */
function agrees({ isLoan }: Receipt, status: string, hasChanged: boolean | undefined) {
  if (status === repaid) return true;
  return isLoan ? Object.values<string>(SINCE_CONFIRMED).includes(status) : hasChanged;
}

/**
 * Undefined if the order does not agree with it and nothing is pending. @param status undefined while the order is not
 * known. @param hasChanged as for `agrees`.
 */
export function shownReceipt(
  receipt: Receipt | undefined,
  status: string | undefined,
  hasChanged?: boolean,
): ShownReceipt | undefined {
  if (!receipt) return undefined;
  const known = status === undefined ? undefined : agrees(receipt, status, hasChanged);
  const isPending = known === false;
  const words = isPending ? receipt.pending : receipt.words;
  if (!words) return undefined;
  return { lines: words.split('\n'), lang: receipt.lang, waits: known === undefined, isPending };
}
