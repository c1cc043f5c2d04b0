import type { CommonParameters } from '../../shared/api/session/commonParameters.ts';
import { formatMoney, type MoneyStyle, minorUnits } from '../../shared/lib/money.ts';

/** The page's own query parameters. */
export const QUERY_NAMES = ['amount', 'couponId', 'userId', 'real'] as const;

/** A positive amount in whole minor units, or with one or two decimals. The first request also depends on it. */
export const AMOUNT_PATTERN = '^(?=.*[1-9])([0-9]{1,15}|[0-9]{1,13}\\.[0-9]{1,2})$';

/** Whether the amount in the address can be read. */
export function isAmount(written: string): boolean {
  return new RegExp(AMOUNT_PATTERN).test(written);
}

/** What to repay, from the address. */
export interface Payment {
  productId: string;
  orderId: string;
  /** As written in the address, and sent as such: the lender recognizes its own text. */
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
  { amount, couponId, userId, real }: Record<(typeof QUERY_NAMES)[number], string>,
  style?: MoneyStyle,
): Payment | undefined {
  const minor = isAmount(amount) && minorUnits(amount);
  if (!productId || !orderId || !minor) return undefined;
  const amountText = formatMoney(minor, { real, ...style });
  return { productId, orderId, amount, amountText, couponId, userId };
}
