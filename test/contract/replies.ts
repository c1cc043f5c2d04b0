import { LEGACY_NAMES } from '../../shared/api/loanConfirm.legacy.ts';
import { type OfferNames, V3_NAMES } from '../../shared/api/loanConfirm.ts';
import type { Schema } from '../../shared/lib/schema.ts';
import { declaredCalls, type NamedCall } from './calls.ts';
import { type Components, type JsonSchema, jsonSchemaOf, LENIENT_TYPES } from './jsonSchema.ts';

const ZERO = { enum: [0, '0', '00'] };
const OTHER = { type: ['string', 'number'], minLength: 1, not: ZERO };
const YES = { enum: [true, 1, '1', 'true'] };
const NO = { enum: [false, 0, '0', 'false'] };
const ABSENT: JsonSchema = { type: 'null' };
const WORDS = { $ref: '#/components/schemas/Text' };

const outcome = (description: string, ways: Record<string, JsonSchema>[]): JsonSchema => ({
  description,
  anyOf: ways.map((properties) => ({
    type: 'object',
    properties: { ...properties, message: WORDS, msg: WORDS },
    required: Object.keys(properties).filter((name) => properties[name] !== ABSENT),
  })),
});

/** How a reply reports its outcome, besides its data. */
const OUTCOMES: Readonly<Record<string, JsonSchema>> = {
  Succeeded: outcome('Success: `success` is yes, or, if absent, the code is zero.', [
    { success: YES },
    { success: ABSENT, code: ZERO },
  ]),
  Refused: outcome('Refusal: `success` is no, or, if absent, the code is not zero.', [
    { success: NO },
    { success: ABSENT, code: OTHER },
  ]),
  StatusSucceeded: outcome('Success: `status` is zero, or, if absent, the code is zero.', [
    { status: ZERO },
    { status: ABSENT, code: ZERO },
  ]),
  StatusRefused: outcome('Refusal: `status` is not zero, or, if absent, the code is not zero.', [
    { status: OTHER },
    { status: ABSENT, code: OTHER },
  ]),
};

function envelopes({ call, id }: NamedCall, data: JsonSchema): JsonSchema {
  const kind = call.statusFirst ? 'Status' : '';
  const outcomeOf = (name: string) => ({ $ref: `#/components/schemas/${kind}${name}` });
  return {
    oneOf: [
      {
        title: `${id} succeeded`,
        allOf: [
          outcomeOf('Succeeded'),
          {
            type: 'object',
            properties: { data },
            ...(('type' in data || '$ref' in data) && { required: ['data'] }),
          },
        ],
      },
      outcomeOf('Refused'),
    ],
  };
}

function renamedObject(plain: JsonSchema, names: Record<string, string>): JsonSchema {
  const wire = (name: string) => names[name] ?? name;
  const kept = Object.entries(plain.properties as object).filter(([name]) => wire(name));
  return {
    ...plain,
    properties: Object.fromEntries(kept.map(([name, schema]) => [wire(name), schema])),
    ...(plain.required ? { required: (plain.required as string[]).map(wire) } : {}),
  };
}

function offerOf(reply: Schema<unknown>, names: OfferNames, components: Components): JsonSchema {
  const { pipe } = reply as unknown as { pipe: Schema<unknown>[] };
  const plain = pipe[pipe.length - 1];
  if (!plain) throw new Error('An offer without a schema');
  const offer = jsonSchemaOf(plain, components);
  const properties = offer.properties as Record<string, JsonSchema>;
  for (const [list, rows] of [
    ['details', names.detail],
    ['plans', names.plan],
  ] as const) {
    const items = properties[list]?.items as JsonSchema;
    properties[list] = { ...properties[list], items: renamedObject(items, rows) };
  }
  return renamedObject(offer, names.offer);
}

const OFFERS: Record<string, OfferNames> = {
  v3ConfirmOffer: V3_NAMES,
  legacyConfirmOffer: LEGACY_NAMES,
};

/** Optional fields by which a server can prove what has happened. */
const PROOFS: Record<string, Record<string, JsonSchema>> = {
  problemList: { count: { ...WORDS, description: 'How many complaints there are.' } },
};

function dataOf({ id, call }: NamedCall, schemas: Components['schemas']): JsonSchema {
  const components = { schemas, name: `${id}Entry` };
  const names = OFFERS[id];
  if (names) return offerOf(call.reply, names, components);
  const data = jsonSchemaOf(call.reply, components);
  const properties = { ...PROOFS[id], ...(data.properties as object) };
  return PROOFS[id] ? { ...data, properties } : data;
}

/**
 * The part of the contract about replies, which needs no sandbox.
 * @returns the schema of the reply of each declared call, in their order, and the schemas that these refer to.
 */
export function replyContract(): { schemas: Components['schemas']; replies: JsonSchema[] } {
  const schemas: Components['schemas'] = { ...LENIENT_TYPES, ...OUTCOMES };
  const replies = declaredCalls.map((named) => envelopes(named, dataOf(named, schemas)));
  return { schemas, replies };
}
