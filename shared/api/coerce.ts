import * as v from 'valibot';
import { getViewConfig } from '../config/config.ts';
import { dateText } from '../lib/date.ts';
import { isZero } from '../lib/money.ts';
import { type FlagMeaning, isAbsent, meaningOf, readFlag, readText, wholeText } from './reply.ts';

/** A step that reads a value by a function. The value does not match if the function returns undefined. */
// @__NO_SIDE_EFFECTS__
export function readBy<Input, Output>(read: (sent: Input) => Output | undefined) {
  return v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    const found = read(dataset.value);
    if (found === undefined) addIssue();
    return found ?? NEVER;
  });
}

/** Any value, or null if the key is missing, so that the transformation always runs. */
export const anything = v.optional(v.unknown(), null);

/** Text without white space around it, however the server sent it: numbers become digits; null, a word for it and a missing key ''. */
export const text = v.pipe(anything, v.transform(readText));

/** Text that must be present: an empty one makes the reply malformed. */
export const requiredText = v.pipe(
  text,
  readBy((sent) => sent || undefined),
);

/** A code that must be present, such as a status. */
export const requiredCode = v.pipe(requiredText, v.transform(wholeText));

/** An amount to show, as text: with its currency, or as a bare number. A schema of its own, so that the contract can name it. */
export const amount = v.pipe(
  text,
  v.transform((sent) => sent),
);

/** Whether an amount can be paid: it has a digit, and no minus before it, unless it is zero. */
const isPayable = (sent: string) => /^[^\p{Nd}\u2212-]*\p{Nd}/u.test(sent) || isZero(sent);

/** An amount that must be present and can be paid, as it came. */
export const requiredAmount = v.pipe(
  text,
  readBy((sent) => (isPayable(sent) ? sent : undefined)),
);

/** A date, as yyyy-mm-dd if it can be read; '' for one that means none; otherwise the text as it came. */
export const date = v.pipe(
  text,
  v.transform((sent) => dateText(sent, getViewConfig().timeZone)),
);

/** A flag sent as 1, '1', true, 'true' or their opposites. @param meaning how to read anything else. */
// @__NO_SIDE_EFFECTS__
export function flagOf(meaning: FlagMeaning) {
  return v.pipe(
    anything,
    v.metadata({ isFlag: true }),
    v.transform((sent) => meaningOf(sent, meaning)),
  );
}

/** A flag that is off unless it is sent as yes. */
export const flag = flagOf({ absent: false, other: false });

/** A flag that must be present: anything other than yes or no makes the reply malformed. */
export const requiredFlag = v.pipe(v.unknown(), readBy(readFlag));

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

/** The schema of an entry, or in a recursive schema a function that returns it. */
type Item<Output> = v.GenericSchema<unknown, Output> | (() => v.GenericSchema<unknown, Output>);

/**
 * Whether a value that is no list is the only entry of one: a text in place of texts, or an object with a field of the entry's
 * own. @param read what it is as an entry.
 */
function isOnlyEntry(sent: unknown, read: unknown): boolean {
  if (typeof read === 'string') return typeof sent === 'string';
  const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  const fields = new Map(isObject ? Object.entries(sent) : []);
  return Object.keys(Object(read)).some((name) => fields.get(name) !== undefined);
}

/**
 * Reads the entries of a list, or of one that came as its only entry, with their places. Those that do not match are left out.
 * @returns undefined for anything else.
 */
function readEntries<Output>(
  item: Item<Output>,
  value: unknown,
): [output: Output, place: number][] | undefined {
  const schema = typeof item === 'function' ? item() : item;
  const entries = entriesOf(value);
  const found = (entries ?? [[0, value] as const]).flatMap(([place, sent]) => {
    const read = v.safeParse(schema, sent);
    return read.success ? [{ sent, output: read.output, place }] : [];
  });
  const isList = entries ?? found.some(({ sent, output }) => isOnlyEntry(sent, output));
  return isList ? found.map(({ output, place }) => [output, place]) : undefined;
}

/** What reads a list; it returns undefined for anything else. */
type ListReader<Entry> = (sent: unknown) => Entry[] | undefined;

const plain =
  <Output>(item: Item<Output>): ListReader<Output> =>
  (sent) =>
    readEntries(item, sent)?.map(([output]) => output);

const placed =
  <Output extends object>(item: Item<Output>): ListReader<Output & { position: string }> =>
  (sent) =>
    readEntries(item, sent)?.map(([output, place]) => ({ ...output, position: `${place + 1}` }));

// @__NO_SIDE_EFFECTS__
function listBy<Entry>(item: Item<unknown>, read: ListReader<Entry>) {
  return v.pipe(
    anything,
    v.metadata({ item }),
    v.transform((sent) => read(sent) ?? []),
  );
}

// @__NO_SIDE_EFFECTS__
function requiredListBy<Entry>(item: Item<unknown>, read: ListReader<Entry>) {
  const readSent = (sent: unknown) => {
    if (isAbsent(sent)) return [];
    return typeof sent === 'object' ? read(sent) : undefined;
  };
  return v.pipe(v.unknown(), v.metadata({ item }), readBy(readSent));
}

/** A list, empty for anything else. Entries that do not match are left out. */
// @__NO_SIDE_EFFECTS__
export const list = <Output>(item: Item<Output>) => listBy(item, plain(item));

/**
 * A list of which each entry has its place in the lender's list as `position`, counted from 1, because it is sent back.
 * An entry that does not match, or is missing, moves no other. Empty for anything but a list.
 */
// @__NO_SIDE_EFFECTS__
export const placedList = <Output extends object>(item: Item<Output>) => listBy(item, placed(item));

/**
 * A list that must be there, or null, with entries that do not match left out. Anything else makes the reply malformed, because
 * an empty state would then be untrue.
 */
// @__NO_SIDE_EFFECTS__
export const requiredList = <Output>(item: Item<Output>) => requiredListBy(item, plain(item));

/** The same with the places of the entries, as `placedList` has them. */
// @__NO_SIDE_EFFECTS__
export const requiredPlacedList = <Output extends object>(item: Item<Output>) =>
  requiredListBy(item, placed(item));

/** A list of labels and values; an entry that lacks either is left out. @param row the schema of an entry. */
// @__NO_SIDE_EFFECTS__
export function rowList<Row extends { value: string }>(row: v.GenericSchema<unknown, Row>) {
  return v.pipe(
    list(row),
    v.transform((rows) => rows.filter(({ value }) => value)),
  );
}

/** Labels and values as the detail lists send them. */
export const textRows = rowList(v.object({ text: requiredText, value: text }));
