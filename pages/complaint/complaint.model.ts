import {
  COLLECTION_TYPE,
  type ComplaintInit,
  type ProblemOrder,
  problemInitQuery,
} from '../../shared/api/complaints.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** How long a chosen type stays marked before the page moves on, ms (spec 9, menu change delay). */
export const MENU_DELAY_MS = 300;

/** Types and orders; an address without an order still gives all of them to choose from. */
export const complaintInit = queryAtoms(problemInitQuery);

/** The order that is chosen at first: the one that the server names, else the first of the list. */
export function firstOrder({ orderDetail, orderList }: ComplaintInit): ProblemOrder | undefined {
  return orderDetail.orderNo ? orderDetail : orderList[0];
}

/** All orders, the chosen one first; none twice. */
export function ordersOf({ orderDetail, orderList }: ComplaintInit): ProblemOrder[] {
  const others = orderList.filter(({ orderNo }) => orderNo !== orderDetail.orderNo);
  return orderDetail.orderNo ? [orderDetail, ...others] : orderList;
}

/** What a chosen type leads to (spec 4, 5): sub-types, a refusal, or the next page at once. */
export type TypeStep = 'sonTypes' | 'refused' | 'next';

/**
 * Decides it: type 1 is only for orders that take such complaints, and waits for its sub-type where
 * there are any.
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

/** The parameters of the next page (spec 2.4.1): a sub-type only with type 1. */
export function nextParameters(
  orderNo: string,
  problemType: string,
  problemSonType?: string,
): Record<string, string> {
  return { problemType, ...(problemSonType && { problemSonType }), orderNo };
}
