import { identity } from './query.ts';

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
