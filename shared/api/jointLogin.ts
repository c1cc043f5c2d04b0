import * as v from 'valibot';
import { readCall, writeCall } from './call.ts';
import { amount, flagOf, list, requiredPlacedList, requiredText, text } from './coerce.ts';
import { type OptionalOrderKey, optionalOrderParameters } from './order.ts';
import { query } from './query.ts';

const product = v.object({
  logo: text,
  name: requiredText,
  btnText: text,
  /** On unless the server says no. */
  enabled: flagOf({ absent: true, other: true }),
  amount,
  amountDes: text,
  rate: text,
  des: text,
  tags: list(requiredText),
});

const recommendation = v.object({
  noticeMsg: text,
  errorMsg: text,
  // Without a list the reply is malformed.
  list: requiredPlacedList(product),
});

/** Why the joint login failed, and which other products are on offer. */
export type Recommendation = v.InferOutput<typeof recommendation>;

/** The reason and the products. */
export const recommendCall = readCall<OptionalOrderKey, Recommendation>(
  '/orbital/recommend',
  recommendation,
  { statusFirst: true },
);

/** The reason and the products of an address. The reply may be about the session, so no order is needed. */
export const recommendQuery = query(recommendCall, { parameters: optionalOrderParameters });

/** Which product was tapped: its place in the list, counted from 1. */
type ProductTap = OptionalOrderKey & { position: string };

/** Counts a tap. */
export const trackCall = writeCall<ProductTap>('/orbital/track', v.unknown(), {
  statusFirst: true,
  keepalive: true,
});

/** The address that a tapped product opens. */
export const jumpCall = writeCall<ProductTap, { url: string }>(
  '/orbital/jump',
  v.object({ url: requiredText }),
  { statusFirst: true },
);
