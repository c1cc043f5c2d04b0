import type { BindItem } from '../../shared/api/bindCard.ts';
import { ownerOf } from '../../shared/api/session/session.ts';
import { keptObject, sessionStore } from '../../shared/lib/storage.ts';
import type { BindForm } from './bindBank.model.ts';
import { type FieldKind, fieldKind } from './bindField.model.ts';

const VALUE_KEYS = ['text', 'enum', 'citySelect', 'day'] as const;

/** The session storage key for the values of a kind of field; of any other it is `text`. */
const STORAGE_KEYS: Partial<Record<FieldKind, (typeof VALUE_KEYS)[number]>> = {
  enum: 'enum',
  city: 'citySelect',
  day: 'day',
};

/** Who a draft belongs to. Another borrower or another order never sees it. */
const owner = () => ownerOf('account');

/** The strings of an object, by name. */
function stringsOf(kept: unknown): Record<string, string> {
  const entries = Object.entries(Object(kept));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The server's form with this tab's draft applied. Unreadable parts of the draft count as absent. */
export function withDraft(start: BindForm): BindForm {
  const bank = { others: undefined, ...keptObject('bank') };
  const { owner: kept, cardType = start.cardType } = stringsOf(bank);
  if (kept !== owner()) return start;
  // The server's values belong to the card type that the form starts on.
  const given = cardType === start.cardType ? start.values : {};
  const values = Object.assign({}, given, ...VALUE_KEYS.map((key) => stringsOf(keptObject(key))));
  const others = Object.entries(Object(bank.others)).map(([type, own]) => [type, stringsOf(own)]);
  return { cardType, values, ...(others.length && { others: Object.fromEntries(others) }) };
}

/** Whether this tab has a draft, of whomever. */
export function hasDraft(): boolean {
  return sessionStore.read('bank') !== undefined;
}

/** Saves the form for this tab, so that nothing is lost when the page reloads or the web view is killed. */
export function keepDraft(
  items: readonly BindItem[],
  { cardType, values, others }: BindForm,
): void {
  sessionStore.write('bank', JSON.stringify({ owner: owner(), cardType, others }));
  const kinds = new Map(items.map((item) => [item.code, fieldKind(item)]));
  for (const key of VALUE_KEYS) {
    const keyOf = (code: string) => STORAGE_KEYS[kinds.get(code) ?? 'text'] ?? 'text';
    const own = Object.entries(values).filter(([code]) => keyOf(code) === key);
    sessionStore.write(key, JSON.stringify(Object.fromEntries(own)));
  }
}

/** Deletes the draft once the account is saved. */
export function dropDraft(): void {
  for (const key of ['bank', ...VALUE_KEYS] as const) sessionStore.remove(key);
}
