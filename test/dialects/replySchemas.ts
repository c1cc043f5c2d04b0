import type { JsonSchema } from '../contract/jsonSchema.ts';
import document from '../contract/openapi.json' with { type: 'json' };

/** What the contract says of the replies to a call. */
export interface ReplySchema {
  /** Whether `status` says that it succeeded. */
  statusFirst: boolean;
  data: JsonSchema;
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: { oneOf?: JsonSchema[] } }> }>;
}

const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const schemas = document.components.schemas as Record<string, JsonSchema>;

/** Looks a `$ref` of the contract up. */
export function resolved(schema: JsonSchema): JsonSchema {
  return schema.$ref ? (schemas[kindOf(schema)] ?? {}) : schema;
}

/** The name under which the contract knows a schema, such as `Flag`; '' for one without a name. */
export function kindOf({ $ref }: JsonSchema): string {
  return `${$ref ?? ''}`.replace(/^.*\//, '');
}

/** How the path of each call looks, its segments as any text. */
const patterns = Object.keys(paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** @param path of a request, below the base path. @returns undefined for what the contract does not list. */
export function replySchemaOf(method: string, path: string): ReplySchema | undefined {
  const found = patterns.find(({ pattern }) => pattern.test(path))?.path ?? '';
  const operation = paths[found]?.[method.toLowerCase()];
  const [success] = operation?.responses['200']?.content?.['application/json']?.schema.oneOf ?? [];
  const [outcome, body] = (success?.allOf ?? []) as JsonSchema[];
  if (!outcome || !body) return undefined;
  const { data = {} } = body.properties as { data?: JsonSchema };
  return { statusFirst: kindOf(outcome).startsWith('Status'), data };
}
