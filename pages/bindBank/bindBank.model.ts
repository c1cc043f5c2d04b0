import type { BindItem, BindPayload } from '../../shared/api/bindCard.ts';
import {
  acceptedValue,
  fieldKind,
  type PhoneProblem,
  parseTyped,
  phoneProblem,
} from './bindField.model.ts';

/** The card type and channel selected at first. */
const DEFAULT_CARD_TYPE = '1';
const DEFAULT_CHANNEL = '90006';
/** Code of the item whose options are the channels of card type 1. */
const CHANNEL_CODE = 'channel';
/** Value of `source` that saves to the order's endpoint and returns the borrower to the order. */
export const LOAN_DETAIL_SOURCE = 'loanDetail';

/** Unformatted values, keyed by item code. */
type BindValues = Readonly<Record<string, string>>;

/** Everything entered so far. */
export interface BindForm {
  cardType: string;
  /** The values of this card type, the channel among them. */
  values: BindValues;
  /** The values of the card types that were left, by card type. */
  others?: Readonly<Record<string, BindValues>> | undefined;
}

const anyOf = (value: string) => value === '' || value === '0';

const isForType = ({ cardTypeMi }: BindItem, cardType: string) =>
  anyOf(cardTypeMi) || cardTypeMi === cardType;

/** The items for a card type and channel. An item with `0` or no value there applies to all of them. */
export function visibleItems(
  items: readonly BindItem[],
  { cardType, channel }: { cardType: string; channel: string },
): BindItem[] {
  return items.filter(
    (item) =>
      isForType(item, cardType) && (anyOf(item.channelNumber) || item.channelNumber === channel),
  );
}

/** The item that chooses the channel of a card type; undefined if it has none. */
function channelItem(items: readonly BindItem[], cardType: string): BindItem | undefined {
  return items.find((item) => item.code === CHANNEL_CODE && isForType(item, cardType));
}

/**
 * The channel of a form. It is the value of the item that chooses it, so the choice, the items shown and the payload always
 * agree. A card type without such an item has the channel of card type 1.
 */
function channelOf(items: readonly BindItem[], form: BindForm): string {
  const own = channelItem(items, form.cardType);
  if (own) return fieldValue(own, form);
  const first = channelItem(items, DEFAULT_CARD_TYPE);
  const values = form.others?.[DEFAULT_CARD_TYPE];
  return first && values ? fieldValue(first, { values }) : DEFAULT_CHANNEL;
}

