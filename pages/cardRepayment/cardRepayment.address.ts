import type { CommonParameters } from '../../shared/api/session/commonParameters.ts';
import { formatMoney, type MoneyStyle, minorUnits } from '../../shared/lib/money.ts';

/** The page's own query parameters. */
export const QUERY_NAMES = ['amount', 'couponId', 'userId', 'real'] as const;

/** A positive amount in whole minor units or with two decimals. The first request also depends on it. */
export const AMOUNT_PATTERN = '^(?=.*[1-9])([0-9]{1,15}|[0-9]{1,13}\\.[0-9]{2})$';

/** Whether the amount in the address can be read. */
export function isAmount(written: string): boolean {
  return new RegExp(AMOUNT_PATTERN).test(written);
}

/** What to repay, from the address. `amount` is in whole minor units, as every call sends it. */
export interface Payment {
  productId: string;
  orderId: string;
  amount: string;
  /** The amount with its currency symbol. */
  amountText: string;
  couponId: string;
  userId: string;
}

/**
 * The payment that an address asks for; undefined if the order is missing or the amount is not valid.
 * @param style money format of the market.
 */
export function paymentOf(
  { productId, orderId }: CommonParameters,
  { amount: written, couponId, userId, real }: Record<(typeof QUERY_NAMES)[number], string>,
  style?: MoneyStyle,
): Payment | undefined {
  const amount = isAmount(written) ? minorUnits(written) : undefined;
  if (!productId || !orderId || !amount) return undefined;
  const amountText = formatMoney(amount, { real, ...style });
  return { productId, orderId, amount, amountText, couponId, userId };
}
