import * as v from 'valibot';
import { declareCall } from './call.ts';
import { flag, list, requiredText, sure, text } from './coerce.ts';
import { identity, optional, query } from './query.ts';

const option = v.object({ title: requiredText, value: requiredText });

/** A question type or sub-type (spec 3, decisions 5). */
export type ProblemOption = v.InferOutput<typeof option>;

const order = v.object({
  orderNo: requiredText,
  productLogo: text,
  productName: text,
  status: text,
  /** Whether the order takes collection complaints, type 1 (decisions 4). */
  isShow: flag,
  list: list(v.object({ title: requiredText, value: text })),
});

/** An order that can be complained about (spec 3). */
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
  problemType: sure(Array.isArray, list(option)),
  problemSonType: list(option),
  /** Without a number where the server names none. */
  orderDetail: v.fallback(order, noOrder),
  orderList: list(order),
});

/** Types and orders of a complaint (spec 3, "Complaint init response"). */
export type ComplaintInit = v.InferOutput<typeof init>;

const path = '/user-problem/problem-init';

/** Which order a complaint begins with; without one the reply names all orders and no order first. */
export interface InitFields {
  orderId?: string | undefined;
}

/** Spec 7.3: types and orders, for the start page. */
export const problemInitCall = declareCall<InitFields>()({
  path,
  method: 'POST',
  encoding: 'form',
  kind: 'read',
  reply: init,
});

/** Spec 7.3: the same, which the next page sends as a GET. */
export const problemInitGetCall = declareCall<InitFields>()({
  ...problemInitCall,
  method: 'GET',
});

const parameters = { orderId: optional(identity('orderId')) } as const;

/** Types and orders, for the start page; an address without an order gives all of them to choose from. */
export const problemInitQuery = query(problemInitCall, { parameters });

/** The same, for the next page. */
export const problemInitGetQuery = query(problemInitGetCall, { parameters });

/** What a complaint says (spec 3, "Complaint save payload"). */
export interface ProblemFields {
  problemType: string;
  problemSonType: string;
  problemDetail: string;
  /** Addresses of its images, joined by commas. */
  problemImage: string;
  orderNo: string;
}

/** Spec 7.3: sends a complaint. */
export const problemSaveCall = declareCall<ProblemFields>()({
  path: '/user-problem/problem-save',
  method: 'POST',
  encoding: 'form',
  kind: 'write',
  reply: v.unknown(),
});

/** Spec 7.3: uploads one image as the file field `problemImage`. */
export const uploadCall = declareCall<FormData>()({
  path: '/user-problem/upload-problem-img',
  method: 'POST',
  encoding: 'multipart',
  kind: 'write',
  reply: v.object({ url: requiredText }),
});

/** Type 1: complaints about collection, which have sub-types (spec 2.4). */
export const COLLECTION_TYPE = '1';
