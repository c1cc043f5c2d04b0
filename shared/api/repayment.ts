import * as v from 'valibot';
import { declareCall } from './call.ts';
import { flag, list, requiredText, text, textRow } from './coerce.ts';
import { type OrderKey, orderParameters } from './loanDetails.ts';
import { query } from './query.ts';

const channel = v.object({
  logo: text,
  name: requiredText,
  channel_number: requiredText,
});

/** A way to pay (spec 3, repayList). */
export type Channel = v.InferOutput<typeof channel>;

const noticeStep = v.object({ name: text, steps: list(requiredText) });
const noticeGroup = v.object({ title: text, list: list(noticeStep) });

/** One group of page 2's notes (spec 2.12, decisions 5). */
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

/** The default pay code of a repayment (spec 2.13, defDetail). */
export type DefaultCode = v.InferOutput<typeof defaultCode>;

const openCode = v.object({ channelNumber: requiredText, payUrl: requiredText, time: text });
const openCodes = list(openCode);

/** The open codes of the order; null where the lender does not list them. The contract reads `item`. */
const codeList = Object.assign(
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((sent) => (Array.isArray(sent) ? v.parse(openCodes, sent) : null)),
  ),
  { item: openCode },
);

const repayment = v.object({
  repayAmount: requiredText,
  productName: text,
  repayDate: text,
  productLogo: text,
  detail: list(textRow),
  repayList: list(channel),
  noticeMsg: text,
  defDetail: defaultCode,
  isShowReyTop: flag,
  codeList,
});

/** The instalment that is due (spec 3, Repayment info), decoded. Amounts are texts as sent. */
export type Repayment = v.InferOutput<typeof repayment>;

const plan = v.object({ remark: text, title: text, amount: text, time: text });

const extension = v.object({
  delayInfo: v.object({ delayAmount: requiredText, title: text }),
  productName: text,
  repayDate: text,
  productLogo: text,
  repayPlan: list(plan),
  repayList: list(channel),
  noticeMsg: text,
  defDetail: defaultCode,
  isShowReyTop: flag,
  codeList,
});

/** The extension on offer (spec 3, Repayment info with delayInfo), decoded. Amounts are texts as sent. */
export type Extension = v.InferOutput<typeof extension>;

const form = { method: 'POST', encoding: 'form' } as const;

/** Spec 7.6: the instalment to repay. */
export const repaymentCall = declareCall<OrderKey>()({
  ...form,
  path: '/v3/installment/loan-play-detail',
  kind: 'read',
  reply: repayment,
});

/** The instalment of an address. */
export const repaymentQuery = query(repaymentCall, { parameters: orderParameters });

/** Spec 7.6: what extending the order costs and what then comes. */
export const extensionCall = declareCall<OrderKey>()({
  ...form,
  path: '/orbital/fail',
  kind: 'read',
  reply: extension,
});

/** The extension of an address. */
export const extensionQuery = query(extensionCall, { parameters: orderParameters });

/** Which code is asked for; the amount as the server worded it. */
type CodeFields = OrderKey & { amount: string; channelNumber: string; isDelay?: '1' };

/** Asks for a pay code; `isDelay` is '1' for an extension. */
export const payCodeCall = declareCall<CodeFields>()({
  ...form,
  path: '/v3/loan-details/generate-vcode',
  kind: 'write',
  reply: v.object({ payUrl: requiredText }),
});
