import * as v from 'valibot';
import { readCall, writeCall } from './call.ts';
import { flagOf, list, requiredList, requiredText, text } from './coerce.ts';
import { identity, query } from './query.ts';

/** One choice of a form item; `type` is the value that is sent. */
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
  /** Required unless the server says otherwise. */
  required: flagOf({ absent: true, other: true }),
});

/** A bank-form item as the server describes it, decoded. */
export type BindItem = v.InferOutput<typeof item>;

/** The items of the form. */
export const cardInitCall = readCall<{ product_id: string }, { items: BindItem[] }>(
  '/v3/bind-card/card-init',
  v.object({ items: requiredList(item) }),
);

/** The form of an address's product. */
export const cardInitQuery = query(cardInitCall, {
  parameters: { product_id: identity('product_id') },
});

/** A filled form as it is sent: one entry per item under its code, plus cardType and product_id. */
export type BindPayload = Record<string, string>;

/** Saves the account. */
export const bindCardCall = writeCall<BindPayload>('/v3/bind-card/bind-card-new');

/** Saves the account for a borrower who came from an order; the server keeps a separate path for that. */
export const bindCardForOrderCall = writeCall<BindPayload>('/v3/bind-card/bind-card-loan-detail');
