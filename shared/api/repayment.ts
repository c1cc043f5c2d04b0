import * as v from 'valibot';
import { readCall, writeCall } from './call.ts';
import { amount, date, flag, list, requiredAmount, requiredText, text } from './coerce.ts';
import { type OptionalOrderKey, type OrderKey, orderParameters } from './order.ts';
import { query } from './query.ts';

const channel = v.object({
  logo: text,
  name: requiredText,
  channel_number: requiredText,
});

/** A way to pay. */
export type Channel = v.InferOutput<typeof channel>;

const noticeStep = v.object({ name: text, steps: list(requiredText) });
export const noticeGroup = v.object({ title: text, list: list(noticeStep) });

/** One group of the notes on the second repayment code page. */
export type NoticeGroup = v.InferOutput<typeof noticeGroup>;

const emptyCode = { payCode: '', logo: '', title: '', payNotice: [] };

const defaultCode = v.fallback(
  v.object({
    payCode: text,
    logo: text,
    title: text,
    payNotice: list(noticeGroup),
  }),
  emptyCode,
);

const row = v.object({ text, value: text, remark: text, title: text, amount, time: date });

/** Details or a plan: rows of text and value, or of remark, title, amount and time. Others are left out. */
const rows = v.pipe(
  list(row),
  v.transform((all) =>
    all.filter(({ text, value, title, amount }) => (text && value) || title || amount),
  ),
);

/** Details or a plan, decoded. */
export type RepaymentRows = v.InferOutput<typeof rows>;

/** The common fields of an instalment and an extension. Each has details or a plan. */
const common = {
  productName: text,
  repayDate: date,
  productLogo: text,
  detail: rows,
  repayPlan: rows,
  repayList: list(channel),
  noticeMsg: text,
  defDetail: defaultCode,
  isShowReyTop: flag,
};

const repayment = v.object({ repayAmount: requiredAmount, ...common });

/** The instalment that is due, decoded. Amounts are text as the server sent it. */
export type Repayment = v.InferOutput<typeof repayment>;

const delayInfo = v.object({ delayAmount: requiredAmount, title: text });
const extension = v.object({ delayInfo, ...common });

/** The extension on offer, decoded. Amounts are text as the server sent it. */
export type Extension = v.InferOutput<typeof extension>;

/** Reads the instalment to repay. */
export const repaymentCall = readCall<OptionalOrderKey, Repayment>(
  '/v3/installment/loan-play-detail',
  repayment,
);

/** The instalment of an address. */
export const repaymentQuery = query(repaymentCall, { parameters: orderParameters });

/** Reads what it costs to extend the order and what is due afterwards. */
export const extensionCall = readCall<OrderKey, Extension>('/orbital/fail', extension);

export const extensionQuery = query(extensionCall, { parameters: orderParameters });

/** The pay code that is asked for; the amount is text as the server sent it. */
type CodeFields = OrderKey & { amount: string; channelNumber: string; isDelay?: '1' };

/** Asks for a pay code; `isDelay` is '1' for an extension. */
export const payCodeCall = writeCall<CodeFields, { payUrl: string }>(
  '/v3/loan-details/generate-vcode',
  v.object({ payUrl: requiredText }),
);
