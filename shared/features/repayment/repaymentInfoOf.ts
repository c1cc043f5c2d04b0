import type { Repayment } from '../../api/repayment.ts';
import type { PayCodeRequest } from './payCode.model.ts';
import type { RepaymentInfo } from './repaymentInfo.ts';

/** The repayment info for the default code of an instalment or extension. */
export function repaymentInfoOf(
  { defDetail, productName, repayDate }: Pick<Repayment, 'defDetail' | 'productName' | 'repayDate'>,
  { orderId, amount, isDelay }: Pick<PayCodeRequest, 'orderId' | 'amount' | 'isDelay'>,
): RepaymentInfo {
  return {
    ...defDetail,
    productName,
    repayDate,
    orderId,
    isDelay,
    repayAmount: isDelay ? '' : amount,
    delayAmount: isDelay ? amount : '',
  };
}
