import {
  COLLECTION_TYPE,
  type ComplaintInit,
  type ProblemOrder,
} from '../../shared/api/complaints.ts';
import { answerBy } from '../../shared/features/complaint/answerBy.ts';
import { logoOf } from '../../shared/features/order/ProductHeader.tsx';
import { toIsoDate } from '../../shared/lib/date.ts';
import { addressTexts, linkTo, type ScreenContext } from '../../shared/runtime/screenContext.ts';
import { shownDate } from '../../shared/runtime/shownDate.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { complaintText } from './complaint.messages.ts';

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

/**
 * That this tab has sent a complaint, and by when it is answered; '' for none, and once the answer is due. A clock that was set
 * back since tells no day. @param at epoch ms.
 */
function sentText(at: number | undefined, { now, config }: ScreenContext): string {
  if (at === undefined) return '';
  if (at > now) return complaintText.sent;
  const due = answerBy(toIsoDate(at, config.timeZone));
  return due < toIsoDate(now, config.timeZone) ? '' : complaintText.sentUntil(shownDate(due));
}

/** The content of the page. */
export type ShownStart = ReturnType<typeof shownStart>;

/**
 * The content of the page with types and orders; bars while they are not known.
 * @param chosen the order that is chosen. @param sentAt when this tab has sent a complaint, epoch ms.
 */
export function shownStart(
  init: ComplaintInit | undefined,
  context: ScreenContext,
  chosen = init && firstOrder(init, context),
  sentAt?: number,
) {
  return {
    sent: sentText(sentAt, context),
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
 * The order chosen at first: the one that the borrower has chosen before, else the one the server names, else that of the
 * address, else the first in the list. @param before its number; undefined if there was none.
 */
export function firstOrder(
  init: ComplaintInit,
  context: ScreenContext,
  before?: unknown,
): ProblemOrder | undefined {
  const orders = ordersOf(init);
  const named = init.orderDetail.orderNo || addressTexts(context, ['orderId'])?.orderId;
  const byNumber = (number: unknown) => orders.find(({ orderNo }) => orderNo === number);
  return byNumber(before) ?? byNumber(named) ?? orders[0];
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
