import {
  COLLECTION_TYPE,
  type ComplaintInit,
  type ProblemOrder,
  problemInitQuery,
} from '../../shared/api/complaints.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** How long a chosen type is highlighted before the next page opens, ms. */
export const MENU_DELAY_MS = 300;

/** The complaint types and orders. Without an order in the address all orders can be chosen. */
export const pageData = queryAtoms(problemInitQuery);

/** The initially chosen order: the one the server names, else the first in the list. */
export function firstOrder({ orderDetail, orderList }: ComplaintInit): ProblemOrder | undefined {
  return orderDetail.orderNo ? orderDetail : orderList[0];
}

/** What follows a chosen type: its sub-types, a refusal, or the next page at once. */
export type TypeStep = 'sonTypes' | 'refused' | 'next';

/**
 * Decides what follows a chosen type. Type 1 is only for orders that allow it, and waits for a sub-type
 * if there are any.
 */
export function typeStep(
  type: string,
  order: Pick<ProblemOrder, 'isShow'> | undefined,
  { problemSonType }: Pick<ComplaintInit, 'problemSonType'>,
): TypeStep {
  if (type !== COLLECTION_TYPE) return 'next';
  if (order && !order.isShow) return 'refused';
  return problemSonType.length ? 'sonTypes' : 'next';
}

/** The query parameters of the next page. Only type 1 has a sub-type. */
export function nextParameters(
  orderNo: string,
  problemType: string,
  problemSonType?: string,
): Record<string, string> {
  return { problemType, ...(problemSonType && { problemSonType }), orderNo };
}
