import { ORDER_STATUS, type OrderStatus } from '../../shared/api/orderStatus.ts';
import { readFlag, readText } from '../../shared/api/reply.ts';
import { dialNumber } from '../../shared/lib/telephone.ts';
import type { ReplyData } from '../../shared/runtime/derive.ts';
import { orderButtons } from './orderStatus.model.ts';

/** Statuses whose icon or its colour is their own. */
export const SHOWN_STATUSES = Object.values(ORDER_STATUS);

type Shown = Record<`status${OrderStatus}`, boolean>;

/** What the document shows besides the fields of the reply. */
export interface OrderDerived extends Shown {
  waiting: boolean;
  otherStatus: boolean;
  /** Which buttons. */
  extendable: boolean;
  payable: boolean;
  repaid: boolean;
  /** Customer service, at the order's own number or that of the site; neither where products stand above it. */
  ownNumber: string;
  siteNumber: boolean;
}

/** The icon and the buttons by the order's status. */
export function derive(data: ReplyData): OrderDerived {
  const status = readText(data.orderStatus);
  const isDelay = readFlag(data.isDelay) === true;
  const buttons = orderButtons({ orderStatus: status, isDelay }).map(({ label }) => label);
  const telephone = readText(data.telephone);
  const own = dialNumber(telephone) !== undefined;
  const listed = Array.isArray(data.recProducts) && data.recProducts.length > 0;
  const shown = SHOWN_STATUSES.map((known) => [`status${known}`, known === status]);
  return {
    ...(Object.fromEntries(shown) as Shown),
    waiting: false,
    otherStatus: !SHOWN_STATUSES.some((known) => known === status),
    extendable: buttons.includes('rollover'),
    payable: buttons.includes('repayment'),
    repaid: status === ORDER_STATUS.repaid,
    ownNumber: own && !listed ? telephone : '',
    siteNumber: !own && !listed,
  };
}
