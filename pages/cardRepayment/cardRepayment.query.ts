import { repaymentWayCall } from '../../shared/api/cardRepayment.ts';
import { orderParameters } from '../../shared/api/orderKey.ts';
import { address, query } from '../../shared/api/query.ts';
import { AMOUNT_PATTERN } from './cardRepayment.address.ts';

/** The ways to repay, requested only if the address names an order and an amount. */
export const waysQuery = query(repaymentWayCall, {
  parameters: {},
  requires: [...Object.values(orderParameters), address('amount', AMOUNT_PATTERN)],
});
