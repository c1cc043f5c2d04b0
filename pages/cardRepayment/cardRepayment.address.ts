import type { CommonParameters } from '../../shared/api/session/commonParameters.ts';
import { formatMoney, type MoneyStyle, minorUnits } from '../../shared/lib/money.ts';

/** The page's own parameters (spec 2.17, "amount context from the page query"). */
export const QUERY_NAMES = ['amount', 'couponId', 'userId', 'real'] as const;

/** A positive amount, whole minor units or with two decimals; the query of the page asks for it as well. */
export const AMOUNT_PATTERN = '^(?=.*[1-9])([0-9]{1,15}|[0-9]{1,13}\\.[0-9]{2})$';

/** Whether an address says how much to repay. */
export function isAmount(written: string): boolean {
  return new RegExp(AMOUNT_PATTERN).test(written);
}

/** What is to be repaid, as the address says; the amount in whole minor units, as every call sends it. */
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
 * What an address asks to repay, or undefined when its order is missing or its amount cannot be read.
 * @param style of the market.
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
