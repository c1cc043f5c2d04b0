import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../contract/jsonSchema.ts';
import document from '../contract/openapi.json';

/** What the contract says about the replies to a call. */
export interface ReplySchema {
  /** Whether `status` reports success. */
  statusFirst: boolean;
  data: JsonSchema;
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: { oneOf?: JsonSchema[] } }> }>;
}

const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const schemas = document.components.schemas as Record<string, JsonSchema>;

/** Resolves a `$ref` of the contract. */
export function resolved(schema: JsonSchema): JsonSchema {
  return schema.$ref ? (schemas[kindOf(schema)] ?? {}) : schema;
}

/** The name of a schema in the contract, such as `Flag`; '' if it has none. */
export function kindOf({ $ref }: JsonSchema): string {
  return `${$ref ?? ''}`.replace(/^.*\//, '');
}

/** A pattern for each call's path, in which a segment in braces matches any text. */
const patterns = Object.keys(paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** @param path of a request, below the base path. @returns undefined for a call that is not in the contract. */
export function replySchemaOf(method: string, path: string): ReplySchema | undefined {
  const found = patterns.find(({ pattern }) => pattern.test(path))?.path ?? '';
  const operation = paths[found]?.[method.toLowerCase()];
  const [success] = operation?.responses['200']?.content?.['application/json']?.schema.oneOf ?? [];
  const [outcome, body] = (success?.allOf ?? []) as JsonSchema[];
  if (!outcome || !body) return undefined;
  const { data = {} } = body.properties as { data?: JsonSchema };
  return { statusFirst: kindOf(outcome).startsWith('Status'), data };
}

const ajv = new Ajv2020({ strict: false, allErrors: false });
ajv.addSchema(document, 'contract');

const escaped = (path: string) => path.replace(/~/g, '~0').replace(/\//g, '~1');

/** A validator for the replies that the API contract allows to a call. @param path as in the contract. @param part of them. */
export function admits(
  { path, method }: { path: string; method: string },
  part: '' | '/oneOf/0' = '',
): ValidateFunction {
  const place = `#/paths/${escaped(path)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
  return ajv.compile({ $ref: `contract${place}${part}` });
}
