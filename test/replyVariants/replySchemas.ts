import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { declaredCalls, type NamedCall } from '../contract/calls.ts';
import type { JsonSchema } from '../contract/jsonSchema.ts';
import { replyContract } from '../contract/replies.ts';

/** The schema of the data in the replies to a call. */
export interface ReplySchema {
  /** Whether `status` reports success. */
  statusFirst: boolean;
  data: JsonSchema;
}

const { schemas, replies } = replyContract();

/** Resolves a `$ref` of the contract. */
export function resolved(schema: JsonSchema): JsonSchema {
  return schema.$ref ? (schemas[kindOf(schema)] ?? {}) : schema;
}

/** The name of a schema in the contract, such as `Flag`; '' if it has none. */
export function kindOf({ $ref }: JsonSchema): string {
  return `${$ref ?? ''}`.replace(/^.*\//, '');
}

/** A pattern for each call's path, in which a segment in braces matches any text. */
const patterns = declaredCalls.map(
  ({ call }) => new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
);

/** @param path of a request, below the base path. @returns undefined for a call that is not in the contract. */
export function replySchemaOf(method: string, path: string): ReplySchema | undefined {
  const index = declaredCalls.findIndex(
    ({ call }, at) => call.method === method.toUpperCase() && patterns[at]?.test(path),
  );
  const [success] = (replies[index]?.oneOf ?? []) as JsonSchema[];
  const [outcome, body] = (success?.allOf ?? []) as JsonSchema[];
  if (!outcome || !body) return undefined;
  const { data = {} } = body.properties as { data?: JsonSchema };
  return { statusFirst: kindOf(outcome).startsWith('Status'), data };
}

const ajv = new Ajv2020({ strict: false, allErrors: false });
ajv.addSchema({ components: { schemas }, replies }, 'contract');

/** A validator for the replies that the API contract allows to a call. @param call as declared. @param part of them. */
export function admits(call: NamedCall['call'], part: '' | '/oneOf/0' = ''): ValidateFunction {
  const index = declaredCalls.findIndex((declared) => declared.call === call);
  return ajv.compile({ $ref: `contract#/replies/${index}${part}` });
}
