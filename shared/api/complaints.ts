import * as v from 'valibot';
import { readCall, writeCall } from './call.ts';
import { flag, list, requiredList, requiredText, rowList, text } from './coerce.ts';
import { identity, optional, query } from './query.ts';

const option = v.object({ title: requiredText, value: requiredText });

/** A question type or sub-type. */
export type ProblemOption = v.InferOutput<typeof option>;

const order = v.object({
  orderNo: requiredText,
  productLogo: text,
  productName: text,
  status: text,
  /** Whether complaints about collection (type 1) are allowed for the order. */
  isShow: flag,
  list: rowList(v.object({ title: requiredText, value: text })),
});

/** An order that the borrower can complain about. */
export type ProblemOrder = v.InferOutput<typeof order>;

const noOrder = {
  orderNo: '',
  productLogo: '',
  productName: '',
  status: '',
  isShow: false,
  list: [],
};

const init = v.object({
  problemType: requiredList(option),
  problemSonType: list(option),
  /** Has an empty `orderNo` if the server names no order. */
  orderDetail: v.fallback(order, noOrder),
  orderList: list(order),
});

/** The question types and the orders to choose from. */
export type ComplaintInit = v.InferOutput<typeof init>;

const path = '/user-problem/problem-init';

/** The order that a complaint starts with; without one the reply lists all orders and selects none. */
export interface InitFields {
  orderId?: string | undefined;
}

/** Question types and orders, for the start page. */
export const problemInitCall = readCall<InitFields, ComplaintInit>(path, init);

/** The same call as a GET, as the next page sends it. */
export const problemInitGetCall = readCall<InitFields, ComplaintInit>(path, init, {
  method: 'GET',
});

const parameters = { orderId: optional(identity('orderId')) } as const;

/** Types and orders, for the start page; an address without an order gives all of them to choose from. */
export const problemInitQuery = query(problemInitCall, { parameters });

/** The same, for the next page. */
export const problemInitGetQuery = query(problemInitGetCall, { parameters });

/** A complaint as it is sent. */
export interface ProblemFields {
  problemType: string;
  problemSonType: string;
  problemDetail: string;
  /** Addresses of its images, joined by commas. */
  problemImage: string;
  orderNo: string;
}

/** Sends a complaint. */
export const problemSaveCall = writeCall<ProblemFields>('/user-problem/problem-save');

/** Uploads one image as the file field `problemImage`; `uploadImage` sends it, not `send`. */
export const uploadCall = writeCall<never, { url: string }>(
  '/user-problem/upload-problem-img',
  v.object({ url: requiredText }),
  { encoding: 'multipart' },
);

/** Complaints about collection, the only type with sub-types. */
export const COLLECTION_TYPE = '1';
