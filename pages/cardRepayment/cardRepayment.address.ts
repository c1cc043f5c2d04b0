import { formatMoney, type MoneyStyle } from '../../shared/format/money.ts';
import type { CommonParameters } from '../../shared/session/commonParameters.ts';

/** The page's own parameters (spec 2.17, "amount context from the page query"). */
export const QUERY_NAMES = ['amount', 'couponId', 'userId', 'real'] as const;

/** A positive amount in whole minor units; the manifest holds the first call to it as well. */
export const AMOUNT_PATTERN = '^[1-9][0-9]{0,14}$';

/** What is to be repaid, as the address says; amounts in minor units. */
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
 * What an address asks to repay, or undefined when its order is missing or its amount is not a
 * positive whole number of minor units (decisions 4). @param style of the market.
 */
export function paymentOf(
  { productId, orderId }: CommonParameters,
  { amount, couponId, userId, real }: Record<(typeof QUERY_NAMES)[number], string>,
  style?: MoneyStyle,
): Payment | undefined {
  if (!productId || !orderId || !new RegExp(AMOUNT_PATTERN).test(amount)) return undefined;
  const amountText = formatMoney(amount, { real, ...style });
  return { productId, orderId, amount, amountText, couponId, userId };
}
