import { commonParametersFrom } from '../../shared/api/session/commonParameters.ts';
import type { MoneyStyle } from '../../shared/lib/money.ts';
import { paymentOf, QUERY_NAMES } from './cardRepayment.address.ts';

/** The order and amount from the address, which the document shows before React loads. */
export function firstData(query: URLSearchParams, style: MoneyStyle): Record<string, string> {
  const entries = QUERY_NAMES.map((name) => [name, query.get(name) ?? '']);
  const payment = paymentOf(commonParametersFrom(`?${query}`), Object.fromEntries(entries), style);
  return payment ? { amountText: payment.amountText, orderId: payment.orderId } : {};
}
