import { identity, optional } from './query.ts';

/** The order and product that a call is about. */
export interface OrderKey {
  productId: string;
  orderId: string;
}

/** The order that an address names. */
export const orderParameters = {
  productId: identity('productId'),
  orderId: identity('orderId'),
} as const;

/** Order and product, as far as a call can do without them. */
export type OptionalOrderKey = { [Name in keyof OrderKey]?: string | undefined };

/** The order that an address names, if it names one. */
export const optionalOrderParameters = {
  productId: optional(identity('productId')),
  orderId: optional(identity('orderId')),
} as const;

/** Order statuses that change what the screens show. */
export const ORDER_STATUS = {
  review: '21',
  preparing: '110',
  sending: '151',
  overdue: '170',
  due: '174',
  dueToday: '180',
  repaid: '200',
} as const;

/** Statuses of an unpaid order. They can change into one another merely by time passing. */
export const OWED_STATUSES: readonly string[] = [
  ORDER_STATUS.overdue,
  ORDER_STATUS.due,
  ORDER_STATUS.dueToday,
];

/** An order status that changes what the screens show. */
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];
