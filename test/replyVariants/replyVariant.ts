import { readFlag, verdictOf } from '../../shared/api/reply.ts';
import type { JsonSchema } from '../contract/jsonSchema.ts';
import {
  lengthOf,
  MAX_ENTRIES,
  type Random,
  seededRandom,
  type Traits,
  traitsOf,
} from './random.ts';
import { kindOf, type ReplySchema, replySchemaOf, resolved } from './replySchemas.ts';
import { flagSpelled, meaningOf, spelled } from './spellings.ts';

/** Records how an amount was rewritten, so that the sandbox understands it when it comes back. */
export type Remember = (said: string, plain: string) => void;

/** Where a value stands in the reply, and how to rewrite it. */
interface Place {
  traits: Traits;
  random: Random;
  remember: Remember;
  /** Name of the field; '' for the data itself. */
  name: string;
  needed: boolean;
  inLong: boolean;
  /** Index of the entry in a list that was made longer, because ids must differ. */
  copy: number;
}

const ABSENT = Symbol('absent');

/** Fields that no client knows. */
const STRANGERS = {
  traceId: null,
  ext: { deep: { deeper: [null, { deepest: null }], note: '<i>extra</i>' } },
  toString: 'a field',
};

/** Types of the contract whose values are texts. */
const TEXTS = ['Text', 'RequiredText', 'RequiredAmount', 'Date'];

const silent = { null: null, empty: '', blank: '  ', absent: ABSENT } as const;

function textIn(sent: unknown, place: Place): unknown {
  const { traits, random, name, needed, copy } = place;
  const meaning = meaningOf(name, sent, needed);
  if (!needed && random.chance(traits.silent))
    return random.pick([silent.null, silent.empty, silent.blank, silent.absent]);
  if (copy && meaning === 'id' && sent) return `${sent}-${copy}`;
  // Empty values stay empty, because dialogs and links open when they are not.
  if (sent === undefined || sent === null || sent === '') return sent ?? ABSENT;
  if (!random.chance(traits.respelled)) return sent;
  const said = spelled(sent, meaning, random.pick(traits.styles), random);
  if (meaning === 'amount') place.remember(`${said}`, `${sent}`);
  return said;
}

function flagIn(sent: unknown, { traits, random, needed }: Place): unknown {
  const meant = readFlag(sent);
  if (meant === undefined) return needed ? sent : random.pick([silent.null, silent.absent]);
  return random.chance(traits.respelled) ? flagSpelled(meant, random) : sent;
}

function listIn(schema: JsonSchema, sent: unknown, place: Place): unknown {
  const { traits, random, needed, inLong } = place;
  if (!Array.isArray(sent) || random.chance(traits.silent / 3)) {
    return needed ? null : random.pick([silent.null, silent.absent, []]);
  }
  const length = lengthOf(traits, sent.length, inLong, random);
  const items = schema.items as JsonSchema;
  return Array.from({ length }, (_, index) => {
    const copy = index < sent.length ? 0 : index;
    const around = { inLong: inLong || length === MAX_ENTRIES, copy, needed: true };
    const entry = inVariant(items, sent[index % sent.length], { ...place, ...around });
    return entry === ABSENT ? null : entry;
  });
}

function objectIn(schema: JsonSchema, sent: object, place: Place): object {
  const { traits, random } = place;
  const properties = schema.properties as Record<string, JsonSchema>;
  const required = (schema.required ?? []) as string[];
  const plain = sent as Record<string, unknown>;
  const said = Object.entries(properties).map(([name, one]) => {
    const needed = required.includes(name);
    return [name, inVariant(one, plain[name], { ...place, name, needed })] as const;
  });
  const [lost = ''] = traits.omits && !place.copy && random.chance(0.5) ? required : [];
  const kept = said.filter(([name, value]) => value !== ABSENT && name !== lost);
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([name]) => !(name in properties))),
    ...(random.chance(0.3) && STRANGERS),
    ...Object.fromEntries(kept),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inVariant(given: JsonSchema, sent: unknown, place: Place): unknown {
  const { traits, random, needed } = place;
  const kind = kindOf(given);
  if (TEXTS.includes(kind)) return textIn(sent, place);
  if (kind === 'Flag' || kind === 'RequiredFlag') return flagIn(sent, place);
  const schema = resolved(given);
  if (Array.isArray(schema.anyOf)) {
    if (!isObject(sent) || random.chance(traits.silent / 3)) return needed ? null : silent.absent;
    return inVariant(schema.anyOf[0] as JsonSchema, sent, place);
  }
  if (schema.properties && isObject(sent)) return objectIn(schema, sent, place);
  if (schema.items) return listIn(schema, sent, place);
  return sent === undefined ? ABSENT : sent;
}

type Reply = Readonly<Record<string, unknown>>;

const ZERO = [0, '0', '00'] as const;

/** How a lender of this variant reports success. */
function success(statusFirst: boolean, random: Random): object {
  const zero = random.pick(ZERO);
  if (statusFirst) {
    const other = { status: null, code: zero };
    return random.pick([{ status: zero }, { code: zero }, other, { status: zero, code: 7 }]);
  }
  const success = flagSpelled(true, random);
  const both = { success, code: random.pick([...ZERO, 200, '200']) };
  return random.pick([{ success }, { code: zero }, { success: null, code: zero }, both]);
}

/** The same refusal with its code in another field, or without its flag. */
function refusal(reply: Reply, { statusFirst }: ReplySchema, random: Random): object {
  const code = reply.status ?? reply.code;
  const retyped = `${Number(code)}` === `${code}` ? random.pick([`${code}`, Number(code)]) : code;
  if (statusFirst) return random.pick([{ status: retyped }, { code: retyped }]);
  const refused = { success: flagSpelled(false, random), code: retyped };
  return random.pick([refused, { code: retyped }, { success: null, code: retyped }]);
}

/** Puts the message for the borrower into one of the fields that may hold it. */
function worded(words: unknown, data: unknown, own: boolean, random: Random): object {
  const places: [object, ...object[]] = [
    { message: words, data },
    { msg: words, data },
    { message: null, msg: words, data },
  ];
  const inside = isObject(data);
  if (inside && !own) places.push({ data: { ...Object(data), message: words } });
  return random.pick(places);
}

/**
 * A reply as another lender who keeps to the contract might send it. The same reply variant always answers
 * the same call in the same way. @param replyVariant from 1; 0 changes nothing. @param path below the base path.
 * @param remember records amounts that were rewritten.
 */
export function replyInVariant(
  replyVariant: number,
  { method, path }: { method: string; path: string },
  reply: Reply,
  remember: Remember = () => undefined,
): Reply {
  const schema = replyVariant > 0 && replySchemaOf(method, path);
  if (!schema) return reply;
  const random = seededRandom(`${replyVariant} ${path}`);
  const { statusFirst, data } = schema;
  const verdict = verdictOf(reply, statusFirst ? { statusFirst } : {});
  if (verdict === 'unreadable') return reply;
  const { code: _, status: __, success: ___, message, msg, data: plain, ...rest } = reply;
  const own = 'message' in Object(data.properties);
  const words = message ?? msg;
  if (verdict === 'refused') {
    return { ...rest, ...refusal(reply, schema, random), ...worded(words, plain, own, random) };
  }
  const place = { traits: traitsOf(replyVariant), random, remember, name: '', needed: true };
  const said = inVariant(data, plain, { ...place, inLong: false, copy: 0 });
  const outcome = success(statusFirst, random);
  return { ...rest, ...outcome, ...worded(words, said === ABSENT ? undefined : said, own, random) };
}
