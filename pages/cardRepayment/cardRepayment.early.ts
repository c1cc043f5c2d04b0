import { commonParametersFrom } from '../../shared/api/session/commonParameters.ts';
import type { MoneyStyle } from '../../shared/lib/money.ts';
import { paymentOf, QUERY_NAMES } from './cardRepayment.address.ts';

/** What the document can show of its address before React is there: order and amount. */
export function firstData(query: URLSearchParams, style: MoneyStyle): Record<string, string> {
  const entries = QUERY_NAMES.map((name) => [name, query.get(name) ?? '']);
  const payment = paymentOf(commonParametersFrom(`?${query}`), Object.fromEntries(entries), style);
  return payment ? { amountText: payment.amountText, orderId: payment.orderId } : {};
}
