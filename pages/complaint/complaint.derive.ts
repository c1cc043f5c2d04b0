import { readText } from '../../shared/api/reply.ts';
import type { ReplyData } from '../../shared/runtime/derive.ts';
import { ordersOf } from './orders.ts';

/** What the document shows besides the fields of the reply. */
export interface ComplaintDerived {
  /** There are other orders to choose from. */
  others: boolean;
}

const orderOf = (sent: unknown) => ({ orderNo: readText((Object(sent) as ReplyData).orderNo) });

/** Whether there are other orders. */
export function derive({ orderDetail, orderList }: ReplyData): ComplaintDerived {
  const listed = Array.isArray(orderList) ? orderList.map(orderOf) : [];
  const orders = ordersOf({ orderDetail: orderOf(orderDetail), orderList: listed });
  return { others: orders.length > 1 };
}
