import type { Result } from '../../shared/api/call.ts';
import { type LoanDetails, loanDetailsQuery } from '../../shared/api/loanDetails.ts';
import { ORDER_STATUS } from '../../shared/api/order.ts';
import { extensionQuery, type NoticeGroup, repaymentQuery } from '../../shared/api/repayment.ts';
import { queryText } from '../../shared/api/session/session.ts';
import { amountText, isZero } from '../../shared/features/order/amountText.ts';
import { headOf, type ShownHead } from '../../shared/features/repayment/CodeHead.tsx';
import {
  type KeptRepaymentInfo,
  type RepaymentInfo,
  readRepaymentInfo,
  repaymentInfoOf,
} from '../../shared/features/repayment/repaymentInfo.ts';
import { timeOfDay } from '../../shared/lib/date.ts';
import { groupInFours } from '../../shared/lib/mask.ts';
import type { SendQuery } from '../../shared/runtime/firstScreen.ts';
import { linkTo, type ScreenContext } from '../../shared/runtime/screenContext.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { text } from './repaymentOfCode2.messages.ts';

/** The instalment with its code. With `isDelay=1` in the address the page reads the extension instead. */
export const codeQuery = { ...repaymentQuery, deferredBy: 'isDelay' };

/** The order, which tells whether there is anything to pay. */
export const orderQuery = { ...loanDetailsQuery, deferredBy: 'isDelay' };

/** The total to pay: the extension's amount or the instalment's. */
export function totalOf({ isDelay, delayAmount, repayAmount }: RepaymentInfo): string {
  return isDelay ? delayAmount : repayAmount;
}

/** What the page shows: the code with its amount, or that the order is fully paid. */
export type PayCodePage = { kind: 'code'; info: RepaymentInfo } | { kind: 'settled' };

const isExtension = () => queryText('isDelay') === '1';

/** The code of a reply. @param amountOf what is to be paid with it. */
function codeOf<Data extends Parameters<typeof repaymentInfoOf>[0]>(
  result: Result<Data>,
  amountOf: (data: Data) => string,
): Result<RepaymentInfo> {
  if (!result.success) return result;
  const due = { amount: amountOf(result.data), isDelay: isExtension() };
  return { ...result, data: repaymentInfoOf(result.data, due) };
}

/** Requests the code of the instalment or the extension. */
function readCode(send: SendQuery): Promise<Result<RepaymentInfo>> | undefined {
  if (isExtension()) {
    return send(extensionQuery)?.then((result) =>
      codeOf(result, ({ delayInfo }) => delayInfo.delayAmount),
    );
  }
  return send(codeQuery)?.then((result) => codeOf(result, ({ repayAmount }) => repayAmount));
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

/** A code with its amount and how to pay. A text is undefined while it is not known. */
export interface ShownContract {
  /** What to know about a copy that was kept on the phone; '' for fresh data. */
  note: string;
  head: ShownHead;
  code?: string;
  /** Undefined while they are not known. */
  notices?: readonly NoticeGroup[];
}

/** What the page shows: a code, that there is none, or that nothing is due. */
export interface ShownPayCode {
  kind: 'contract' | 'noCode' | 'settled';
  contract: ShownContract;
  /** The order, and the repayment page that makes a code. */
  back: string | undefined;
  repayment: string | undefined;
}

const waitingContract: ShownContract = {
  note: '',
  head: { hasAmount: true, rows: waitingRows(2) },
};

function contractOf(info: RepaymentInfo, context: ScreenContext, note = ''): ShownContract {
  const { title: channel, logo: channelLogo, productName: product, repayDate: date } = info;
  const known = { channel, channelLogo, product, date, isDelay: info.isDelay };
  const amount = amountText(totalOf(info), context);
  return {
    note,
    head: { ...headOf(known, context), amount, hasAmount: true },
    code: groupInFours(info.payCode),
    notices: info.payNotice,
  };
}

function kindOf(page: PayCodePage): ShownPayCode['kind'] {
  if (page.kind === 'settled') return 'settled';
  return page.info.payCode ? 'contract' : 'noCode';
}

const linksOf = (context: ScreenContext) => ({
  back: linkTo(context, 'loanDetail'),
  repayment: linkTo(context, 'repayment'),
});

/** What the page shows of the code. @param kept the copy on the phone, which is shown while the code is not known. */
export function shownPayCode(
  page: PayCodePage | undefined,
  context: ScreenContext,
  kept: KeptRepaymentInfo | undefined,
): ShownPayCode {
  const links = linksOf(context);
  if (!page) {
    const contract = kept ? contractOf(kept.info, context, text.checking) : waitingContract;
    return { kind: 'contract', contract, ...links };
  }
  const contract = page.kind === 'code' ? contractOf(page.info, context) : waitingContract;
  return { kind: kindOf(page), contract, ...links };
}

/** What the page shows of the copy on the phone if the code could not be read. */
export function shownKept(
  { info, savedAt }: KeptRepaymentInfo,
  context: ScreenContext,
): ShownPayCode {
  const note = text.notChecked(timeOfDay(savedAt));
  return { kind: 'contract', contract: contractOf(info, context, note), ...linksOf(context) };
}
