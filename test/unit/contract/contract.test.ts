import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../shared/api/call.ts';
import { decodeReply } from '../../../shared/api/envelope.ts';
import { declaredCalls, type NamedCall } from '../../contract/calls.ts';
import { contract, routeOf, sandboxParameters } from '../../contract/contract.ts';
import type { JsonSchema } from '../../contract/jsonSchema.ts';
import { replyContract } from '../../contract/replies.ts';
import * as fc from '../../fastCheck.ts';
import { SCENARIOS } from '../../sandbox/scenarios.ts';
import { admitted } from './admitted.ts';
import { askAll, request } from './requests.ts';

const document = contract();

const ajv = new Ajv2020({ strict: false, allErrors: false });
const { schemas, replies } = replyContract();
ajv.addSchema({ components: { schemas }, replies }, 'contract');

/** A validator for the replies that the API contract allows to a call. @param part of them. */
function admits(call: NamedCall['call'], part: '' | '/oneOf/0' = ''): ValidateFunction {
  const index = declaredCalls.findIndex((declared) => declared.call === call);
  return ajv.compile({ $ref: `contract#/replies/${index}${part}` });
}

type Operation = {
  responses: { 200: { content: { 'application/json': { schema: JsonSchema } } } };
};

function replySchema(call: NamedCall['call']) {
  const method = call.method.toLowerCase();
  const operation = document.paths[call.path]?.[method] as Operation | undefined;
  const schema = operation?.responses[200].content['application/json'].schema;
  if (!schema) throw new Error(`No schema for ${call.path}`);
  const [success] = schema.oneOf as JsonSchema[];
  return { validate: admits(call), fits: admits(call, '/oneOf/0'), success: success ?? {} };
}

const resolve = (ref: string) =>
  document.components.schemas[ref.replace('#/components/schemas/', '')] ?? {};

describe('the document', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('lists every call of the client once, and the sandbox answers each', () => {
    const modules = import.meta.glob<object>('../../../shared/api/*.ts', { eager: true });
    const exported = Object.values(modules).flatMap((module) => Object.values(module));
    const families = exported.flatMap((one) => (typeof one === 'object' ? Object.values(one) : []));
    const calls = [...exported, ...families].filter((one) => Object(one).reply);
    expect(calls.length).toBeGreaterThan(30);
    expect(new Set(declaredCalls.map(({ call }) => call))).toEqual(new Set(calls));
    expect(new Set(declaredCalls.map(({ id }) => id)).size).toBe(declaredCalls.length);
    const answered = [...sandboxParameters().keys()];
    for (const { call } of declaredCalls) expect(answered).toContain(routeOf(call));
  });
});

/** Scenarios whose replies are complete, however unusual or empty they are. */
const whole = SCENARIOS.filter(({ fault }) => !fault || fault === 'track-error');

describe.each(declaredCalls)('$id', ({ id, call }) => {
  const { validate, fits, success } = replySchema(call);
  const client = call as Call<unknown, unknown>;

  it('is answered by the sandbox as documented, in every complete scenario', async () => {
    const replies = await askAll(id, call, whole);
    const bad = replies.flatMap(({ orderId, reply }) =>
      validate(reply) ? [] : [`${orderId}: ${JSON.stringify(validate.errors)}`],
    );
    expect(bad).toEqual([]);
    const understood = replies.map(
      ({ reply }) => decodeReply(client, { status: 200, text: JSON.stringify(reply) }).success,
    );
    expect(understood).toContain(true);
  });

  it('is understood by the client in every form that the document allows', () => {
    fc.assert(
      fc.property(admitted(success, resolve), (reply) => {
        expect(fits(reply)).toBe(true);
        const text = JSON.stringify(reply);
        expect(decodeReply(client, { status: 200, text }).success).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('fails, in document and client alike, without a required field', () => {
    const [, body] = success.allOf as { properties: Record<string, JsonSchema> }[];
    const needed = (body?.properties.data?.required ?? []) as string[];
    const [reply] = fc.sample(admitted(success, resolve), { numRuns: 1, seed: 1 });
    for (const name of needed) {
      const { [name]: _, ...rest } = Object(reply).data;
      const without = { ...Object(reply), data: rest };
      expect(validate(without)).toBe(false);
      const text = JSON.stringify(without);
      expect(decodeReply(client, { status: 200, text })).toMatchObject({ failure: 'malformed' });
    }
    const { code: _, status: __, success: ___, ...nothing } = Object(reply);
    expect(validate(nothing)).toBe(false);
    expect(decodeReply(client, { status: 200, text: JSON.stringify(nothing) }).success).toBe(false);
  });

  it('is refused by the sandbox with a parameter that the document does not list', async () => {
    const answer = await request(id, call, 'due-extendable', { stranger: '1' });
    const { code, message } = await answer.json();
    // A bank form names its fields itself; an unknown one is just as unexpected.
    expect([1001, '1001']).toContain(code);
    expect(message).toMatch(/stranger|problemImage/);
  });
});
