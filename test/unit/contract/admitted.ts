import type { JsonSchema } from '../../contract/jsonSchema.ts';
import * as fc from '../../fastCheck.ts';

/** Resolves a `$ref` of the document. */
export type Resolve = (ref: string) => JsonSchema;

/** Lists below this depth are empty, so that recursive schemas end. */
const MAX_DEPTH = 4;

function typed(type: unknown, schema: JsonSchema, resolve: Resolve, depth: number) {
  const { minLength, minimum, pattern } = schema;
  if (type === 'null') return fc.constant(null);
  if (type === 'number') return fc.integer(minimum === undefined ? {} : { min: Number(minimum) });
  if (type === 'string') {
    const fits = new RegExp(String(pattern ?? ''), 'u');
    return fc.string({ minLength: Number(minLength ?? 0) }).filter((text) => fits.test(text));
  }
  if (type === 'array') {
    if (depth >= MAX_DEPTH) return fc.constant([]);
    return fc.array(admitted(schema.items as JsonSchema, resolve, depth + 1), { maxLength: 3 });
  }
  if (type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
    const model = Object.fromEntries(
      properties.map(([name, one]) => [name, admitted(one, resolve, depth + 1)]),
    );
    return fc.record(model, { requiredKeys: (schema.required ?? []) as string[] });
  }
  throw new Error(`No values for ${String(type)}`);
}

/** Values that a schema of the document allows. */
export function admitted(schema: JsonSchema, resolve: Resolve, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref) return admitted(resolve(String(schema.$ref)), resolve, depth);
  if (schema.allOf) {
    const parts = schema.allOf as JsonSchema[];
    const made = parts.map((part) => admitted(part, resolve, depth) as fc.Arbitrary<object>);
    return fc.tuple(...made).map((values) => Object.assign({}, ...values));
  }
  if (schema.anyOf) {
    const ways = schema.anyOf as JsonSchema[];
    return fc.oneof(...ways.map((way) => admitted(way, resolve, depth)));
  }
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  if (schema.type === undefined) return fc.jsonValue({ maxDepth: 2 });
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return fc.oneof(...types.map((type) => typed(type, schema, resolve, depth)));
}
