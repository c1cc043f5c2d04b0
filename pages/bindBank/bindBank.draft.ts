import type { BindItem } from '../../shared/api/bindCard.ts';
import { ownerOf } from '../../shared/api/session/owner.ts';
import {
  readSession,
  removeSession,
  type SessionKey,
  writeSession,
} from '../../shared/lib/storage.ts';
import { type BindForm, type FieldKind, fieldKind } from './bindBank.model.ts';

/** Each category's values have their own session key. */
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

/** Whom a draft belongs to: nobody else may see what was typed, and no other order's form takes it over. */
const owner = () => ownerOf('account');

/** The texts that a key keeps, by name; anything unreadable counts as absent. */
function read(key: SessionKey): Record<string, string> {
  try {
    const kept = Object.entries(JSON.parse(readSession(key) ?? '{}') ?? {});
    return Object.fromEntries(
      kept.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** The form as this tab kept it over the one that the server began; unreadable parts count as absent. */
export function withDraft(start: BindForm): BindForm {
  const { owner: kept, cardType = start.cardType, channel = start.channel } = read('bank');
  if (kept !== owner()) return start;
  return { cardType, channel, values: Object.assign({}, start.values, ...VALUE_KEYS.map(read)) };
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
