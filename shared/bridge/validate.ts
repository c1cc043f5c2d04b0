import { parsedJson } from '../lib/tryOr.ts';
import {
  ACTIONS,
  type Action,
  CONTROLS,
  type Envelope,
  EVENTS,
  type FieldKind,
  MAX_PAYLOAD_BYTES,
  type PayloadFields,
  PROTOCOL_VERSION,
  type Reply,
} from './protocol.ts';

/** The kind is `refused` for a bad address. */
export type Sanitize = (raw: unknown) => { kind: string };

const PHONE = /^\+?[0-9]{5,15}$/;

const messages: Readonly<Record<string, Action>> = { ...ACTIONS, ...CONTROLS };

/** An object's own entry; `constructor` must not count as an action. */
function own<Value>(record: Readonly<Record<string, Value>>, key: unknown): Value | undefined {
  return Object.keys(record).includes(key as string) ? record[key as string] : undefined;
}

function matches(kind: FieldKind, value: unknown, sanitize: Sanitize): boolean {
  if (typeof kind !== 'string') return kind.includes(value as string);
  if (kind === 'number') return Number.isFinite(value);
  if (kind === 'flag') return typeof value === 'boolean';
  if (typeof value !== 'string') return false;
  if (kind === 'phone') return PHONE.test(value);
  return kind === 'text' || sanitize(value).kind !== 'refused';
}

const expected = (kind: FieldKind) =>
  typeof kind === 'string'
    ? `${kind === 'address' ? 'an' : 'a'} ${kind}`
    : `one of ${kind.join(', ')}`;

function payloadProblem(
  fields: PayloadFields,
  payload: unknown,
  sanitize: Sanitize,
): string | undefined {
  if (!payload || typeof payload !== 'object' || Array.isArray(payload)) {
    return 'payload: expected an object';
  }
  const given = payload as Record<string, unknown>;
  for (const [written, kind] of Object.entries(fields)) {
    const name = written.replace('?', '');
    const absent = given[name] === undefined && name !== written;
    if (!absent && !matches(kind, own(given, name), sanitize)) {
      return `payload.${name}: expected ${expected(kind)}`;
    }
  }
  if (new TextEncoder().encode(JSON.stringify(payload)).length > MAX_PAYLOAD_BYTES) {
    return `payload: over ${MAX_PAYLOAD_BYTES} bytes`;
  }
  return undefined;
}

/** @returns what is wrong with the action, or undefined. Fields that are not in the table are ignored. */
export function actionProblem(
  action: unknown,
  payload: unknown,
  sanitize: Sanitize,
): string | undefined {
  const known = own(messages, action);
  return known ? payloadProblem(known.payload, payload, sanitize) : 'unknown action';
}

export type Validated<Message> = { message: Message } | { problem: string };

function parsed(raw: unknown): Validated<Record<string, unknown>> {
  const found = parsedJson(raw as string);
  if (found === undefined) return { problem: 'not JSON' };
  if (typeof raw !== 'string' || !found || typeof found !== 'object') {
    return { problem: 'not a JSON object' };
  }
  const message = found as Record<string, unknown>;
  return message.v === PROTOCOL_VERSION
    ? { message }
    : { problem: `not version ${PROTOCOL_VERSION}` };
}

/** As a shell has to; native code can follow it. Never throws. */
export function validateEnvelope(raw: unknown, sanitize: Sanitize): Validated<Envelope> {
  const read = parsed(raw);
  if ('problem' in read) return read;
  const { id, action, payload } = read.message;
  if (typeof id !== 'string' || !id) return { problem: 'no id' };
  const problem = actionProblem(action, payload, sanitize);
  return problem ? { problem } : { message: read.message as unknown as Envelope };
}

export type ShellMessage = { reply: Reply } | { event: string; payload: unknown };

/** Never throws. @param raw any value. */
export function validateShellMessage(raw: unknown): Validated<ShellMessage> {
  const read = parsed(raw);
  if ('problem' in read) return read;
  const { type, id, ok, data, error, name, payload } = read.message;
  if (type === 'event') {
    return own(EVENTS, name)
      ? { message: { event: name as string, payload } }
      : { problem: 'unknown event' };
  }
  if (type !== 'reply') return { problem: 'unknown type' };
  if (typeof id !== 'string') return { problem: 'reply without id' };
  return { message: { reply: { id, ok: ok === true, data, error } } };
}
