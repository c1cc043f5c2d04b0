/*
 * Schemas: what outside data must look like, and how it is read. The functions have the names and the meaning of those of
 * valibot, which is 1 KB larger in each document and each page; `test/unit/lib/schema.test.ts` compares the two.
 */

/** Whether the API contract may be generated; inserted by the build, false in scripts that ship. */
declare const __DEVELOPMENT__: boolean;

/** Adds to a step of reading what the API contract tells of it, which nobody needs who only reads. */
// @__NO_SIDE_EFFECTS__
export function described<Given extends object>(contract: object, step: Given): Given {
  const isNeeded = typeof __DEVELOPMENT__ === 'undefined' || __DEVELOPMENT__;
  return isNeeded ? { ...contract, ...step } : step;
}

/** The result of a step if a value does not match. */
const NO_MATCH = Symbol('no match');

type Found<Output> = Output | typeof NO_MATCH;

/** One step of reading: tests a value, or turns it into another. */
export interface Step<Input, Output> {
  read(sent: Input): Found<Output>;
}

/** Reads any value. */
export interface Schema<Output> extends Step<unknown, Output> {
  /** The value of a missing key of an object; without it, the object does not match. Undefined leaves the key out. */
  absent?(): Found<Output>;
}

/** A schema whose key may be missing. */
export interface OptionalSchema<Output> extends Schema<Output | undefined> {
  absent(): Found<Output | undefined>;
}

/** The output type of a schema. */
export type InferOutput<Given> = Given extends Schema<infer Output> ? Output : never;

type Entries = Readonly<Record<string, Schema<unknown>>>;

/** The keys that may be missing, and have no value then. */
type Missing<Given> = {
  [Key in keyof Given]: Given[Key] extends OptionalSchema<unknown> ? Key : never;
}[keyof Given];

type ObjectOf<Given> = {
  [Key in Exclude<keyof Given, Missing<Given>>]: InferOutput<Given[Key]>;
} & { [Key in Missing<Given>]?: InferOutput<Given[Key]> };

type Flat<Given> = { [Key in keyof Given]: Given[Key] };

/** Any value. */
// @__NO_SIDE_EFFECTS__
export const unknown = (): Schema<unknown> =>
  described({ type: 'unknown' }, { read: (sent: unknown) => sent });

/** A value that passes a test, as it is. */
// @__NO_SIDE_EFFECTS__
function onlyIf<Output>(type: string, test: (sent: unknown) => boolean): Schema<Output> {
  const read = (sent: unknown) => (test(sent) ? (sent as Output) : NO_MATCH);
  return described({ type }, { read });
}

// @__NO_SIDE_EFFECTS__
export const boolean = () => onlyIf<boolean>('boolean', (sent) => typeof sent === 'boolean');

// @__NO_SIDE_EFFECTS__
export const string = () => onlyIf<string>('string', (sent) => typeof sent === 'string');

/** Any number but NaN. */
// @__NO_SIDE_EFFECTS__
export const number = () =>
  onlyIf<number>('number', (sent) => typeof sent === 'number' && !Number.isNaN(sent));

/** Turns a value into another. */
// @__NO_SIDE_EFFECTS__
export function transform<Input, Output>(change: (sent: Input) => Output): Step<Input, Output> {
  return { read: change };
}

/** A text or list with at least so many characters or entries. */
// @__NO_SIDE_EFFECTS__
export function minLength<Input extends { length: number }>(requirement: number) {
  const read = (sent: Input): Found<Input> => (sent.length >= requirement ? sent : NO_MATCH);
  return described({ type: 'min_length', requirement }, { read });
}

/** A text that matches a pattern. */
// @__NO_SIDE_EFFECTS__
export function regex(requirement: RegExp) {
  const read = (sent: string): Found<string> => (requirement.test(sent) ? sent : NO_MATCH);
  return described({ type: 'regex', requirement }, { read });
}

/** One step after the other, each with what the step before has read. */
export function pipe<A, B>(first: Schema<A>, second: Step<A, B>): Schema<B>;
export function pipe<A, B, C>(first: Schema<A>, second: Step<A, B>, third: Step<B, C>): Schema<C>;
export function pipe<A, B, C, D, E>(
  first: Schema<A>,
  second: Step<A, B>,
  third: Step<B, C>,
  fourth: Step<C, D>,
  fifth: Step<D, E>,
): Schema<E>;
// @__NO_SIDE_EFFECTS__
export function pipe(first: Schema<unknown>, ...rest: Step<never, unknown>[]): Schema<unknown> {
  const goOn = (start: unknown) =>
    rest.reduce((value, next) => (value === NO_MATCH ? value : next.read(value as never)), start);
  const { absent } = first;
  const read = (sent: unknown) => goOn(first.read(sent));
  return described(
    { ...first, pipe: [first, ...rest] },
    { read, ...(absent && { absent: () => goOn(absent()) }) },
  );
}

/** A value whose key may be missing. @param value what a missing one is read as. */
export function optional<Output>(wrapped: Schema<Output>): OptionalSchema<Output>;
export function optional<Output>(wrapped: Schema<Output>, value: unknown): Schema<Output>;
// @__NO_SIDE_EFFECTS__
export function optional(wrapped: Schema<unknown>, value?: unknown): OptionalSchema<unknown> {
  const absent = () => (value === undefined ? undefined : wrapped.read(value));
  const read = (sent: unknown) => (sent === undefined ? absent() : wrapped.read(sent));
  return described({ type: 'optional', wrapped }, { absent, read });
}

/** A schema with another value in place of one that does not match. */
// @__NO_SIDE_EFFECTS__
export function fallback<Output>(schema: Schema<Output>, value: Output): Schema<Output> {
  const readOr = (sent: unknown) => {
    const found = schema.read(sent);
    return found === NO_MATCH ? value : found;
  };
  return described({ ...schema, fallback: value }, { read: readOr, absent: () => value });
}

/** An object with these keys; others are left out. */
// @__NO_SIDE_EFFECTS__
export function object<Given extends Entries>(entries: Given): Schema<Flat<ObjectOf<Given>>> {
  const read = (sent: unknown) => {
    if (typeof sent !== 'object' || sent === null) return NO_MATCH;
    const found: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(entries)) {
      const isThere = name in sent;
      const value = isThere
        ? schema.read((sent as typeof found)[name])
        : (schema.absent ?? (() => NO_MATCH))();
      if (value === NO_MATCH) return NO_MATCH;
      if (isThere || value !== undefined) found[name] = value;
    }
    return found as Flat<ObjectOf<Given>>;
  };
  return described({ type: 'object', entries }, { read });
}

/** Reads a value. */
export function safeParse<Output>(
  schema: Schema<Output>,
  sent: unknown,
): { success: true; output: Output } | { success: false } {
  const output = schema.read(sent);
  return output === NO_MATCH ? { success: false } : { success: true, output };
}

/** Reads a value. @throws Error if it does not match. */
export function parse<Output>(schema: Schema<Output>, sent: unknown): Output {
  const output = schema.read(sent);
  if (output === NO_MATCH) throw new Error('The value does not match');
  return output;
}
