import {
  COLLECTION_TYPE,
  type ComplaintInit,
  type ProblemOrder,
} from '../../shared/api/complaints.ts';
import { logoOf } from '../../shared/features/order/ProductHeader.tsx';
import { linkTo, type ScreenContext } from '../../shared/runtime/screenContext.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';

/** How long a chosen type is highlighted before the next page opens, ms. */
export const MENU_DELAY_MS = 300;

/** An order as the page shows it. A text is undefined while it is not known. */
export type ShownOrder = ReturnType<typeof shownOrder>;

function shownOrder(order: ProblemOrder | undefined, context: ScreenContext) {
  return {
    logo: order && logoOf(order.productLogo, order.productName, context),
    name: order?.productName,
    number: order?.orderNo,
    rows: order?.list.map(({ title, value }) => ({ text: title, value })) ?? waitingRows(2),
  };
}

/** The content of the page. */
export type ShownStart = ReturnType<typeof shownStart>;

/** The content of the page with types and orders; bars while they are not known. @param chosen the order that is chosen. */
export function shownStart(
  init: ComplaintInit | undefined,
  context: ScreenContext,
  chosen = init && firstOrder(init),
) {
  return {
    // Undefined if there is no order to complain about.
    order: chosen || !init ? shownOrder(chosen, context) : undefined,
    hasOthers: init && ordersOf(init).length > 1,
    // Without any nobody can complain.
    types: init?.problemType,
    service: linkTo(context, 'customerService'),
    mine: linkTo(context, 'complaintList'),
  };
}

/** All orders without duplicates, the one the server names first. */
export function ordersOf({ orderDetail, orderList }: ComplaintInit): ProblemOrder[] {
  const others = orderList.filter(({ orderNo }) => orderNo !== orderDetail.orderNo);
  return orderDetail.orderNo ? [orderDetail, ...others] : orderList;
}

/**
 * The order chosen at first: the one that the borrower has chosen before, else the one the server names, else the first in
 * the list. @param before its number; undefined if there was none.
 */
export function firstOrder(init: ComplaintInit, before?: unknown): ProblemOrder | undefined {
  const orders = ordersOf(init);
  return orders.find(({ orderNo }) => orderNo === before) ?? orders[0];
}

/** The step after a chosen type: its sub-types, a refusal, or the next page at once. */
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
