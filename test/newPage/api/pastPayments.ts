import { readCall } from '../../../shared/api/call.ts';
import { date, kindOrNull, list, requiredAmount } from '../../../shared/api/coerce.ts';
import { identity, query } from '../../../shared/api/query.ts';
import * as v from '../../../shared/lib/schema.ts';

const payment = v.object({ amount: requiredAmount, paidOn: date });
const pastPayments = v.object({ payments: kindOrNull(Array.isArray, list(payment)) });

/** The past payments, decoded. Amounts are text as the server sent it. */
export type PastPaymentsReply = v.InferOutput<typeof pastPayments>;

/** Reads the past payments of an order. */
export const pastPaymentsCall = readCall<{ orderId: string }, PastPaymentsReply>(
  '/v3/order-loan/past-payments',
  pastPayments,
  { method: 'POST' },
);

/** The past payments of the order in the address. */
export const pastPaymentsQuery = query(pastPaymentsCall, {
  parameters: { orderId: identity('orderId') },
});
