import type { DefaultCode } from '../../api/repayment.ts';
import type { PayCodeRequest } from './payCode.model.ts';
import type { RepaymentInfo } from './repaymentInfo.ts';

/** The repayment info for a default code. */
export function repaymentInfoOf(
  code: DefaultCode,
  { orderId, amount, isDelay }: Pick<PayCodeRequest, 'orderId' | 'amount' | 'isDelay'>,
): RepaymentInfo {
  return {
    ...code,
    orderId,
    isDelay,
    repayAmount: isDelay ? '' : amount,
    delayAmount: isDelay ? amount : '',
  };
}
