/*
 * What stands for `valibot` in a build: the few functions with which replies and records are declared, without the messages
 * about what does not match. It is 1 KB smaller in each document and each page. `test/unit/api/decoding.test.ts` compares
 * it with the library.
 */

/** What does not match. */
const NONE = Symbol('none');

/** Reads a value; NONE if it does not match. */
interface Reader {
  read: (sent: unknown) => unknown;
  /** The value for a missing key of an object; NONE if a missing key does not match. */
  absent?: () => unknown;
}

const reader = (read: Reader['read'], absent?: Reader['absent']): Reader => ({
  read,
  ...(absent && { absent }),
});

export const unknown = () => reader((sent) => sent);

const onlyIf = (test: (sent: never) => boolean) => () =>
  reader((sent) => (test(sent as never) ? sent : NONE));

const ofType = (type: string) => onlyIf((sent) => typeof sent === type && !Number.isNaN(sent));

export const boolean = ofType('boolean');

export const number = ofType('number');

export const string = ofType('string');

export const nullable = ({ read }: Reader) => reader((sent) => (sent === null ? null : read(sent)));

export const array = ({ read }: Reader) =>
  reader((sent) => {
    const found = Array.isArray(sent) ? sent.map(read) : [NONE];
    return found.includes(NONE) ? NONE : found;
  });

export const transform = (change: (sent: never) => unknown) =>
  reader((sent) => change(sent as never));

export const minLength = (least: number) => onlyIf((sent: string) => sent.length >= least)();

export const regex = (pattern: RegExp) => onlyIf((sent: string) => pattern.test(sent))();

export const pipe = ({ read, absent }: Reader, ...rest: Reader[]) => {
  const goOn = (start: unknown) =>
    rest.reduce((value, next) => (value === NONE ? NONE : next.read(value)), start);
  return reader((sent) => goOn(read(sent)), absent && (() => goOn(absent())));
};

/** Without a value in place of a missing one, undefined matches, as in the library. */
export const optional = ({ read }: Reader, value?: unknown) => {
  const missing = () => (value === undefined ? undefined : read(value));
  return reader((sent) => (sent === undefined ? missing() : read(sent)), missing);
};

export const fallback = ({ read }: Reader, value: unknown) => {
  const readOr = (sent: unknown) => {
    const found = read(sent);
    return found === NONE ? value : found;
  };
  return reader(readOr, () => value);
};

export const object = (entries: Readonly<Record<string, Reader>>) =>
  reader((sent) => {
    if (typeof sent !== 'object' || sent === null) return NONE;
    const found: Record<string, unknown> = {};
    for (const [name, { read, absent = () => NONE }] of Object.entries(entries)) {
      const value = name in sent ? read((sent as typeof found)[name]) : absent();
      if (value === NONE) return NONE;
      found[name] = value;
    }
    return found;
  });

export const safeParse = ({ read }: Reader, sent: unknown) => {
  const output = read(sent);
  return { success: output !== NONE, output };
};

/** @throws Error if the value does not match. */
export const parse = (schema: Reader, sent: unknown) => {
  const { success, output } = safeParse(schema, sent);
  if (!success) throw new Error('The value does not match');
  return output;
};
