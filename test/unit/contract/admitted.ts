import { type JsonSchema, nameOf } from '../../contract/jsonSchema.ts';
import { schemas } from '../../contract/replies.ts';
import * as fc from '../../fastCheck.ts';

/** Lists below this depth are empty, so that recursive schemas end. */
const MAX_DEPTH = 4;

function typed(type: string, schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const { minLength = 0, minimum, pattern = '', properties = {}, required = [], items } = schema;
  if (type === 'null') return fc.constant(null);
  if (type === 'number') return fc.integer(minimum === undefined ? {} : { min: minimum });
  if (type === 'string') {
    const fits = new RegExp(pattern, 'u');
    return fc.string({ minLength }).filter((text) => fits.test(text));
  }
  if (type === 'array') {
    if (depth >= MAX_DEPTH || !items) return fc.constant([]);
    return fc.array(admitted(items, depth + 1), { maxLength: 3 });
  }
  const fields = Object.entries(properties).map(([name, one]) => [name, admitted(one, depth + 1)]);
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(model, { requiredKeys: [...required] });
}

/** Values that a schema of the document allows. */
export function admitted(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  const { allOf, anyOf, enum: options, type } = schema;
  if (schema.$ref) return admitted(schemas[nameOf(schema)] ?? {}, depth);
  if (allOf) {
    const parts = allOf.map((part) => admitted(part, depth));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values));
  }
  if (anyOf) return fc.oneof(...anyOf.map((way) => admitted(way, depth)));
  if (options) return fc.constantFrom(...options);
  if (type === undefined) return fc.jsonValue({ maxDepth: 2 });
  return fc.oneof(...[type].flat().map((one) => typed(one, schema, depth)));
}
