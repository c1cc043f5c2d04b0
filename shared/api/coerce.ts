import * as v from 'valibot';
import { readFlag, readText } from './reply.ts';

/** Whatever came, or null where the key is missing, so that the transformation always runs. */
const anything = v.optional(v.unknown(), null);

/** Text however the server sent it: numbers become digits, null and absent become ''. */
export const text = v.pipe(anything, v.transform(readText));

/** Text that must be there: an empty one makes the reply malformed. */
export const requiredText = v.pipe(text, v.minLength(1));

/** What a flag means that is neither yes nor no. */
interface FlagMeaning {
  /** Null, an empty text, or no field at all. */
  absent: boolean;
  /** Anything else, such as 2. */
  other: boolean;
}

/** A flag sent as 1, '1', true, 'true' or their opposites. @param meaning of what is none of these. */
export function flagOf({ absent, other }: FlagMeaning) {
  const schema = v.pipe(
    anything,
    v.transform(
      (value): boolean => readFlag(value) ?? (value === null || value === '' ? absent : other),
    ),
  );
  // The contract reads it.
  return Object.assign(schema, { isFlag: true });
}

/** A flag that is off unless it says yes. */
export const flag = flagOf({ absent: false, other: false });

/** A flag that must be there: what is neither yes nor no makes the reply malformed. */
export const requiredFlag = v.pipe(v.unknown(), v.transform(readFlag), v.boolean());

/**
 * A list in which null, absent or anything else counts as empty, and broken entries are left out.
 * @param item the schema of an entry, or what gives it, for entries that hold lists of their own kind.
 */
export function list<Output>(
  item: v.GenericSchema<unknown, Output> | (() => v.GenericSchema<unknown, Output>),
) {
  const schema = v.pipe(
    anything,
    v.transform((value): Output[] => {
      const kept: Output[] = [];
      const entry = typeof item === 'function' ? item() : item;
      for (const one of Array.isArray(value) ? value : []) {
        const result = v.safeParse(entry, one);
        if (result.success) kept.push(result.output);
      }
      return kept;
    }),
  );
  // The contract reads it.
  return Object.assign(schema, { item });
}

/**
 * What must be there and be of its kind, or be null; anything else makes the reply malformed, where an
 * empty state would tell the borrower something untrue. @param isKind what it may be besides null.
 */
export function sure<Output>(
  isKind: (value: unknown) => boolean,
  schema: v.GenericSchema<unknown, Output>,
) {
  return v.pipe(
    v.unknown(),
    // Boxed, so that an empty box fails the next step.
    v.transform((value): unknown[] => (value == null || isKind(value) ? [value] : [])),
    v.minLength(1),
    v.transform(([value]): unknown => value),
    schema,
  );
}

/** A label and its value, as the detail lists send them (spec 3). */
export const textRow = v.object({ text: requiredText, value: text });
