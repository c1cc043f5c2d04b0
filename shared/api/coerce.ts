import { getConfig } from '../config/config.ts';
import { dateText } from '../lib/date.ts';
import * as v from '../lib/schema.ts';
import { type FlagMeaning, meaningOf, readFlag, readText } from './reply.ts';

/** Any value, or null if the key is missing, so that the transformation always runs. */
export const anything = v.optional(v.unknown(), null);

/** Text without white space around it, however the server sent it: numbers become digits; null and a missing key ''. */
export const text = v.pipe(anything, v.transform(readText));

/** Text that must be present: an empty one makes the reply malformed. */
export const requiredText = v.pipe(text, v.minLength(1));

/** An amount to show, as text: with its currency, or as a bare number. */
export const amount = text;

/** An amount that must be present and can be paid: it has a digit, and no minus before it. */
export const requiredAmount = v.pipe(requiredText, v.regex(/^[^\p{Nd}\u2212-]*\p{Nd}/u));

/** A date, as yyyy-mm-dd if it can be read; otherwise the text as it came. */
export const date = v.pipe(
  text,
  v.transform((sent) => dateText(sent, getConfig().timeZone)),
);

/** A flag sent as 1, '1', true, 'true' or their opposites. @param meaning how to read anything else. */
// @__NO_SIDE_EFFECTS__
export function flagOf(meaning: FlagMeaning) {
  const schema = v.pipe(
    anything,
    v.transform((value) => meaningOf(value, meaning)),
  );
  return v.described({ isFlag: true }, schema);
}

/** A flag that is off unless it is sent as yes. */
export const flag = flagOf({ absent: false, other: false });

/** A flag that must be present: anything other than yes or no makes the reply malformed. */
export const requiredFlag = v.pipe(v.unknown(), v.transform(readFlag), v.boolean());

/**
 * The entries of a list in their order, each with its place, counted from 0. PHP sends a list that lacks an entry as an
 * object, whose keys are the places. @returns undefined for anything else, and for an object without keys.
 */
export function entriesOf(sent: unknown): [place: number, entry: unknown][] | undefined {
  if (Array.isArray(sent)) return sent.map((entry, place) => [place, entry]);
  const entries = typeof sent === 'object' && sent ? Object.entries(sent) : [];
  if (!entries.length || !entries.every(([key]) => /^\d+$/.test(key))) return undefined;
  return entries
    .map(([key, entry]): [number, unknown] => [Number(key), entry])
    .sort(([one], [other]) => one - other);
}

type Item<Output> = v.Schema<Output> | (() => v.Schema<Output>);

/** Reads the entries of a list; null for anything else. Those that do not match are left out. */
// @__NO_SIDE_EFFECTS__
function listWith<Output, Entry>(
  item: Item<Output>,
  entryOf: (output: Output, place: number) => Entry,
) {
  const schema = v.pipe(
    anything,
    v.transform((value): Entry[] | null => {
      const entry = typeof item === 'function' ? item() : item;
      const read = ([place, sent]: [number, unknown]) => {
        const result = v.safeParse(entry, sent);
        return result.success ? [entryOf(result.output, place)] : [];
      };
      return entriesOf(value)?.flatMap(read) ?? null;
    }),
  );
  return v.described({ item }, schema);
}

/**
 * A list; null for anything else. Entries that do not match are left out.
 * @param item the schema of an entry, or a function that returns it, for recursive schemas.
 */
// @__NO_SIDE_EFFECTS__
export function listOrNull<Output>(item: Item<Output>) {
  return listWith(item, (output) => output);
}

/** The step that takes anything but a list as an empty one. */
const orEmpty = <Entry>() => v.transform((entries: Entry[] | null): Entry[] => entries ?? []);

/**
 * A list of which each entry has its place in the lender's list as `position`, counted from 1, because it is sent back.
 * An entry that does not match, or is missing, moves no other. Empty for anything but a list.
 */
// @__NO_SIDE_EFFECTS__
export function placedList<Output extends object>(item: v.Schema<Output>) {
  const placed = listWith(item, (output, place) => ({ ...output, position: `${place + 1}` }));
  return v.described({ item }, v.pipe(placed, orEmpty()));
}

/** A list, empty for anything else. Entries that do not match are left out. */
// @__NO_SIDE_EFFECTS__
export function list<Output>(item: Item<Output>) {
  return v.described({ item }, v.pipe(listOrNull(item), orEmpty()));
}

/**
 * A field that must be present and either null or of the given kind. Anything else makes the reply
 * malformed, because an empty state would then be untrue. @param isKind tests a value that is not null.
 */
// @__NO_SIDE_EFFECTS__
export function kindOrNull<Output>(isKind: (value: unknown) => boolean, schema: v.Schema<Output>) {
  return v.pipe(
    v.unknown(),
    // Wrapped in an array, so that a wrong kind leaves it empty and fails the next step.
    v.transform((value): unknown[] => (value == null || isKind(value) ? [value] : [])),
    v.minLength(1),
    v.transform(([value]): unknown => value),
    schema,
  );
}

const isList = (sent: unknown) => entriesOf(sent) !== undefined;

/** A list that may be null. Anything else makes the reply malformed. @param entries the schema of the list. */
// @__NO_SIDE_EFFECTS__
export function requiredListOf<Entry>(entries: v.Schema<Entry[]>) {
  return kindOrNull(isList, entries);
}

/** A list that may be null, with entries that do not match left out. Anything else makes the reply malformed. */
// @__NO_SIDE_EFFECTS__
export function requiredList<Output>(item: Item<Output>) {
  return requiredListOf(list(item));
}

/** A list of labels and values; an entry that lacks either is left out. @param row the schema of an entry. */
// @__NO_SIDE_EFFECTS__
export function rowList<Row extends { value: string }>(row: v.Schema<Row>) {
  return v.pipe(
    list(row),
    v.transform((rows) => rows.filter(({ value }) => value)),
  );
}

/** Labels and values as the detail lists send them. */
export const textRows = rowList(v.object({ text: requiredText, value: text }));
