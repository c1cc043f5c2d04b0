import type { Result } from '../../shared/api/call.ts';
import { type Repayment, repaymentCall } from '../../shared/api/repayment.ts';
import { send } from '../../shared/api/send.ts';
import { remote } from '../../shared/page/remote.ts';
import { repaymentInfoOf } from '../../shared/repayment/payCode.model.ts';
import { type RepaymentInfo, readRepaymentInfo } from '../../shared/session/repaymentInfo.ts';
import { commonParameters } from '../../shared/session/session.ts';

/** The total that page 2 shows: the extension's amount for an extension, else the instalment's (spec 2.12). */
export function totalOf({ isDelay, delayAmount, repayAmount }: RepaymentInfo): string {
  return isDelay ? delayAmount : repayAmount;
}

function kept(info: RepaymentInfo): Result<RepaymentInfo> {
  return { success: true, code: '0', message: '', data: info, raw: info };
}

function fromInstalment(
  result: Result<Repayment>,
  order: { productId: string; orderId: string },
): Result<RepaymentInfo> {
  if (!result.success) return result;
  const { defDetail, repayAmount } = result.data;
  const info = repaymentInfoOf(defDetail, {
    ...order,
    amount: repayAmount,
    isDelay: false,
  });
  return { ...result, data: info };
}

/**
 * The repayment info kept by the page before; asked for anew where the device keeps nothing
 * (hardening 2.3, storage).
 */
export const code = remote<RepaymentInfo>(() => {
  const { productId, orderId } = commonParameters();
  if (!productId || !orderId) return undefined;
  const info = readRepaymentInfo(orderId, Date.now());
  if (info) return Promise.resolve(kept(info));
  const order = { productId, orderId };
  return send(repaymentCall, order).then((result) => fromInstalment(result, order));
});
