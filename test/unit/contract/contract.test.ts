import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../shared/api/call.ts';
import { decodeReply } from '../../../shared/api/envelope.ts';
import { contract, parametersOf } from '../../contract/contract.ts';
import { callsWithReplies, schemas } from '../../contract/replies.ts';
import * as fc from '../../fastCheck.ts';
import { SCENARIOS } from '../../sandbox/scenarios.ts';
import { admitted } from './admitted.ts';
import { prepared } from './requests.ts';

const ajv = new Ajv2020({ strict: false, allErrors: false });
const replies = callsWithReplies.map(({ reply }) => reply);
ajv.addSchema({ components: { schemas }, replies }, 'contract');

/** Each call with what the contract says of its replies. */
const calls = callsWithReplies.map((named, index) => {
  const validate = ajv.compile({ $ref: `contract#/replies/${index}` });
  return { ...named, validate };
});

it('the document is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(contract())));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

it('the document lists every call of the client once', () => {
  const modules = import.meta.glob<object>('../../../shared/api/*.ts', { eager: true });
  const exported = Object.values(modules).flatMap((module) => Object.values(module));
  const families = exported.flatMap((one) => (typeof one === 'object' ? Object.values(one) : []));
  const declared = [...exported, ...families].filter((one) => Object(one).reply);
  expect(declared.length).toBeGreaterThan(30);
  expect(new Set(calls.map(({ call }) => call))).toEqual(new Set(declared));
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
});

/** Scenarios whose replies are complete, however unusual or empty they are. */
const whole = SCENARIOS.filter(({ fault }) => !fault);

describe.each(calls)('$id', (named) => {
  const { call, data, success, validate } = named;
  const client = call as Call<unknown, unknown>;

  it('is answered by the sandbox as documented, in every complete scenario', async () => {
    let isUnderstood = false;
    for (const { orderId } of whole) {
      const { send } = await prepared(named, orderId);
      const answer = await send();
      if (answer.status !== 200) continue;
      const text = await answer.text();
      expect(validate(JSON.parse(text)), `${orderId}: ${text}`).toBe(true);
      isUnderstood ||= decodeReply(client, { status: 200, text }).success;
    }
    expect(isUnderstood).toBe(true);
  });

  it('is understood by the client in every form that the document allows', () => {
    fc.assert(
      fc.property(admitted(success), (reply) => {
        expect(validate(reply)).toBe(true);
        const text = JSON.stringify(reply);
        expect(decodeReply(client, { status: 200, text }).success).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('fails, in document and client alike, without a required field', () => {
    const [reply] = fc.sample(admitted(success), { numRuns: 1, seed: 1 });
    for (const name of data.required ?? []) {
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

  it('is refused by the sandbox without a parameter that the document requires, or with one that it does not list', async () => {
    const { required = [] } = parametersOf(call);
    // In a query it is the common parameter as well.
    const own = required.filter((name) => call.method === 'POST' || name !== 'productId');
    const lacking = own.map((name) => ({ [name]: undefined }));
    for (const wrong of [{ stranger: '1' }, ...lacking]) {
      const { send } = await prepared(named, 'due-extendable', wrong);
      // A bank form names its fields itself; an unknown one is just as unexpected.
      expect(await (await send()).json()).toMatchObject({
        code: expect.toSatisfy((code) => `${code}` === '1001'),
        message: expect.stringMatching(
          new RegExp([...Object.keys(wrong), 'problemImage'].join('|')),
        ),
      });
    }
  });
});

/** Writes that the ledger does not name. */
const WITHOUT_EFFECT = ['v3ConfirmAgreement', 'legacyConfirmAgreement', 'jump', 'productTap'];
/** Writes that the lender refuses when they come again: the token or the phone number is used. */
const ONCE = ['repaymentCommit', 'register'];

describe.each(calls.filter(({ call }) => call.kind === 'write'))('$id', (named) => {
  it('has its effect at the sandbox each time it comes', async () => {
    const { send, world } = await prepared(named, 'two-instalments');
    const before = world.ledger.length;
    await send();
    const effects = world.ledger.slice(before);
    expect(effects.every(({ answered }) => answered)).toBe(true);
    expect(effects.length > 0).toBe(!WITHOUT_EFFECT.includes(named.id));
    await send();
    const kinds = effects.map(({ kind }) => kind);
    const again = world.ledger.slice(before + kinds.length).map(({ kind }) => kind);
    expect(again).toEqual(ONCE.includes(named.id) ? [] : kinds);
  });
});