/** The items that belong to a form as it is filled in. */
function formItems(items: readonly BindItem[], form: BindForm): BindItem[] {
  return visibleItems(items, { cardType: form.cardType, channel: channelOf(items, form) });
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

/** The server's value of an item, cleaned; as it came if it does not fit, so that the field can say so. */
function serverValue(item: BindItem): string {
  const { digits, refused } = parseTyped(fieldKind(item), item.value);
  return refused ? item.value : digits;
}

/** The server's values for a card type. Those of the items on screen win over items that share their code. */
function serverValues(
  items: readonly BindItem[],
  cardType: string,
  channel: string,
): Record<string, string> {
  const given = items.filter(
    ({ cardTypeMi, value }) => value && (anyOf(cardTypeMi) || cardTypeMi === cardType),
  );
  const inOrder = [...given, ...visibleItems(given, { cardType, channel })];
  return Object.fromEntries(inOrder.map((item) => [item.code, serverValue(item)]));
}

/** The server's value of an item. A channel of `0` is none. @param channel where it has none. */
export function savedValue({ code, value }: BindItem, channel = DEFAULT_CHANNEL): string {
  return code === CHANNEL_CODE && anyOf(value) ? channel : value;
}

/** The values that a card type starts with. @param channel where the server has none. */
function startValues(items: readonly BindItem[], cardType: string, channel: string): BindValues {
  const chooser = channelItem(items, cardType);
  const start = chooser ? savedValue(chooser, channel) : channel;
  return { ...serverValues(items, cardType, start), [CHANNEL_CODE]: start };
}

/** The initial form: the first card type that has items of its own, whatever their channel, with the server's values. */
export function startForm(items: readonly BindItem[]): BindForm {
  const hasOwn = (cardType: string) => items.some((item) => item.cardTypeMi === cardType);
  const cardType = cardTypesOf(items).find(hasOwn) ?? DEFAULT_CARD_TYPE;
  return { cardType, values: startValues(items, cardType, DEFAULT_CHANNEL) };
}

/**
 * The form with another card type. Only the values of items for all card types go along: an account number
 * of one type must never stand in a field of another. The rest is kept for the return.
 */
export function withCardType(
  items: readonly BindItem[],
  form: BindForm,
  cardType: string,
): BindForm {
  if (cardType === form.cardType) return form;
  const own = new Set(items.flatMap((item) => (anyOf(item.cardTypeMi) ? [] : item.code)));
  const entries = Object.entries(form.values);
  const shared = Object.fromEntries(entries.filter(([code]) => !own.has(code)));
  const left = Object.fromEntries(entries.filter(([code]) => own.has(code)));
  const start = startValues(items, cardType, channelOf(items, form));
  return {
    cardType,
    values: { ...start, ...shared, ...form.others?.[cardType] },
    others: { ...form.others, [form.cardType]: left },
  };
}

/** The form with one value changed. Other values stay, because items of different channels can share a code. */
export function withValue(form: BindForm, code: string, value: string): BindForm {
  return { ...form, values: { ...form.values, [code]: value } };
}

/** What was entered for an item, '' for nothing. Its code may be a name that every object has, such as `constructor`. */
export function enteredValue({ code }: BindItem, { values }: Pick<BindForm, 'values'>): string {
  return (Object.keys(values).includes(code) && values[code]) || '';
}

/** The item's current value, in the format of its field. */
export function fieldValue(item: BindItem, form: Pick<BindForm, 'values'>): string {
  return acceptedValue(item, enteredValue(item, form));
}

/** Tells an item from others with its code. */
export function itemKey({ cardTypeMi, channelNumber, code }: BindItem): string {
  return [cardTypeMi, channelNumber, code].join();
}

/** The items to fill in: all visible ones, except a channel without options. */
export function requestedItems(items: readonly BindItem[], form: BindForm): BindItem[] {
  const isFixed = (item: BindItem) => item.code === CHANNEL_CODE && !item.note.length;
  return formItems(items, form).filter((item) => !isFixed(item));
}

/** Why an item cannot be sent yet: it is required and empty, or its phone number does not fit. */
export function problemOf(item: BindItem, form: BindForm): 'missing' | PhoneProblem | undefined {
  if (item.required && !fieldValue(item, form)) return 'missing';
  return fieldKind(item) === 'phone' ? phoneProblem(enteredValue(item, form)) : undefined;
}

/** The items that cannot be sent yet, in form order. */
export function unfinishedItems(items: readonly BindItem[], form: BindForm): BindItem[] {
  return requestedItems(items, form).filter((item) => problemOf(item, form));
}

/** The payload: each visible item's unformatted value by code (`''` if empty), `cardType` and `product_id`. */
export function bindPayload(
  items: readonly BindItem[],
  form: BindForm,
  product_id: string,
): BindPayload {
  const entries = formItems(items, form).map((item) => [item.code, fieldValue(item, form)]);
  return { ...Object.fromEntries(entries), cardType: form.cardType, product_id };
}

/** The item with a title, falling back to its subtitle or code, so that every field has a label. */
function named(item: BindItem): BindItem {
  return { ...item, title: item.title || item.subtitle || item.code };
}

/** The content of the page: every item, undefined while they are not known, and the entries. */
export type ShownAccount = ReturnType<typeof shownAccount>;

/** The content of the page before anything is entered. @param data undefined while they are not known. */
export function shownAccount(data: { items: readonly BindItem[] } | undefined) {
  const items: readonly BindItem[] | undefined = data?.items.map(named);
  return { items, form: startForm(items ?? []) };
}
