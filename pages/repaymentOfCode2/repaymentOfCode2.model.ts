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

/** The total that page 2 shows: the extension's amount for an extension, else the instalment's. */
export function totalOf({ isDelay, delayAmount, repayAmount }: RepaymentInfo): string {
  return isDelay ? delayAmount : repayAmount;
}

/** What the page stands on: the code with its amount, or an order that owes nothing any more. */
export type PayCodePage = { kind: 'code'; info: RepaymentInfo } | { kind: 'settled' };

const isExtension = () => queryText('isDelay') === '1';

/** Asks the server for the code of the instalment, or of the extension. */
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
 * The code as the server has it now, on opening and on coming back, whatever the device keeps: an order
 * that was paid meanwhile asks for nothing, even where its last instalment can still be read.
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

/** The pay code of this address. */
export const payCodePage = queryAtoms<PayCodePage>(() => {
  const { productId, orderId } = commonParameters();
  if (!productId || !orderId) return undefined;
  return readPage({ productId, orderId }, isExtension());
});

/** What the page before kept for this one; undefined while the page is being built. */
export function keptCode(): KeptRepaymentInfo | undefined {
  if (typeof document === 'undefined') return undefined;
  return readRepaymentInfo(isExtension(), Date.now());
}
