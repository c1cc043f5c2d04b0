import * as v from 'valibot';
import { type Call, readCall, writeCall } from './call.ts';
import {
  amount,
  date,
  entriesOf,
  flag,
  list,
  requiredAmount,
  requiredPlacedList,
  requiredText,
  text,
  textRows,
} from './coerce.ts';
import { constant, identity, query } from './query.ts';

/** The scene that the server files the agreements of a confirmation under. */
export const AGREEMENT_SCENE = '3';

/** The field names by which a variant of the confirmation sends an offer, where they are not ours. */
export interface OfferNames {
  offer: Partial<Record<keyof Offer, string>>;
  detail: Partial<Record<'text' | 'value', string>>;
  plan: Partial<Record<keyof PlanRow, string>>;
}

const planRow = v.object({ title: text, description: text, amount, payTime: date });

/** One payment of the plan; the amount is text as the server sent it. */
export type PlanRow = v.InferOutput<typeof planRow>;

const plainOffer = v.object({
  productLogo: text,
  productName: text,
  amount: requiredAmount,
  periods: requiredText,
  termUnit: text,
  details: textRows,
  plans: list(planRow),
  firstPayTime: date,
  firstPeriodDay: text,
  rate: text,
  isPopType: flag,
  popTitle: text,
  popContent: text,
  popAgreementUrl: text,
  promoMessage: text,
  promoButton: text,
});

/** A loan on offer, from either variant. Amounts are text as the server sent it. */
export type Offer = v.InferOutput<typeof plainOffer>;

type Data = Record<string, unknown>;

/** The fields of a variant, under our names. */
function renamed(raw: unknown, names: Record<string, string>): unknown {
  const list = entriesOf(raw);
  if (list) return list.map(([, entry]) => renamed(entry, names));
  if (!raw || typeof raw !== 'object') return raw;
  const ours = Object.entries(names).map(([field, sent]) => [field, (raw as Data)[sent]]);
  return { ...raw, ...Object.fromEntries(ours) };
}

/** Decodes the offer of either variant. @param names the field names of that variant. */
// @__NO_SIDE_EFFECTS__
export function offerSchema({ offer, detail, plan }: OfferNames): v.GenericSchema<unknown, Offer> {
  return v.pipe(
    v.unknown(),
    v.transform((raw) => {
      const { details, plans, ...rest } = Object(renamed(raw, offer)) as Data;
      return { ...rest, details: renamed(details, detail), plans: renamed(plans, plan) };
    }),
    plainOffer,
  );
}

/** An agreement of the offer; its place in the server's list, counted from 1, opens it. */
export interface Agreement {
  /** '' if the server names none. */
  title: string;
  position: string;
}

/**
 * Keeps every agreement in its place, even one that has no title. Anything other than a list or null is malformed:
 * nobody may agree to a loan because its agreements could not be read.
 */
export const agreements: v.GenericSchema<unknown, Agreement[]> = requiredPlacedList(
  v.fallback(v.object({ title: text }), { title: '' }),
);

export interface ConfirmReads {
  offer: Call<{ productId: string }, Offer>;
  agreements: Call<{ productId: string; scene: string }, Agreement[]>;
}

export interface ConfirmCalls extends ConfirmReads {
  agreement: Call<
    { productId: string; scene: string; position: string; orderId?: string | undefined },
    { contract_url: string }
  >;
  push: Call<
    { amount: string; periods: string; termUnit: string; productId: string },
    { lendDetailsUrl: string }
  >;
}

/** The queries of a variant of the confirmation: the offer of an address's product, and its agreements. */
// @__NO_SIDE_EFFECTS__
export function confirmQueries({ offer, agreements }: ConfirmReads) {
  const productId = identity('productId');
  const scene = constant(AGREEMENT_SCENE);
  return {
    offer: query(offer, { parameters: { productId } }),
    agreements: query(agreements, { parameters: { productId, scene } }),
  };
}

/** The field names of the V3 variant, where they are not ours; '' for what it does not send. */
export const V3_NAMES: OfferNames = {
  offer: {
    productLogo: 'comProductLogo',
    productName: 'comProductName',
    plans: 'repay_plans',
    rate: 'pRateDsc',
    promoMessage: '',
    promoButton: '',
  },
  detail: {},
  plan: { payTime: 'pay_time' },
};

export const contractAddress = v.object({ contract_url: requiredText });
export const lendDetailsAddress = v.fallback(v.object({ lendDetailsUrl: text }), {
  lendDetailsUrl: '',
});

/** The calls of the V3 variant. */
export const v3ConfirmReads: ConfirmReads = {
  offer: readCall('/v3/loan-confirm/loan-detail-confirm', offerSchema(V3_NAMES)),
  agreements: readCall('/v3/contract/contract', agreements),
};

/** The V3 calls. Opening an agreement is a write, because the server may count it: it is never repeated. */
export const v3ConfirmCalls: ConfirmCalls = {
  ...v3ConfirmReads,
  agreement: writeCall('/v3/contract/contract-jump', contractAddress),
  push: writeCall('/v3/loan-confirm/loan-detail-push', lendDetailsAddress),
};
