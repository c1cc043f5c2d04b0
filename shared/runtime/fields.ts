import type { Query } from '../api/query.ts';
import type { Format, FormatOf } from '../lib/fieldFormats.ts';

declare const VALUE: unique symbol;

/**
 * The name of a reply's field and, after a colon, its format, as a skeleton's element carries it. Only this module
 * creates one, from the type of the reply, so that a misspelt field or a missing format does not compile.
 */
export type Field<Value = unknown> = string & { readonly [VALUE]: Value };

/** Fields of a record, and of the records in it: `repayAmount`, `defDetail.payCode`. Lists end a path. */
type PathOf<Data> = {
  [Key in keyof Data & string]: Data[Key] extends string | readonly unknown[]
    ? Key
    : Data[Key] extends object
      ? Key | `${Key}.${PathOf<Data[Key]>}`
      : Key;
}[keyof Data & string];

type ValueAt<Data, Path extends string> = Path extends keyof Data
  ? Data[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Data
      ? ValueAt<Data[Key], Rest>
      : never
    : never;

/** A field's format is named where the reply's schema says that the ready screen shows it in one. */
type FormatArgument<Value> = [FormatOf<Value>] extends [never] ? [] : [format: FormatOf<Value>];

/** Names the fields of a record. */
export type Fields<Data> = <Path extends PathOf<Data>>(
  path: Path,
  ...format: FormatArgument<ValueAt<Data, Path>>
) => Field<ValueAt<Data, Path>>;

/** A record's field names in the reply, if they differ from ours; '' for a field that is not sent. */
type ReplyNames<Data> = Readonly<Record<keyof Data & string, string>>;

const asField = (path: string, format?: Format) =>
  (path && format ? `${path}:${format}` : path) as Field<never>;

/** Names the fields of a record. @param names in the reply, if they differ. */
export function fieldsOfRecord<Data>(names?: ReplyNames<Data>): Fields<Data> {
  return (path, ...[format]) =>
    asField(names ? ((names as Record<string, string>)[path] ?? '') : path, format);
}

/** Names the fields of a query's reply. */
export function fieldsOf<Data>(
  _query: Query<object, Data>,
  names?: ReplyNames<Data>,
): Fields<Data> {
  return fieldsOfRecord(names);
}

/** Names the fields of each entry of a list. */
export function entriesOf<Entry>(
  _list: Field<readonly Entry[]>,
  names?: ReplyNames<Entry>,
): Fields<Entry> {
  return fieldsOfRecord(names);
}

/** Names the fields of a list's first entry. */
export function firstOf<Entry>(list: Field<readonly Entry[]>): Fields<Entry> {
  return (path, ...[format]) => asField(`${list}.0.${path}`, format);
}

/** Names an entry of a list of texts: the entry itself. */
export function itselfOf(_list: Field<readonly string[]>): Field<string> {
  return asField('.');
}

/** Attributes that make an element show a text of the reply. */
export function fill(field: Field<string> | undefined) {
  return { 'data-field': field };
}

/** Attributes that give an input a text of the reply as its value. */
export function fillValue(field: Field<string>) {
  return { 'data-value': field };
}

/** See `repeat`. */
export interface Repeated {
  'data-list': Field | undefined;
  'data-max': number | undefined;
  'data-whole': true | undefined;
}

/**
 * Attributes that make an element repeat its first child for each entry of a list, at most `max` times.
 * @param whole leaves out an entry if the reply has nothing for one of its bars.
 */
export function repeat(
  list: Field<readonly unknown[]> | undefined,
  max?: number,
  whole?: true,
): Repeated {
  return { 'data-list': list, 'data-max': max, 'data-whole': whole };
}

/** Attributes that make an element show only if a field is not empty. */
export function showWith(field: Field<string | boolean | readonly unknown[]>) {
  return { 'data-when': field.split(':')[0] };
}

/** Attributes that make an element show as soon as a reply says so: it is hidden until then. */
export function revealWith(field: Field<string | boolean | readonly unknown[]>) {
  return { ...showWith(field), hidden: true };
}
