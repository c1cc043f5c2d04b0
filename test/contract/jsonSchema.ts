import * as v from 'valibot';
import {
  amount,
  date,
  requiredAmount,
  requiredCode,
  requiredFlag,
  requiredText,
  text,
} from '../../shared/api/coerce.ts';
import { time } from '../../shared/api/complaintRecords.ts';

/** A JSON Schema 2020-12, with the types of what is read of it. */
export interface JsonSchema {
  readonly [name: string]: unknown;
  $ref?: string;
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  enum?: readonly unknown[];
  allOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  pattern?: string;
  minimum?: number;
  minLength?: number;
}

export type Schemas = Record<string, JsonSchema>;

/** The parts of the client's and the sandbox's schemas that the contract is made from. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  rest?: Shape;
  wrapped?: Shape;
  pipe?: readonly [Shape, ...Shape[]];
  literal?: unknown;
  options?: readonly unknown[];
  requirement?: unknown;
  /** The client's substitute for a value that does not match. */
  fallback?: unknown;
}

/** What a schema of the client says of itself. */
interface Metadata {
  /** Entries of a list that may be null; a function in a recursive schema. */
  item?: Shape | (() => Shape);
  /** A flag, whatever its absence means. */
  isFlag?: boolean;
}

/** Values that the client reads as yes, no or nothing. */
const FLAGS = [true, false, 1, 0, '1', '0', 'true', 'false', '', null];

/** The client's lenient types, by their name in the document. */
export const LENIENT_TYPES: Readonly<Schemas> = {
  Text: {
    type: ['string', 'number', 'null'],
    description: 'Text, shown as sent; "null", "undefined" and "(null)" are none.',
  },
  RequiredText: {
    type: ['string', 'number'],
    pattern: '^(?!\\s*(?:null|undefined|\\(null\\))\\s*$)[^]*\\S',
    description: 'Required, not empty, only white space or a word for nothing.',
  },
  Amount: {
    type: ['string', 'number', 'null'],
    description:
      'An amount, with its currency or as a bare number; one that cannot be read is shown as sent.',
  },
  RequiredAmount: {
    type: ['string', 'number'],
    pattern: '^[^\\p{Nd}\\u2212-]*\\p{Nd}',
    minimum: 0,
    description: 'A required amount: it has a digit, and no minus before it unless it is zero.',
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

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The name of a schema in the document, such as `Flag`; '' if it has none. */
export const nameOf = ({ $ref = '' }: JsonSchema) => $ref.replace(/^.*\//, '');

const LENIENT = new Map<unknown, string>([
  [text, 'Text'],
  [requiredText, 'RequiredText'],
  [requiredCode, 'RequiredText'],
  [amount, 'Amount'],
  [requiredAmount, 'RequiredAmount'],
  [date, 'Date'],
  [time, 'Time'],
  [requiredFlag, 'RequiredFlag'],
]);

function isRequired(schema: Shape): boolean {
  const lenient = LENIENT.get(schema);
  if (lenient) return lenient.startsWith('Required');
  return schema.type !== 'optional' && !('fallback' in schema);
}

function checkOf({ type, requirement }: Shape): JsonSchema {
  if (type === 'min_length') return { minLength: Number(requirement) };
  if (type === 'max_length') return { maxLength: Number(requirement) };
  return type === 'regex' ? { pattern: (requirement as RegExp).source } : {};
}

/**
 * The values that a schema of the client or the sandbox accepts.
 * @param name of the entries of a recursive list, which go into `schemas`. @throws Error for an unknown type.
 */
export function jsonSchemaOf(given: object, name = '', schemas: Schemas = {}): JsonSchema {
  const { fallback, ...plain } = given as Shape;
  const schema = fallback === undefined ? (given as Shape) : plain;
  const inner = (one: object) => jsonSchemaOf(one, name, schemas);
  if (schema !== given) return { anyOf: [inner(plain), { type: 'null' }] };
  const recursive = (entry: () => Shape) => {
    if (!schemas[name]) {
      schemas[name] = {};
      schemas[name] = inner(entry());
    }
    return refTo(name);
  };
  const { type, entries, rest, wrapped, pipe } = schema;
  const { item, isFlag }: Metadata = v.getMetadata(given as v.GenericSchema);
  const lenient = LENIENT.get(schema) ?? (isFlag && 'Flag');
  if (lenient) return refTo(lenient);
  if (item) {
    return {
      type: ['array', 'null'],
      items: item instanceof Function ? recursive(item) : inner(item),
    };
  }
  if (pipe) {
    // What comes before a schema of the client only prepares the value.
    const says = (one: Shape) => LENIENT.has(one) || one.entries !== undefined;
    const last = pipe.map(says).lastIndexOf(true);
    const [first, ...checks] = pipe.slice(Math.max(0, last)) as [Shape];
    return Object.assign(inner(first), ...checks.map(checkOf));
  }
  if (wrapped) return inner(wrapped);
  if (entries) {
    const own = Object.entries(entries);
    const required = own.filter(([, one]) => isRequired(one)).map(([key]) => key);
    return {
      type: 'object',
      properties: Object.fromEntries(own.map(([key, one]) => [key, inner(one)])),
      ...(required.length && { required }),
      ...(type === 'strict_object' && { additionalProperties: false }),
      ...(rest && { additionalProperties: inner(rest) }),
    };
  }
  if (type === 'string') return { type };
  if (type === 'literal') return { const: schema.literal };
  if (type === 'picklist' && schema.options) return { enum: schema.options };
  if (type === 'instance') return { type: 'string', format: 'binary' };
  if (type === 'unknown') return {};
  throw new Error(`The contract does not support the schema type ${type}`);
}
