import type { Result } from '../../shared/api/call.ts';
import { loanDetailsCall, ORDER_STATUS, type OrderKey } from '../../shared/api/loanDetails.ts';
import { extensionCall, repaymentCall } from '../../shared/api/repayment.ts';
import { send } from '../../shared/api/send.ts';
import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import {
  type KeptRepaymentInfo,
  readRepaymentInfo,
} from '../../shared/features/repayment/keptRepaymentInfo.ts';
import type { RepaymentInfo } from '../../shared/features/repayment/repaymentInfo.ts';
import { repaymentInfoOf } from '../../shared/features/repayment/repaymentInfoOf.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** The total to show: the extension's amount or the instalment's. */
export function totalOf({ isDelay, delayAmount, repayAmount }: RepaymentInfo): string {
  return isDelay ? delayAmount : repayAmount;
}

/** What the page shows: the code with its amount, or that the order is fully paid. */
export type PayCodePage = { kind: 'code'; info: RepaymentInfo } | { kind: 'settled' };

const isExtension = () => queryText('isDelay') === '1';

/** Requests the code of the instalment or the extension. */
async function readCode(key: OrderKey, isDelay: boolean): Promise<Result<RepaymentInfo>> {
  if (isDelay) {
    const result = await send(extensionCall, key);
    if (!result.success) return result;
    const { defDetail, delayInfo } = result.data;
    const request = { ...key, amount: delayInfo.delayAmount, isDelay };
    return { ...result, data: repaymentInfoOf(defDetail, request) };
  }
  const result = await send(repaymentCall, key);
  if (!result.success) return result;
  const { defDetail, repayAmount } = result.data;
  return { ...result, data: repaymentInfoOf(defDetail, { ...key, amount: repayAmount, isDelay }) };
}

/**
 * Reads the current code, on opening and on returning, even if one is saved on the device. An order paid in
 * the meantime owes nothing, even if its last instalment can still be read.
 */
async function readPage(key: OrderKey, isDelay: boolean): Promise<Result<PayCodePage>> {
  const [order, code] = await Promise.all([
    send(loanDetailsCall, key, { quiet: true }),
    readCode(key, isDelay),
  ]);
  if (order.success && order.data.orderStatus === ORDER_STATUS.repaid) {
    return { ...order, data: { kind: 'settled' } };
  }
  return code.success ? { ...code, data: { kind: 'code', info: code.data } } : code;
}

/** The repayment code for the order in the address. */
export const payCodePage = queryAtoms<PayCodePage>(() => {
  const { productId, orderId } = commonParameters();
  if (!productId || !orderId) return undefined;
  return readPage({ productId, orderId }, isExtension());
});

/** The repayment info that the previous page saved; undefined while prerendering. */
export function keptCode(): KeptRepaymentInfo | undefined {
  if (typeof document === 'undefined') return undefined;
  return readRepaymentInfo(isExtension(), Date.now());
}
