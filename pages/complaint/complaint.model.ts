import {
  COLLECTION_TYPE,
  type ComplaintInit,
  type ProblemOption,
  type ProblemOrder,
} from '../../shared/api/complaints.ts';
import { logoOf, type ShownLogo } from '../../shared/features/order/ProductHeader.tsx';
import { linkTo, type ScreenContext } from '../../shared/runtime/screenContext.ts';
import { type LabelledRow, waitingRows } from '../../shared/ui/FoldableRows.tsx';

/** How long a chosen type is highlighted before the next page opens, ms. */
export const MENU_DELAY_MS = 300;

/** An order as the page shows it. A text is undefined while it is not known. */
export interface ShownOrder {
  logo?: ShownLogo;
  name?: string;
  number?: string;
  rows: readonly LabelledRow[];
}

/** What the page shows. */
export interface ShownStart {
  /** Undefined if there is no order to complain about. */
  order: ShownOrder | undefined;
  /** Whether there are other orders to choose from; undefined while it is not known. */
  hasOthers?: boolean;
  /** The types of complaint; undefined while they are not known. Without any nobody can complain. */
  types?: readonly ProblemOption[];
  /** The pages of customer service and of the borrower's complaints. */
  service: string | undefined;
  mine: string | undefined;
}

/** What the page shows of an order. */
function shownOrder(order: ProblemOrder, context: ScreenContext): ShownOrder {
  const { productLogo, productName, orderNo, list } = order;
  return {
    logo: logoOf(productLogo, productName, context),
    name: productName,
    number: orderNo,
    rows: list.map(({ title, value }) => ({ text: title, value })),
  };
}

/** What the page shows of types and orders; bars while they are not known. @param chosen the order that is chosen. */
export function shownStart(
  init: ComplaintInit | undefined,
  context: ScreenContext,
  chosen = init && firstOrder(init),
): ShownStart {
  const links = {
    service: linkTo(context, 'customerService'),
    mine: linkTo(context, 'complaintList'),
  };
  if (!init) return { order: { rows: waitingRows(2) }, ...links };
  return {
    order: chosen && shownOrder(chosen, context),
    hasOthers: ordersOf(init).length > 1,
    types: init.problemType,
    ...links,
  };
}

/** All orders without duplicates, the one the server names first. */
export function ordersOf({ orderDetail, orderList }: ComplaintInit): ProblemOrder[] {
  const others = orderList.filter(({ orderNo }) => orderNo !== orderDetail.orderNo);
  return orderDetail.orderNo ? [orderDetail, ...others] : orderList;
}

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
