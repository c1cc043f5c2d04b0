import type { Result } from '../../shared/api/call.ts';
import { type LoanDetails, loanDetailsQuery } from '../../shared/api/loanDetails.ts';
import { ORDER_STATUS } from '../../shared/api/order.ts';
import { extensionQuery, repaymentQuery } from '../../shared/api/repayment.ts';
import { amountText } from '../../shared/features/order/amountText.ts';
import { headOf, type ShownHead } from '../../shared/features/repayment/PayCodeHeader.tsx';
import {
  type KeptRepaymentInfo,
  type RepaymentInfo,
  readRepaymentInfo,
  repaymentInfoOf,
} from '../../shared/features/repayment/repaymentInfo.ts';
import { timeOfDay } from '../../shared/lib/date.ts';
import { inFours } from '../../shared/lib/mask.ts';
import { isZero } from '../../shared/lib/money.ts';
import type { SendQuery } from '../../shared/runtime/firstScreen.ts';
import {
  addressTexts,
  linkTo,
  type ScreenContext,
  screenContext,
} from '../../shared/runtime/screenContext.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { repaymentOfCode2Text } from './repaymentOfCode2.messages.ts';

/** The instalment with its code. With `isDelay=1` in the address the page reads the extension instead. */
export const codeQuery = { ...repaymentQuery, deferredBy: 'isDelay' };

/** The order, which tells whether there is anything to pay. */
export const orderQuery = { ...loanDetailsQuery, deferredBy: 'isDelay' };

/** The total to pay: the extension's amount or the instalment's. */
function totalOf({ isDelay, delayAmount, repayAmount }: RepaymentInfo): string {
  return isDelay ? delayAmount : repayAmount;
}

/** The content of the page: the code with its amount; without one nothing is due. */
export interface PayCodePage {
  info?: RepaymentInfo;
}

const isExtension = (context = screenContext()) =>
  addressTexts(context, ['isDelay'])?.isDelay === '1';

const codeOf = (reply: Parameters<typeof repaymentInfoOf>[0], amount: string) =>
  repaymentInfoOf(reply, { amount, isDelay: isExtension() });

/** Requests the code of the instalment or the extension. */
function readCode(send: SendQuery): Promise<Result<RepaymentInfo>> | undefined {
  if (!isExtension()) {
    return send(codeQuery)?.then((result) =>
      result.success ? { ...result, data: codeOf(result.data, result.data.repayAmount) } : result,
    );
  }
  return send(extensionQuery)?.then((result) => {
    if (!result.success) return result;
    return { ...result, data: codeOf(result.data, result.data.delayInfo.delayAmount) };
  });
}

/** The state of the order and its code together. An order with nothing due needs no code. */
function pageOf(order: Result<LoanDetails>, code: Result<RepaymentInfo>): Result<PayCodePage> {
  if (order.success && order.data.orderStatus === ORDER_STATUS.repaid) {
    return { ...order, data: {} };
  }
  if (!code.success) return code;
  const info = code.data;
  const isDue = info.isDelay || !isZero(totalOf(info));
  return { ...code, data: isDue ? { info } : {} };
}

/** Reads the order and its code at the same time. */
export function readPayCode(send: SendQuery): Promise<Result<PayCodePage>> | undefined {
  const order = send(orderQuery);
  const code = readCode(send);
  return order && code && Promise.all([order, code]).then((both) => pageOf(...both));
}

/** The repayment info that the previous page saved; undefined while prerendering. */
export function keptCode(): KeptRepaymentInfo | undefined {
  if (typeof document === 'undefined') return undefined;
  return readRepaymentInfo(isExtension(), Date.now());
}

/** The known facts about a code; a text is undefined while it is not known. */
function contractOf(info: RepaymentInfo | undefined, context: ScreenContext) {
  if (!info) {
    const head: ShownHead = { rows: waitingRows(isExtension(context) ? 3 : 2) };
    return { payCode: '', groups: undefined, head, notices: undefined };
  }
  const { payCode, title: channel, logo: channelLogo, productName: product, isDelay } = info;
  const known = { channel, channelLogo, product, date: info.repayDate, isDelay };
  const amount = amountText(totalOf(info), context);
  const head: ShownHead = { ...headOf(known, context), amount };
  return { payCode, groups: inFours(payCode), head, notices: info.payNotice };
}

/** The content of the page. */
export type ShownDefaultCode = ReturnType<typeof shownDefaultCode>;

/**
 * The content of the page with the code, or with the copy on the phone while the code is not known or could not be read.
 * @param kept the copy on the phone. @param isLost the code could not be read.
 */
export function shownDefaultCode(
  page: PayCodePage | undefined,
  context: ScreenContext,
  kept?: KeptRepaymentInfo,
  isLost = false,
) {
  const info = (page ?? kept)?.info;
  const copy = page ? undefined : kept;
  return {
    isSettled: page !== undefined && !info,
    hasNoCode: page !== undefined && info?.payCode === '',
    /** The note about a copy that was kept on the phone; '' for fresh data. */
    note: copy
      ? isLost
        ? repaymentOfCode2Text.notChecked(timeOfDay(copy.savedAt))
        : repaymentOfCode2Text.checking
      : '',
    ...contractOf(info, context),
    back: linkTo(context, 'loanDetail'),
    /** The page that makes a code. */
    repayment: linkTo(context, 'repayment'),
  };
}
