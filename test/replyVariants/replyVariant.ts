import type { RequestSpec } from '../../shared/api/call.ts';
import { readFlag, verdictOf } from '../../shared/api/reply.ts';
import { type JsonSchema, nameOf } from '../contract/jsonSchema.ts';
import { callsWithReplies, schemas } from '../contract/replies.ts';
import * as fc from '../fastCheck.ts';
import type { Reply } from '../sandbox/replies.ts';

/** A call of the contract. @param path below the base path. */
export const documentedCall = (method: string, path: string) =>
  callsWithReplies.find(({ call }) => {
    const pattern = new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return call.method === method && pattern.test(path);
  });

/** Records how an amount was rewritten, so that the sandbox understands it when it comes back. */
export type Remember = (said: string, plain: string) => void;

/** Where a value stands in the reply. */
interface Place {
  /** Changes also the content. */
  changes: boolean;
  /** Leaves out a required field of the data themselves. */
  omits: boolean;
  remember: Remember;
  needed: boolean;
  /** Index of an entry that was added to a list; 0 for one of the lender's. */
  copy: number;
}

type Values = fc.Arbitrary<unknown>;

const ABSENT = Symbol('absent');
const YES = [true, 1, '1', 'true'];
const NO = [false, 0, '0', 'false'];
const ZERO = [0, '0', '00'];
/** Words that programs write in place of nothing. */
const WORDS = ['null', 'undefined', '(null)'];
const NOTHING = fc.constantFrom<unknown>(null, '', '  ', ABSENT, ...WORDS);
const NO_LIST = fc.constantFrom<unknown>(null, ABSENT, [], 'null');
/** As lenders fill in a date that they do not have. */
const NO_DATES = ['0001-01-01', '0000-00-00 00:00:00', '1970-01-01 08:00:00', '9999-12-31', 0];
const DAY_MS = 86_400_000;
const MANY = 40;

/** Fields that no client knows. */
const STRANGERS = { traceId: null, ext: { deep: [null, { note: '<i>extra</i>' }] }, toString: 'x' };

const PROSE = [
  'Pinakamahabangsalitangwalangpatlang'.repeat(12),
  'Please repay on or before the repayment date. '.repeat(9),
  'ñ',
  'A first line.\nA second line.\r\n\r\nA last line.',
  'مرحبا بك في الخدمة 123 🇵🇭 e\u0301\u0301',
  '<img src=x onerror=alert(1)>\u202eabc\u0000 {{x}} &amp; </script><p> %s $1',
];

/** Prose has a blank or is a word with a capital letter, and is no amount, address or code. */
const isProse = (sent: string) => /\S \S|^[A-Z][a-z]/.test(sent) && !/[₱₹/@\d]/.test(sent);

function amounts(
  sent: string,
  { changes, remember }: Place,
  isAmount: boolean,
): Values | undefined {
  const [, digits] = /^₱([\d,]+\.\d\d)$/.exec(sent) ?? [];
  if (!digits) return undefined;
  const plain = digits.replace(/,/g, '');
  const printed = [`${plain}00`, `${plain}0000000004`, Number(plain).toExponential()];
  const bare = [digits, plain, Number(plain), ...printed];
  const others = [`₱ ${digits}`, `PHP ${digits}`, `${digits} PHP`, `P${digits}`];
  const said = [sent, ...(isAmount ? bare : []), ...(changes ? others : [])];
  return fc.constantFrom<unknown>(...said).map((value) => {
    remember(`${value}`, sent);
    return value;
  });
}

function dates(sent: string, { changes }: Place): Values | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(sent)) return undefined;
  const ms = Date.parse(`${sent}T08:00:00Z`);
  const digits = sent.replace(/-/g, '');
  const same = [sent.replace(/-/g, '/'), digits, Number(digits), ms, `${ms / 1000}`];
  const instants = [`${sent} 23:59:59`, `${sent}T00:00:00+08:00`, ...same];
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const others = ['in a while', ...NO_DATES, ...[-400, -1, 0, 1, 30].map(day)];
  return fc.constantFrom<unknown>(sent, ...instants, ...(changes ? others : []));
}

function texts(type: string, given: unknown, place: Place): Values {
  const { changes, needed, copy } = place;
  const sent = `${given ?? ''}`;
  if (!sent.trim()) return needed ? fc.constant(given ?? ABSENT) : NOTHING;
  if (copy && /^[\w-]+$/.test(sent)) return fc.constant(`${sent}-${copy}`);
  const asNumber = `${Number(sent)}` === sent ? [Number(sent)] : [];
  const other = changes && isProse(sent) ? PROSE : [];
  const said =
    amounts(sent, place, type.endsWith('Amount')) ??
    (type === 'Date' ? dates(sent, place) : undefined) ??
    (type === 'Time' && changes ? fc.constantFrom<unknown>(sent, ...NO_DATES) : undefined) ??
    fc.constantFrom<unknown>(sent, ` ${sent} `, ...asNumber, ...other);
  return needed || !other.length ? said : fc.oneof(said, NOTHING);
}

