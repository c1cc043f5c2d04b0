import { LEGACY_NAMES } from '../../shared/api/loanConfirm.legacy.ts';
import { type OfferNames, V3_NAMES } from '../../shared/api/loanConfirm.ts';
import { declaredCalls } from './calls.ts';
import { type JsonSchema, jsonSchemaOf, LENIENT_TYPES, refTo, type Schemas } from './jsonSchema.ts';

const ZERO = { enum: [0, '0', '00'] };
const OTHER = { type: ['string', 'number'], minLength: 1, not: ZERO };
const YES = { enum: [true, 1, '1', 'true'] };
const NO = { enum: [false, 0, '0', 'false'] };
const ABSENT: JsonSchema = { type: 'null' };
const WORDS = refTo('Text');

/** An outcome that a field reports, or the code if that field is absent. */
const outcome = (what: string, field: string, value: JsonSchema, code: JsonSchema) => ({
  description: `${what}, by \`${field}\`, or by the code if that is absent.`,
  anyOf: [{ [field]: value }, { [field]: ABSENT, code }].map((properties: Schemas) => ({
    type: 'object',
    properties: { ...properties, message: WORDS, msg: WORDS },
    required: Object.keys(properties).filter((name) => properties[name] !== ABSENT),
  })),
});

/** How a reply reports its outcome, besides its data. */
const OUTCOMES: Schemas = {
  Succeeded: outcome('Success', 'success', YES, ZERO),
  Refused: outcome('Refusal', 'success', NO, OTHER),
  StatusSucceeded: outcome('Success', 'status', ZERO, ZERO),
  StatusRefused: outcome('Refusal', 'status', OTHER, OTHER),
};

/** An object as it is sent, by names where they are not ours; '' for what is not sent. */
function renamed(
  { properties = {}, required = [], ...plain }: JsonSchema,
  names: Partial<Record<string, string>>,
): JsonSchema {
  const wire = (name: string) => names[name] ?? name;
  const sent = Object.entries(properties).filter(([name]) => wire(name));
  return {
    ...plain,
    properties: Object.fromEntries(sent.map(([name, schema]) => [wire(name), schema])),
    ...(required.length && { required: required.map(wire) }),
  };
}

const rowsOf = (list: JsonSchema = {}, names: Partial<Record<string, string>>): JsonSchema => ({
  ...list,
  items: renamed(list.items ?? {}, names),
});

function offerOf(offer: JsonSchema, names: OfferNames): JsonSchema {
  const { details, plans, ...rest } = offer.properties ?? {};
  const lists = { details: rowsOf(details, names.detail), plans: rowsOf(plans, names.plan) };
  return renamed({ ...offer, properties: { ...rest, ...lists } }, names.offer);
}

const OFFERS: Record<string, OfferNames> = {
  v3ConfirmOffer: V3_NAMES,
  legacyConfirmOffer: LEGACY_NAMES,
};

/** The schemas that those of the replies refer to. */
export const schemas: Schemas = { ...LENIENT_TYPES, ...OUTCOMES };

/** The declared calls with the schemas of their replies: any reply, that of a success, and its data. Needs no sandbox. */
export const callsWithReplies = declaredCalls.map((named) => {
  const { id, call } = named;
  const plain = jsonSchemaOf(call.reply, `${id}Entry`, schemas);
  const names = OFFERS[id];
  const data = names ? offerOf(plain, names) : plain;
  const kind = call.statusFirst ? 'Status' : '';
  const needsData = 'type' in data || '$ref' in data;
  const body = { type: 'object', properties: { data }, ...(needsData && { required: ['data'] }) };
  const success: JsonSchema = {
    title: `${id} succeeded`,
    allOf: [refTo(`${kind}Succeeded`), body],
  };
  return { ...named, data, success, reply: { oneOf: [success, refTo(`${kind}Refused`)] } };
});
