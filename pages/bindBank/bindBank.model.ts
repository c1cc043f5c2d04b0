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

/** Spec 4, 9: what the form begins with. */
export const DEFAULT_CARD_TYPE = '1';
export const DEFAULT_CHANNEL = '90006';
/** The item whose choices are the channels of card type 1 (decisions 5). */
export const CHANNEL_CODE = 'channel';
/** The source that sends the borrower back to the order (spec 4, 7.2). */
export const LOAN_DETAIL_SOURCE = 'loanDetail';

/** What kind of field stands for an item: the four categories of spec 3, text by its inputType. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'phone'
  | 'bankCard'
  | 'money'
  | 'enum'
  | 'city'
  | 'day';

/** Everything that the borrower has put in so far; values are raw, by the code of their item. */
export interface BindForm {
  cardType: string;
  channel: string;
  values: Readonly<Record<string, string>>;
}

/** The form's items for this address's product. */
export const bindItems = queryAtoms(cardInitQuery);

/** The item with a name: a field without one could not be told from its neighbours. */
export function named(item: BindItem): BindItem {
  return { ...item, title: item.title || item.subtitle || item.code };
}

const anyOf = (value: string) => value === '' || value === '0';

/** The items of a card type and channel; 0 or nothing stands for every one (spec 4, "Bank form"). */
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

/** The card types that the form offers, the default one first. */
export function cardTypesOf(items: readonly BindItem[]): string[] {
  const given = items.map(({ cardTypeMi }) => cardTypeMi).filter((type) => !anyOf(type));
  return [...new Set([DEFAULT_CARD_TYPE, ...given.sort()])];
}

/** The channels that make a difference: those with items of their own, and '' for all others. */
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
 * The kind of an item's field; an unknown category or input type is plain text, and so is a choice
 * without anything to choose from, which would shut the form for ever.
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

/** How mobile numbers are written where amounts are in this currency. */
export function phoneField() {
  return PHONE_FIELDS[getConfig().currency === '₹' ? 'in' : 'ph'];
}

/** What was typed or pasted: numeric inputs strip what is no digit, and a phone may refuse it. */
export function readTyped(kind: FieldKind, typed: string): ReadPhone {
  if (kind === 'phone') return readPhone(typed, phoneField());
  return { digits: kind === 'number' || kind === 'bankCard' ? digitsOnly(typed) : typed };
}

/** What a typed text is kept as. */
export function rawValue(kind: FieldKind, typed: string): string {
  return readTyped(kind, typed).digits;
}

/** A phone number in groups; with more digits than one has it is shown as it stands. */
function groupedPhone(typed: string): string {
  const digits = rawValue('phone', typed);
  return digits.length > PHONE_DIGITS ? digits : maskPhone(digits);
}

/** How a raw value is shown while it is typed. */
export function maskOf(kind: FieldKind): (text: string) => string {
  if (kind === 'phone') return groupedPhone;
  if (kind === 'bankCard') return maskCard;
  return (text) => rawValue(kind, text);
}

/** The path of a choice through a nested list, by the value that is sent; empty when it is not there. */
export function optionPath(options: readonly BindOption[], type: string): BindOption[] {
  for (const option of options) {
    if (!option.children.length && option.type === type) return [option];
    const below = optionPath(option.children, type);
    if (below.length) return [option, ...below];
  }
  return [];
}

/** A value as the borrower reads it back: names for choices, groups for numbers. */
export function shownValue(item: BindItem, value: string): string {
  const kind = fieldKind(item);
  if (kind !== 'enum' && kind !== 'city') return maskOf(kind)(value);
  return optionPath(item.note, value)
    .map(({ name }) => name)
    .join(', ');
}

/** The form before anything is typed: the server's values, and the channel that it names or the default. */
export function startForm(items: readonly BindItem[]): BindForm {
  const values = Object.fromEntries(
    items.flatMap((item) =>
      item.value ? [[item.code, rawValue(fieldKind(item), item.value)]] : [],
    ),
  );
  const channel = values[CHANNEL_CODE] ?? DEFAULT_CHANNEL;
  return { cardType: DEFAULT_CARD_TYPE, channel, values: { ...values, [CHANNEL_CODE]: channel } };
}

/**
 * The form with one value changed. Choosing a channel while card type is 1 changes the channel;
 * values of other items stay, so that shared codes survive (spec 4).
 */
export function withValue(form: BindForm, code: string, value: string): BindForm {
  const changed = { ...form, values: { ...form.values, [code]: value } };
  const moves = code === CHANNEL_CODE && form.cardType === DEFAULT_CARD_TYPE;
  return moves ? { ...changed, channel: value } : changed;
}

/** What the item holds now; a choice that is no longer offered counts as none. */
export function heldValue(item: BindItem, { values }: Pick<BindForm, 'values'>): string {
  const value = rawValue(fieldKind(item), values[item.code] ?? '');
  const chosen = fieldKind(item) === 'enum' || fieldKind(item) === 'city';
  return chosen && !optionPath(item.note, value).length ? '' : value.trim();
}

/** The items that a borrower is asked for: all visible ones but a channel without anything to choose from. */
export function askedItems(items: readonly BindItem[], form: BindForm): BindItem[] {
  const isFixed = (item: BindItem) => item.code === CHANNEL_CODE && !item.note.length;
  return visibleItems(items, form).filter((item) => !isFixed(item));
}

/** The items that must have a value and have none, in their order. */
export function missingItems(items: readonly BindItem[], form: BindForm): BindItem[] {
  return askedItems(items, form).filter((item) => item.required && !heldValue(item, form));
}

/** The payload: each visible item by its code, raw, '' where it was left empty, plus cardType and product_id. */
export function bindPayload(
  items: readonly BindItem[],
  form: BindForm,
  product_id: string,
): BindPayload {
  const entries = visibleItems(items, form).map((item) => [item.code, heldValue(item, form)]);
  return { ...Object.fromEntries(entries), cardType: form.cardType, product_id };
}