function flags(sent: unknown, { needed }: Place): Values {
  const meant = readFlag(sent);
  if (meant === undefined) return needed ? fc.constant(sent) : fc.constantFrom(null, ABSENT);
  return fc.constantFrom<unknown>(...(meant ? YES : NO));
}

function lists({ items }: JsonSchema, sent: unknown, place: Place): Values {
  const none = place.needed ? fc.constant(null) : NO_LIST;
  if (!items || !Array.isArray(sent) || !sent.length) return none;
  const entry = (_: unknown, at: number) => {
    const copy = place.copy || (at < sent.length ? 0 : at);
    return values(items, sent[at % sent.length], { ...place, needed: true, copy });
  };
  const ofLength = (length: number) => fc.tuple(...Array.from({ length }, entry));
  const onlyEntry = ofLength(1).map(([one]) => one);
  const whole = ofLength(sent.length);
  const same = sent.length === 1 ? fc.oneof(whole, onlyEntry) : whole;
  if (!place.changes || place.copy) return same;
  return fc.oneof(same, same, none, onlyEntry, ofLength(MANY));
}

function objects(
  { properties = {}, required = [] }: JsonSchema,
  sent: object,
  place: Place,
): Values {
  const plain = sent as Record<string, unknown>;
  const lost = place.omits ? required : [];
  const said = Object.entries(properties).map(([name, one]) => {
    const inside = { ...place, omits: false, needed: required.includes(name) };
    return values(one, plain[name], inside).map((value) => [name, value] as const);
  });
  const strangers = fc.constantFrom({}, {}, STRANGERS);
  const leftOut = lost.length ? fc.constantFrom(...lost) : fc.constant('');
  return fc.tuple(fc.tuple(...said), strangers, leftOut).map(([fields, more, without]) => ({
    ...Object.fromEntries(Object.entries(plain).filter(([name]) => !(name in properties))),
    ...more,
    ...Object.fromEntries(fields.filter(([name, one]) => one !== ABSENT && name !== without)),
  }));
}

/** Other values that a schema of the contract allows in place of one that was sent. */
function values(given: JsonSchema, sent: unknown, place: Place): Values {
  const type = nameOf(given);
  if (['Text', 'RequiredText', 'Amount', 'RequiredAmount', 'Date', 'Time'].includes(type))
    return texts(type, sent, place);
  if (type === 'Flag' || type === 'RequiredFlag') return flags(sent, place);
  const schema = schemas[type] ?? given;
  const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  if (schema.anyOf?.[0]) {
    if (!isObject) return fc.constantFrom<unknown>(null, place.needed ? null : ABSENT);
    return values(schema.anyOf[0], sent, place);
  }
  if (schema.properties && isObject) return objects(schema, sent, place);
  return schema.items
    ? lists(schema, sent, place)
    : fc.constant(sent === undefined ? ABSENT : sent);
}

/** The outcome of a reply in other fields and types. @param code of a refusal; undefined for success. */
function outcomes({ statusFirst }: RequestSpec, code: unknown): fc.Arbitrary<object> {
  const codes = code === undefined ? ZERO : [`${code}`, code];
  const flag = fc.constantFrom(...(code === undefined ? YES : NO));
  return fc.tuple(fc.constantFrom(...codes), flag, fc.nat(2)).map(([said, success, way]) => {
    if (way === 0) return { code: said };
    if (statusFirst) return way === 1 ? { status: said } : { status: said, code: 7 };
    return way === 1 ? { success: null, code: said } : { success, code: code ? said : 200 };
  });
}

/**
 * A reply as another lender who keeps to the contract might send it. The same reply variant always answers
 * the same reply in the same way. @param replyVariant the seed, from 1; 0 changes nothing, an odd one only the spelling. @param path below the base
 * path. @param remember records amounts that were rewritten.
 */
export function replyInVariant(
  replyVariant: number,
  { method, path }: { method: string; path: string },
  reply: Reply,
  remember: Remember,
): Reply {
  const documented = replyVariant > 0 && documentedCall(method, path);
  if (!documented) return reply;
  const verdict = verdictOf(reply, documented.call);
  if (verdict === 'unreadable') return reply;
  const { code: _, status: __, success: ___, message, msg, data, ...rest } = reply;
  const isDone = verdict === 'done';
  const changes = replyVariant % 2 === 0;
  const omits = replyVariant % 10 === 0;
  const place = { changes, omits, remember, needed: true, copy: 0 };
  const said = isDone ? values(documented.data, data, place) : fc.constant(data);
  const outcome = outcomes(documented.call, isDone ? undefined : (reply.status ?? reply.code));
  const made = fc
    .tuple(said, outcome, fc.constantFrom('message', 'msg'))
    .map(([one, how, name]) => ({
      ...rest,
      ...how,
      [name]: message ?? msg,
      data: one === ABSENT ? undefined : one,
    }));
  return fc.sample(fc.noBias(made), { seed: replyVariant, numRuns: 1 })[0] ?? reply;
}
