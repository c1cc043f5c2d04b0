import {
  type BindItem,
  type BindOption,
  type BindPayload,
  cardInitQuery,
} from '../../shared/api/bindCard.ts';
import { getConfig } from '../../shared/config/config.ts';
import { digitsOnly, maskCard, maskPhone, PHONE_DIGITS } from '../../shared/lib/mask.ts';
import { PHONE_FIELDS, type ReadPhone, readPhone } from '../../shared/lib/phoneField.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** The card type and channel selected at first. */
export const DEFAULT_CARD_TYPE = '1';
export const DEFAULT_CHANNEL = '90006';
/** Code of the item whose options are the channels of card type 1. */
export const CHANNEL_CODE = 'channel';
/** Value of `source` that saves to the order's endpoint and returns the borrower to the order. */
export const LOAN_DETAIL_SOURCE = 'loanDetail';

/** The kind of field for an item: from its category, or from its `inputType` when the category is text. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'phone'
  | 'bankCard'
  | 'money'
  | 'enum'
  | 'city'
  | 'day';

/** Everything entered so far. Values are unformatted, keyed by item code. */
export interface BindForm {
  cardType: string;
  channel: string;
  values: Readonly<Record<string, string>>;
}

/** The form items for the product in the address. */
export const pageData = queryAtoms(cardInitQuery);

/** The item with a title, falling back to its subtitle or code, so that every field has a label. */
export function named(item: BindItem): BindItem {
  return { ...item, title: item.title || item.subtitle || item.code };
}

const anyOf = (value: string) => value === '' || value === '0';

/** The items for a card type and channel. An item with `0` or no value there applies to all of them. */
export function visibleItems(
  items: readonly BindItem[],
  { cardType, channel }: Pick<BindForm, 'cardType' | 'channel'>,
): BindItem[] {
  return items.filter(
    ({ cardTypeMi, channelNumber }) =>
      (anyOf(cardTypeMi) || cardTypeMi === cardType) &&
      (anyOf(channelNumber) || channelNumber === channel),
  );
}

/** The card types in the form, the default one first. */
export function cardTypesOf(items: readonly BindItem[]): string[] {
  const given = items.map(({ cardTypeMi }) => cardTypeMi).filter((type) => !anyOf(type));
  return [...new Set([DEFAULT_CARD_TYPE, ...given.sort()])];
}

/** The channels that have items of their own, and `''` for all others. */
export function channelsOf(items: readonly BindItem[]): string[] {
  const given = items
    .map(({ channelNumber }) => channelNumber)
    .filter((channel) => !anyOf(channel));
  return ['', ...new Set(given)];
}

const CATEGORIES: Record<string, FieldKind> = { cityselect: 'city', day: 'day', enum: 'enum' };
const INPUT_TYPES: Record<string, FieldKind> = {
  number: 'number',
  phone: 'phone',
  bankcard: 'bankCard',
  money: 'money',
};

/**
 * The kind of field for an item. An unknown category or input type becomes plain text. So does a choice
 * without options, because the borrower could never complete it.
 */
export function fieldKind({
  cate,
  inputType,
  note,
}: Pick<BindItem, 'cate' | 'inputType' | 'note'>): FieldKind {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  const category = CATEGORIES[plain(cate)];
  const typed = INPUT_TYPES[plain(inputType)] ?? 'text';
  return category === 'day' || note.length ? (category ?? typed) : typed;
}

/** The mobile number format of the configured market. */
export function phoneField() {
  return PHONE_FIELDS[getConfig().currency === '₹' ? 'in' : 'ph'];
}

/** Cleans typed or pasted text. Numeric fields keep only digits; a phone field may reject the input. */
export function readTyped(kind: FieldKind, typed: string): ReadPhone {
  if (kind === 'phone') return readPhone(typed, phoneField());
  return { digits: kind === 'number' || kind === 'bankCard' ? digitsOnly(typed) : typed };
}

