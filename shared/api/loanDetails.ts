import * as v from 'valibot';
import { readCall, writeCall } from './call.ts';
import { amount, flag, placedList, requiredCode, requiredText, text, textRows } from './coerce.ts';
import { type OptionalOrderKey, orderParameters } from './order.ts';
import { query } from './query.ts';

const recommendedProduct = v.object({
  logo: text,
  name: requiredText,
  btnText: text,
  amount,
  amountDes: text,
  rate: text,
  des: text,
  globally: flag,
  productKey: text,
});

const noDetail = { detail: [] };

const loanDetails = v.object({
  orderStatus: requiredCode,
  noticeStatusText: text,
  noticeDesText: text,
  recProducts: placedList(recommendedProduct),
  productName: text,
  productLogo: text,
  userOrderDetail: v.fallback(v.object({ detail: textRows }), noDetail),
  inside: flag,
  h5Url: text,
  isDelay: flag,
  telephone: text,
  isScore: flag,
  playeduL: text,
  reyMsg: text,
  KindTipsMsg: text,
  cardNeedPop: flag,
  cardPopTitle: text,
  cardPopMsg: text,
});

/** An order, decoded. */
export type LoanDetails = v.InferOutput<typeof loanDetails>;

/** Reads an order. */
export const loanDetailsCall = readCall<OptionalOrderKey, LoanDetails>(
  '/v3/loan-details/loan-details',
  loanDetails,
);

/** The order of an address. */
export const loanDetailsQuery = query(loanDetailsCall, {
  parameters: orderParameters,
});

/** Sends the order's rating. */
export const scoreCall = writeCall<{ score: string }>('/v3/loan-details/google-score');

/** Reports an event, such as Borrow Again (module 30); the page may be left while it is sent. */
export const eventSaveCall = writeCall<{
  productId: string;
  moduleId?: string | undefined;
  positionId: string;
}>('/service/event/save', v.unknown(), { keepalive: true });

/** Reports a tap on a recommended product; the reply holds the address to open. */
export const productTapCall = writeCall<
  { module: string; position: string; productKey: string },
  { url: string; message: string }
>('/gopia/goya/define', v.object({ url: text, message: text }));
