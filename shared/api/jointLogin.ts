import * as v from 'valibot';
import { declareCall } from './call.ts';
import { flagOf, list, requiredText, sure, text } from './coerce.ts';
import { type OrderKey, orderParameters } from './loanDetails.ts';
import { query } from './query.ts';

const product = v.object({
  logo: text,
  name: requiredText,
  btnText: text,
  /** Only a no switches a product off. */
  enabled: flagOf({ absent: true, other: true }),
  amount: text,
  amountDes: text,
  rate: text,
  des: text,
  tags: list(requiredText),
});

/** A recommended product on the failure page (spec 3, decisions 5). */
export type JointLoginProduct = v.InferOutput<typeof product>;

/** What stands for an entry that cannot be read. */
const GAP = {
  logo: '',
  name: '',
  btnText: '',
  enabled: false,
  amount: '',
  amountDes: '',
  rate: '',
  des: '',
  tags: [],
};

const recommendation = v.object({
  noticeMsg: text,
  errorMsg: text,
  // A broken entry stays as a gap: its place in the list opens a product. A reply without the list says nothing.
  list: sure(Array.isArray, list(v.fallback(product, GAP))),
});

/** Why the joint login failed, and what else is on offer (spec 7.8). */
export type Recommendation = v.InferOutput<typeof recommendation>;

const call = { method: 'POST', encoding: 'form', statusFirst: true } as const;

/** Spec 7.8, decisions 3: reason and products. */
export const recommendCall = declareCall<OrderKey>()({
  ...call,
  path: '/orbital/recommend',
  kind: 'read',
  reply: recommendation,
});

/** The reason and the products of an address. */
export const recommendQuery = query(recommendCall, { parameters: orderParameters });

/** Which product was tapped: its place in the list, from 1. */
type ProductTap = OrderKey & { position: string };

/** Spec 7.8: counts a tap. */
export const trackCall = declareCall<ProductTap>()({
  ...call,
  path: '/orbital/track',
  kind: 'write',
  keepalive: true,
  reply: v.unknown(),
});

/** Spec 7.8: where a tapped product leads. */
export const jumpCall = declareCall<ProductTap>()({
  ...call,
  path: '/orbital/jump',
  kind: 'write',
  reply: v.object({ url: requiredText }),
});
