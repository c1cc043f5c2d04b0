import type { Result } from '../../shared/api/call.ts';
import { type LoanDetails, ORDER_STATUS } from '../../shared/api/loanDetails.ts';
import { type DefaultCode, extensionQuery } from '../../shared/api/repayment.ts';
import { sendQuery } from '../../shared/api/send.ts';
import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import {
  type KeptRepaymentInfo,
  readRepaymentInfo,
} from '../../shared/features/repayment/keptRepaymentInfo.ts';
import type { RepaymentInfo } from '../../shared/features/repayment/repaymentInfo.ts';
import { repaymentInfoOf } from '../../shared/features/repayment/repaymentInfoOf.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { codeQuery, orderQuery } from './repaymentOfCode2.query.ts';

/** The total that page 2 shows: the extension's amount for an extension, else the instalment's. */
export function totalOf({ isDelay, delayAmount, repayAmount }: RepaymentInfo): string {
  return isDelay ? delayAmount : repayAmount;
}

/** What the page stands on: the code with its amount, or an order that owes nothing any more. */
export type PayCodePage = { kind: 'code'; info: RepaymentInfo } | { kind: 'settled' };

const isExtension = () => queryText('isDelay') === '1';

/** The code of a reply, for page 2. @param amountOf what is to be paid with it. */
function codeOf<Data extends { defDetail: DefaultCode }>(
  result: Result<Data>,
  amountOf: (data: Data) => string,
): Result<RepaymentInfo> {
  if (!result.success) return result;
  const { orderId = '' } = commonParameters();
  const request = { orderId, amount: amountOf(result.data), isDelay: isExtension() };
  return { ...result, data: repaymentInfoOf(result.data.defDetail, request) };
}

/** Asks the server for the code of the instalment, or of the extension. */
function readCode(): Promise<Result<RepaymentInfo>> | undefined {
  if (isExtension()) {
    return sendQuery(extensionQuery)?.then((result) =>
      codeOf(result, ({ delayInfo }) => delayInfo.delayAmount),
    );
  }
  return sendQuery(codeQuery)?.then((result) => codeOf(result, ({ repayAmount }) => repayAmount));
}

/** What the order and its code say together. */
function pageOf(order: Result<LoanDetails>, code: Result<RepaymentInfo>): Result<PayCodePage> {
  if (order.success && order.data.orderStatus === ORDER_STATUS.repaid) {
    return { ...order, data: { kind: 'settled' } };
  }
  return code.success ? { ...code, data: { kind: 'code', info: code.data } } : code;
}

/**
 * The pay code of this address as the server has it now, on opening and on coming back, whatever the
 * device keeps: an order that was paid meanwhile asks for nothing, even where its last instalment can
 * still be read.
 */
export const payCodePage = queryAtoms<PayCodePage>(() => {
  const order = sendQuery(orderQuery, { quiet: true });
  const code = readCode();
  return order && code && Promise.all([order, code]).then((both) => pageOf(...both));
});

/** What the page before kept for this one; undefined while the page is being built. */
export function keptCode(): KeptRepaymentInfo | undefined {
  if (typeof document === 'undefined') return undefined;
  return readRepaymentInfo(isExtension(), Date.now());
}
