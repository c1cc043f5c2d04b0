import type { BindItem, BindOption } from '../../shared/api/bindCard.ts';
import { getViewConfig } from '../../shared/config/config.ts';
import { digitsOnly, groupsOf, inFours } from '../../shared/lib/mask.ts';
import { writeAmount } from '../../shared/lib/money.ts';
import { hasCountryCode, PHONE_RULES, type ReadPhone, readPhone } from '../../shared/lib/phone.ts';
import { plainLine } from '../../shared/lib/plainCharacters.ts';

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

const CATEGORIES: Record<string, FieldKind> = {
  city: 'city',
  cityselect: 'city',
  day: 'day',
  enum: 'enum',
};
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

/** Whether an item is chosen from options: a category of its own, or a day that has some. */
export function isChosen(item: Pick<BindItem, 'cate' | 'inputType' | 'note'>): boolean {
  const kind = fieldKind(item);
  return kind === 'enum' || kind === 'city' || (kind === 'day' && item.note.length > 0);
}

/** The text in a date field; '' for a day in another form, which such a field does not show. */
export const dateIn = (day: string): string => (ENTERED.day?.test(day) ? day : '');

/** The mobile number format of the configured market. */
export function phoneField() {
  return PHONE_RULES[getViewConfig().currency === '₹' ? 'in' : 'ph'];
}

/** Text as a field takes it. */
export interface ReadText extends ReadPhone {
  /** The number was refused only because it is too long; its first digits are kept. */
  cut?: true;
}

/** Cleans typed, pasted or stored text. Numeric fields keep only digits; a phone field may refuse the text. */
export function parseTyped(kind: FieldKind, typed: string): ReadText {
  if (kind !== 'phone') {
    return { digits: kind === 'number' || kind === 'bankCard' ? digitsOnly(typed) : typed };
  }
  const field = phoneField();
  const read = readPhone(typed, field);
  if (!read.refused) return read;
  const digits = read.digits.slice(0, field.max);
  // A plus further on: a number with its country's code was pasted into another one.
  const foreign = typed.includes('+') || hasCountryCode(typed, field);
  return { digits, refused: true, ...(!foreign && { cut: true }) };
}

/** The unformatted value of typed text. */
function rawValue(kind: FieldKind, typed: string): string {
  return parseTyped(kind, typed).digits;
}

/** The problem of a phone number: it is too long, or it is no number of this country. */
export type PhoneProblem = 'tooLong' | 'badPhone';

/** The content of a field after an edit, and its problem. */
export interface Edit {
  value: string;
  problem?: PhoneProblem;
}

/** Whether one digit was added to a number, anywhere in it. */
function hasOneMore(digits: string, before: string): boolean {
  let at = 0;
  while (at < before.length && digits[at] === before[at]) at += 1;
  return digits.slice(at + 1) === before.slice(at);
}

/**
 * The content of a text field after an edit, and the problem of the entry. Of a number that is too
 * long the first digits are kept; but a digit added to a full number never pushes another one out.
 */
export function editOf(kind: FieldKind, before: string, typed: string): Edit {
  const { digits, refused, cut } = parseTyped(kind, typed);
  if (!refused) return { value: digits };
  if (!cut) return { value: before, problem: 'badPhone' };
  const isExtra = hasOneMore(digitsOnly(typed), rawValue(kind, before));
  return { value: isExtra ? before : digits, problem: 'tooLong' };
}

/** Why a phone number cannot be sent, however it came into the field. */
export function phoneProblem(held: string): PhoneProblem | undefined {
  const { digits, refused, cut } = parseTyped('phone', held);
  if (cut) return 'tooLong';
  return refused || digits.length > phoneField().max ? 'badPhone' : undefined;
}

/** The groups in which a value is shown. Only a phone number of a possible length is grouped. */
function groupsIn(kind: FieldKind, typed: string): string[] {
  const value = rawValue(kind, typed);
  if (kind === 'bankCard') return inFours(value);
  if (kind !== 'phone' || value.length > phoneField().max) return [value];
  return groupsOf(value, getViewConfig().phoneGroups.split('-').map(Number));
}

/** An amount of the money keyboard with its currency and its digits in groups, also while it is typed. */
export function shownAmount(typed: string): string {
  const { currency, grouping } = getViewConfig();
  const [whole = '', part] = typed.split('.');
  return writeAmount(whole, part, currency, grouping);
}

/** The formatting of a value while it is typed. */
export function maskOf(kind: FieldKind): (text: string) => string {
  return (text) => groupsIn(kind, text).join(' ');
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
  if (kind === 'money' && value) return shownAmount(value);
  if (!isChosen(item)) return maskOf(kind)(value);
  const names = optionPath(item.note, value).map(({ name }) => name);
  // The server's own day may be none of its options.
  return names.join(', ') || (kind === 'day' ? value : '');
}

/** A value as the review shows it: a phone or card number as its groups, anything else as text. */
export function reviewedValue(item: BindItem, value: string): string | readonly string[] {
  const kind = fieldKind(item);
  const isGrouped = value !== '' && (kind === 'phone' || kind === 'bankCard');
  return isGrouped ? groupsIn(kind, value) : shownValue(item, value);
}

/** The texts that a money keyboard and a date field can enter, and a number that is more than the plus of a country code. */
const ENTERED: Partial<Record<FieldKind, RegExp>> = {
  phone: /^\d+$/,
  money: /^\d+(\.\d+)?$/,
  day: /^\d{4}-\d\d-\d\d$/,
};

/**
 * A value in the format of an item's field: a text without invisible marks and odd spaces. `''` for a choice that is not among
 * the options, for a country code alone, and for an amount or a day that the field could not have entered. A day that the
 * server gives is kept in any form.
 */
export function acceptedValue(item: BindItem, held: string): string {
  const kind = fieldKind(item);
  const raw = rawValue(kind, held);
  const value = (kind === 'text' ? plainLine(raw) : raw).trim();
  if (kind === 'day' && value === item.value.trim()) return value;
  if (isChosen(item)) return optionPath(item.note, value).length ? value : '';
  return ENTERED[kind]?.test(value) === false ? '' : value;
}
