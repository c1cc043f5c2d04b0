import * as v from 'valibot';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { commonParameters } from '../../shared/session/session.ts';
import {
  readSession,
  removeSession,
  type SessionKey,
  writeSession,
} from '../../shared/session/storage.ts';
import { type BindForm, type FieldKind, fieldKind } from './bindBank.model.ts';

/** Spec 2.1: each category's values have their own session key. */
const SHELVES: Record<FieldKind, SessionKey> = {
  text: 'text',
  number: 'text',
  phone: 'text',
  bankCard: 'text',
  money: 'text',
  enum: 'enum',
  city: 'citySelect',
  day: 'day',
};
const VALUE_KEYS = ['text', 'enum', 'citySelect', 'day'] as const satisfies SessionKey[];

const valuesSchema = v.record(v.string(), v.string());
const headSchema = v.object({ owner: v.string(), cardType: v.string(), channel: v.string() });

/** A draft belongs to one product and order, so that it never shows up in another's form. */
function owner(): string {
  const { productId = '', orderId = '' } = commonParameters();
  return `${productId}:${orderId}`;
}

function read<Output>(
  key: SessionKey,
  schema: v.GenericSchema<unknown, Output>,
): Output | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(readSession(key) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** The form as this tab kept it over the one that the server began; unreadable parts count as absent. */
export function withDraft(start: BindForm): BindForm {
  const head = read('bank', headSchema);
  if (head?.owner !== owner()) return start;
  const kept = VALUE_KEYS.map((key) => read(key, valuesSchema));
  const { cardType, channel } = head;
  return { cardType, channel, values: Object.assign({}, start.values, ...kept) };
}

/** Keeps the form for this tab, so that a reload or a killed web view loses nothing. */
export function keepDraft(
  items: readonly BindItem[],
  { cardType, channel, values }: BindForm,
): void {
  writeSession('bank', JSON.stringify({ owner: owner(), cardType, channel }));
  const kinds = new Map(items.map((item) => [item.code, fieldKind(item)]));
  for (const key of VALUE_KEYS) {
    const own = Object.entries(values).filter(
      ([code]) => SHELVES[kinds.get(code) ?? 'text'] === key,
    );
    writeSession(key, JSON.stringify(Object.fromEntries(own)));
  }
}

/** Forgets the draft: the account is saved. */
export function dropDraft(): void {
  for (const key of ['bank', ...VALUE_KEYS] as const) removeSession(key);
}
