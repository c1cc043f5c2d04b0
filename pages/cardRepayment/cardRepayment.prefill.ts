import { commonParametersFrom } from '../../shared/api/session/commonParameters.ts';
import type { MoneyStyle } from '../../shared/lib/money.ts';
import { type Payment, paymentOf, QUERY_NAMES } from './cardRepayment.address.ts';

/** Texts taken from the address alone. */
export type CardPrefill = Pick<Payment, 'amountText' | 'orderId'>;

/** The order and amount from the address, which the document shows before React loads. */
export function prefill(query: URLSearchParams, style: MoneyStyle): Partial<CardPrefill> {
  const entries = QUERY_NAMES.map((name) => [name, query.get(name) ?? '']);
  const payment = paymentOf(commonParametersFrom(`?${query}`), Object.fromEntries(entries), style);
  return payment ? { amountText: payment.amountText, orderId: payment.orderId } : {};
}
