import { date, requiredAmount, requiredFlag, requiredText, text } from '../../shared/api/coerce.ts';
import { time } from '../../shared/api/complaintRecords.ts';

export type JsonSchema = Record<string, unknown>;

/** The parts of the client's schemas that the contract is made from. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  rest?: Shape;
  wrapped?: Shape;
  pipe?: readonly Shape[];
  /** Entries of a list that may be null. */
  item?: Shape | (() => Shape);
  /** A flag, whatever its absence means. */
  isFlag?: boolean;
  literal?: unknown;
  options?: readonly unknown[];
  requirement?: unknown;
  /** The client's substitute for a value that does not match. */
  fallback?: unknown;
}

/** Values that the client reads as yes, no or nothing. */
const FLAGS = [true, false, 1, 0, '1', '0', 'true', 'false', '', null];

/** The client's lenient types, by their name in the document. */
export const LENIENT_TYPES: Readonly<Record<string, JsonSchema>> = {
  Text: { type: ['string', 'number', 'null'], description: 'Text, shown as sent.' },
  RequiredText: {
    type: ['string', 'number'],
    pattern: '\\S',
    description: 'Required, not empty or only white space.',
  },
  RequiredAmount: {
    type: ['string', 'number'],
    pattern: '^[^\\p{Nd}\\u2212-]*\\p{Nd}',
    minimum: 0,
    description: 'A required amount: it has a digit, and no minus before it.',
  },
  Date: {
    type: ['string', 'number', 'null'],
    description:
      'A date: yyyy-mm-dd, yyyy/mm/dd or yyyymmdd, also with a time; or an instant: ISO with a time zone, or seconds or ms since 1970. Anything else is shown as sent.',
  },
  Time: {
    type: ['string', 'number', 'null'],
    description:
      'A time, shown as sent; or an instant: ISO with a time zone, or seconds or ms since 1970, shown as yyyy-mm-dd hh:mm:ss.',
  },
  Flag: {
    enum: FLAGS,
    description: 'A flag: 1, "1", true and "true" are yes, their opposites no.',
  },
  RequiredFlag: {
    enum: FLAGS.filter((value) => value !== null && value !== ''),
    description: 'A required flag: yes or no.',
  },
};

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const LENIENT = new Map<unknown, JsonSchema>([
  [text, refTo('Text')],
  [requiredText, refTo('RequiredText')],
  [requiredAmount, refTo('RequiredAmount')],
  [date, refTo('Date')],
  [time, refTo('Time')],
  [requiredFlag, refTo('RequiredFlag')],
]);

/** They read a missing key as an empty value, and then refuse it. */
const REQUIRED: readonly unknown[] = [requiredText, requiredAmount];

const CHECKS: Record<string, (requirement: unknown) => JsonSchema> = {
  min_length: (minLength) => ({ minLength }),
  max_length: (maxLength) => ({ maxLength }),
  regex: (pattern) => ({ pattern: (pattern as RegExp).source }),
};

/** Recursive schemas, which the document lists as components by name. */
export interface Components {
  schemas: Record<string, JsonSchema>;
  /** Name of a recursive schema. */
  name: string;
}

function isRequired(schema: Shape): boolean {
  const absent = schema.type === 'optional' || 'fallback' in schema;
  return !absent || REQUIRED.includes(schema);
}

function objectOf(schema: Shape, inner: (one: Shape) => JsonSchema): JsonSchema {
  const entries = Object.entries(schema.entries ?? {});
  const required = entries.filter(([, one]) => isRequired(one)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, one]) => [name, inner(one)])),
    ...(required.length && { required }),
    ...(schema.type === 'strict_object' && { additionalProperties: false }),
    ...(schema.rest && { additionalProperties: inner(schema.rest) }),
  };
}

function piped([first, ...rest]: readonly Shape[], inner: (one: Shape) => JsonSchema): JsonSchema {
  if (!first) return {};
  const lenient = rest.find((one) => one.item ?? LENIENT.has(one));
  if (lenient && (first.wrapped ?? first).type === 'unknown') return inner(lenient);
  const checks = rest.filter(({ type }) => CHECKS[type]);
  return Object.assign(
    inner(first),
    ...checks.map(({ type, requirement }) => CHECKS[type]?.(requirement)),
  );
}

/**
 * The values that a schema of the client or the sandbox accepts, as JSON Schema 2020-12.
 * @param schema of valibot. @param components receives recursive schemas. @throws Error for an unknown type.
 */
export function jsonSchemaOf(schema: object, components: Components): JsonSchema {
  const open = new Set<Shape>();
  const recursive = new Set<Shape>();
  const ref = refTo(components.name);

  const convert = (given: Shape): JsonSchema => {
    const lenient = LENIENT.get(given);
    if (lenient) return lenient;
    if (given.isFlag) return refTo('Flag');
    if (given.item) {
      const items = inner(typeof given.item === 'function' ? given.item() : given.item);
      return { type: ['array', 'null'], items };
    }
    if (given.pipe) return piped(given.pipe, inner);
    if (given.wrapped) return inner(given.wrapped);
    if (given.entries) return objectOf(given, inner);
    if (given.type === 'string') return { type: 'string' };
    if (given.type === 'literal') return { const: given.literal };
    if (given.type === 'picklist') return { enum: given.options };
    if (given.type === 'instance') return { type: 'string', format: 'binary' };
    if (given.type === 'unknown') return {};
    throw new Error(`The contract does not support the schema type ${given.type}`);
  };

  function inner(given: Shape): JsonSchema {
    if (open.has(given)) {
      recursive.add(given);
      return ref;
    }
    open.add(given);
    const whole = convert(given);
    const made = 'fallback' in given ? { anyOf: [whole, { type: 'null' }] } : whole;
    open.delete(given);
    if (!recursive.has(given)) return made;
    components.schemas[components.name] = made;
    return ref;
  }

  return inner(schema as Shape);
}