/** The unformatted value of typed text. */
export function rawValue(kind: FieldKind, typed: string): string {
  return readTyped(kind, typed).digits;
}

/** Groups a phone number. One with too many digits is not grouped. */
function groupedPhone(typed: string): string {
  const digits = rawValue('phone', typed);
  return digits.length > PHONE_DIGITS ? digits : maskPhone(digits);
}

/** The formatting of a value while it is typed. */
export function maskOf(kind: FieldKind): (text: string) => string {
  if (kind === 'phone') return groupedPhone;
  if (kind === 'bankCard') return maskCard;
  return (text) => rawValue(kind, text);
}

/** The options from the top level down to the one with this value; empty if there is none. */
export function optionPath(options: readonly BindOption[], type: string): BindOption[] {
  for (const option of options) {
    if (!option.children.length && option.type === type) return [option];
    const below = optionPath(option.children, type);
    if (below.length) return [option, ...below];
  }
  return [];
}

/** A value formatted for display: option names for choices, grouped digits for numbers. */
export function shownValue(item: BindItem, value: string): string {
  const kind = fieldKind(item);
  if (kind !== 'enum' && kind !== 'city') return maskOf(kind)(value);
  return optionPath(item.note, value)
    .map(({ name }) => name)
    .join(', ');
}

/**
 * The initial form: the server's values, with the default channel if it names none, and the first card type
 * that has items of its own there.
 */
export function startForm(items: readonly BindItem[]): BindForm {
  const values = Object.fromEntries(
    items.flatMap((item) =>
      item.value ? [[item.code, rawValue(fieldKind(item), item.value)]] : [],
    ),
  );
  const channel = values[CHANNEL_CODE] ?? DEFAULT_CHANNEL;
  const hasOwn = (cardType: string) =>
    visibleItems(items, { cardType, channel }).some((item) => item.cardTypeMi === cardType);
  const cardType = cardTypesOf(items).find(hasOwn) ?? DEFAULT_CARD_TYPE;
  return { cardType, channel, values: { ...values, [CHANNEL_CODE]: channel } };
}

/**
 * The form with one value changed. Choosing a channel while the card type is 1 also switches the channel.
 * Other values stay, because items of different channels can share a code.
 */
export function withValue(form: BindForm, code: string, value: string): BindForm {
  const changed = { ...form, values: { ...form.values, [code]: value } };
  const moves = code === CHANNEL_CODE && form.cardType === DEFAULT_CARD_TYPE;
  return moves ? { ...changed, channel: value } : changed;
}

/** The item's current value; `''` for a choice that is no longer among the options. */
export function heldValue(item: BindItem, { values }: Pick<BindForm, 'values'>): string {
  const value = rawValue(fieldKind(item), values[item.code] ?? '');
  const chosen = fieldKind(item) === 'enum' || fieldKind(item) === 'city';
  return chosen && !optionPath(item.note, value).length ? '' : value.trim();
}

/** The items to fill in: all visible ones, except a channel without options. */
export function askedItems(items: readonly BindItem[], form: BindForm): BindItem[] {
  const isFixed = (item: BindItem) => item.code === CHANNEL_CODE && !item.note.length;
  return visibleItems(items, form).filter((item) => !isFixed(item));
}

/** The required items that are still empty, in form order. */
export function missingItems(items: readonly BindItem[], form: BindForm): BindItem[] {
  return askedItems(items, form).filter((item) => item.required && !heldValue(item, form));
}

/** The payload: each visible item's unformatted value by code (`''` if empty), `cardType` and `product_id`. */
export function bindPayload(
  items: readonly BindItem[],
  form: BindForm,
  product_id: string,
): BindPayload {
  const entries = visibleItems(items, form).map((item) => [item.code, heldValue(item, form)]);
  return { ...Object.fromEntries(entries), cardType: form.cardType, product_id };
}
