import type { BindItem } from '../../shared/api/bindCard.ts';
import { ownerOf } from '../../shared/api/session/owner.ts';
import {
  readSession,
  removeSession,
  type SessionKey,
  writeSession,
} from '../../shared/lib/storage.ts';
import { type BindForm, type FieldKind, fieldKind } from './bindBank.model.ts';

/** The session storage key for the values of each kind of field. */
const STORAGE_KEYS: Record<FieldKind, SessionKey> = {
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

/** Who a draft belongs to. Another borrower or another order never sees it. */
const owner = () => ownerOf('account');

/** The stored strings under a key, by name. Unreadable data counts as absent. */
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

/** The server's form with this tab's draft applied. Unreadable parts of the draft count as absent. */
export function withDraft(start: BindForm): BindForm {
  const { owner: kept, cardType = start.cardType, channel = start.channel } = read('bank');
  if (kept !== owner()) return start;
  return { cardType, channel, values: Object.assign({}, start.values, ...VALUE_KEYS.map(read)) };
}

/** Saves the form for this tab, so that nothing is lost when the page reloads or the web view is killed. */
export function keepDraft(
  items: readonly BindItem[],
  { cardType, channel, values }: BindForm,
): void {
  writeSession('bank', JSON.stringify({ owner: owner(), cardType, channel }));
  const kinds = new Map(items.map((item) => [item.code, fieldKind(item)]));
  for (const key of VALUE_KEYS) {
    const own = Object.entries(values).filter(
      ([code]) => STORAGE_KEYS[kinds.get(code) ?? 'text'] === key,
    );
    writeSession(key, JSON.stringify(Object.fromEntries(own)));
  }
}

/** Deletes the draft once the account is saved. */
export function dropDraft(): void {
  for (const key of ['bank', ...VALUE_KEYS] as const) removeSession(key);
}
