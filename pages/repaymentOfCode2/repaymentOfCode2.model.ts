import type { Result } from '../../shared/api/call.ts';
import type { LoanDetails } from '../../shared/api/loanDetails.ts';
import { ORDER_STATUS } from '../../shared/api/orderStatus.ts';
import { type DefaultCode, extensionQuery } from '../../shared/api/repayment.ts';
import { sendQuery } from '../../shared/api/send.ts';
import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import { isZero } from '../../shared/features/order/amountWithCurrency.ts';
import {
  type KeptRepaymentInfo,
  readRepaymentInfo,
} from '../../shared/features/repayment/keptRepaymentInfo.ts';
import type { RepaymentInfo } from '../../shared/features/repayment/repaymentInfo.ts';
import { repaymentInfoOf } from '../../shared/features/repayment/repaymentInfoOf.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { codeQuery, orderQuery } from './repaymentOfCode2.query.ts';

/** The total to pay: the extension's amount or the instalment's. */
export function totalOf({ isDelay, delayAmount, repayAmount }: RepaymentInfo): string {
  return isDelay ? delayAmount : repayAmount;
}

/** What the page shows: the code with its amount, or that the order is fully paid. */
export type PayCodePage = { kind: 'code'; info: RepaymentInfo } | { kind: 'settled' };

const isExtension = () => queryText('isDelay') === '1';

/** The code of a reply. @param amountOf what is to be paid with it. */
function codeOf<Data extends { defDetail: DefaultCode }>(
  result: Result<Data>,
  amountOf: (data: Data) => string,
): Result<RepaymentInfo> {
  if (!result.success) return result;
  const { orderId = '' } = commonParameters();
  const request = { orderId, amount: amountOf(result.data), isDelay: isExtension() };
  return { ...result, data: repaymentInfoOf(result.data.defDetail, request) };
}

/** Requests the code of the instalment or the extension. */
function readCode(): Promise<Result<RepaymentInfo>> | undefined {
  if (isExtension()) {
    return sendQuery(extensionQuery)?.then((result) =>
      codeOf(result, ({ delayInfo }) => delayInfo.delayAmount),
    );
  }
  return sendQuery(codeQuery)?.then((result) => codeOf(result, ({ repayAmount }) => repayAmount));
}

/** What to show for the order and its code together. An order with nothing due needs no code. */
function pageOf(order: Result<LoanDetails>, code: Result<RepaymentInfo>): Result<PayCodePage> {
  if (order.success && order.data.orderStatus === ORDER_STATUS.repaid) {
    return { ...order, data: { kind: 'settled' } };
  }
  if (!code.success) return code;
  const info = code.data;
  const kind = isZero(totalOf(info)) && !info.isDelay ? 'settled' : 'code';
  return { ...code, data: { kind, info } };
}

/**
 * The current repayment code, read on opening and on returning, even if one is saved on the device. An order
 * paid in the meantime owes nothing, even if its last instalment can still be read.
 */
export const pageData = queryAtoms<PayCodePage>(() => {
  const order = sendQuery(orderQuery, { quiet: true });
  const code = readCode();
  return order && code && Promise.all([order, code]).then((both) => pageOf(...both));
});

/** The repayment info that the previous page saved; undefined while prerendering. */
export function keptCode(): KeptRepaymentInfo | undefined {
  if (typeof document === 'undefined') return undefined;
  return readRepaymentInfo(isExtension(), Date.now());
}
