import * as v from 'valibot';
import { type Call, declareCall } from './call.ts';
import { flagOf, list, requiredText, sure, text } from './coerce.ts';
import { identity, query } from './query.ts';

/** One choice of a form item; `type` is the value that is sent (decisions 5). */
export interface BindOption {
  name: string;
  type: string;
  /** The choices below this one, for a city select. */
  children: BindOption[];
}

const option: v.GenericSchema<unknown, BindOption> = v.object({
  name: requiredText,
  type: requiredText,
  children: list(() => option),
});

const item = v.object({
  code: requiredText,
  cate: text,
  title: text,
  subtitle: text,
  value: text,
  note: list(option),
  inputType: text,
  cardTypeMi: text,
  channelNumber: text,
  /** Only a no lets the borrower leave it empty. */
  required: flagOf({ absent: true, other: true }),
});

/** A bank-form item as the server describes it (spec 3), decoded. */
export type BindItem = v.InferOutput<typeof item>;

/** Spec 7.2: the items of the form. */
export const cardInitCall = declareCall<{ product_id: string }>()({
  path: '/v3/bind-card/card-init',
  method: 'POST',
  encoding: 'form',
  kind: 'read',
  reply: v.object({ items: sure(Array.isArray, list(item)) }),
});

/** The form of an address's product. */
export const cardInitQuery = query(cardInitCall, {
  parameters: { product_id: identity('product_id') },
});

/** What is sent of a filled form: one entry per item by its code, plus cardType and product_id (spec 3). */
export type BindPayload = Record<string, string>;

const save = {
  method: 'POST',
  encoding: 'form',
  kind: 'write',
  reply: v.unknown(),
} as const satisfies Omit<Call<BindPayload, unknown>, 'path'>;

/** Spec 7.2: saves the account. */
export const bindCardCall: Call<BindPayload, unknown> = {
  ...save,
  path: '/v3/bind-card/bind-card-new',
};

/** Spec 7.2, decisions 3: saves the account when the source is loan detail. */
export const bindCardForOrderCall: Call<BindPayload, unknown> = {
  ...save,
  path: '/v3/bind-card/bind-card-loan-detail',
};
