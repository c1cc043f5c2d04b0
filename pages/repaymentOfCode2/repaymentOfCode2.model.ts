import type { Result } from '../../shared/api/call.ts';
import type { OrderKey } from '../../shared/api/loanDetails.ts';
import { extensionCall, repaymentCall } from '../../shared/api/repayment.ts';
import { send } from '../../shared/api/send.ts';
import { remote } from '../../shared/page/remote.ts';
import { repaymentInfoOf } from '../../shared/repayment/payCode.model.ts';
import { readRepaymentInfo } from '../../shared/session/keptRepaymentInfo.ts';
import type { RepaymentInfo } from '../../shared/session/repaymentInfo.ts';
import { commonParameters, queryText } from '../../shared/session/session.ts';

/** The total that page 2 shows: the extension's amount for an extension, else the instalment's (spec 2.12). */
export function totalOf({ isDelay, delayAmount, repayAmount }: RepaymentInfo): string {
  return isDelay ? delayAmount : repayAmount;
}

function kept(info: RepaymentInfo): Result<RepaymentInfo> {
  return { success: true, code: '0', message: '', data: info, raw: info };
}

/** Asks the server for the code of the instalment, or of the extension. */
async function asked(key: OrderKey, isDelay: boolean): Promise<Result<RepaymentInfo>> {
  if (isDelay) {
    const result = await send(extensionCall, key);
    if (!result.success) return result;
    const { defDetail, delayInfo } = result.data;
    return kept(repaymentInfoOf(defDetail, { ...key, amount: delayInfo.delayAmount, isDelay }));
  }
  const result = await send(repaymentCall, key);
  if (!result.success) return result;
  const { defDetail, repayAmount } = result.data;
  return kept(repaymentInfoOf(defDetail, { ...key, amount: repayAmount, isDelay }));
}

/**
 * The repayment info kept by the page before; asked for anew where the device keeps nothing for
 * this order and purpose (hardening 2.3, storage).
 */
export const code = remote<RepaymentInfo>(() => {
  const { productId, orderId } = commonParameters();
  if (!productId || !orderId) return undefined;
  const isDelay = queryText('isDelay') === '1';
  const info = readRepaymentInfo(orderId, Date.now());
  if (info && (info.isDelay || !isDelay)) return Promise.resolve(kept(info));
  return asked({ productId, orderId }, isDelay);
});
