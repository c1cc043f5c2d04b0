import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../shared/api/call.ts';
import { decodeReply } from '../../../shared/api/envelope.ts';
import type { NamedCall } from '../../contract/calls.ts';
import { contract, parametersOf } from '../../contract/contract.ts';
import { callsWithReplies, schemas } from '../../contract/replies.ts';
import * as fc from '../../fastCheck.ts';
import { readsChangedBy, SCENARIOS, type Scenario } from '../../sandbox/scenarios.ts';
import { admitted } from './admitted.ts';
import { fieldsOf, fieldsSentIn } from './fields.ts';
import { prepared } from './requests.ts';

const ajv = new Ajv2020({ strict: false, allErrors: false });
const replies = callsWithReplies.map(({ reply }) => reply);
ajv.addSchema({ components: { schemas }, replies }, 'contract');

/** Each call with what the contract says of its replies. */
const calls = callsWithReplies.map((named, index) => {
  const validate = ajv.compile({ $ref: `contract#/replies/${index}` });
  return { ...named, validate };
});

describe('7 The calls it makes', () => {
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

  /** What is asked of a call: once for every scenario, and what else has replies of its own. */
  const requestsOf = (id: string): [orderId: string, others?: Record<string, string>][] => [
    ...whole.map(({ orderId }): [string] => [orderId]),
    ...(id === 'template' ? ['banner', 'agreement'] : []).map(
      (templateId): [string, Record<string, string>] => ['due-extendable', { templateId }],
    ),
  ];

  /** A reply without the times in it, which go on while the test runs. */
  const timeless = (reply: string) => reply.replace(/\d\d:\d\d:\d\d/g, '');

  /** The reply if the scenario of the order were its status and nothing else. */
  async function plainReply(named: NamedCall, scenario: Scenario): Promise<string> {
    const { orderId, status, title, description } = scenario;
    const { send, world } = await prepared(named, orderId);
    const order = world.orders.get(orderId);
    if (order) order.scenario = { orderId, status, title, description };
    return timeless(await (await send()).text());
  }

  /** The orders with a reply of their own of which `readsChangedBy` says nothing. @param replies by order. */
  async function unlistedFor(named: NamedCall, replies: ReadonlyMap<string, string>) {
    const isListed = (scenario: Scenario) =>
      readsChangedBy(scenario).some((end) => end === '*' || named.call.path.endsWith(end));
    const unlisted = whole.filter((one) => replies.has(one.orderId) && !isListed(one));
    const found: string[] = [];
    // Most orders of a status have the same reply but for their ids, and need no request of their own.
    const usual = new Set<string>();
    for (const one of unlisted) {
      const { orderId } = one;
      const reply = `${replies.get(orderId)}`;
      const nameless = [one.status, ...reply.split(orderId)].join('|');
      if (usual.has(nameless)) continue;
      if (reply === (await plainReply(named, one))) usual.add(nameless);
      else found.push(orderId);
    }
    return found;
  }

  describe.each(calls)('$id', (named) => {
    const { call, data, success, validate } = named;
    const client = call as Call<unknown, unknown>;

    it('is answered by the sandbox as documented, in every complete scenario', async () => {
      let isUnderstood = false;
      const sent = new Set<string>();
      const replies = new Map<string, string>();
      for (const [orderId, others] of requestsOf(named.id)) {
        const { send } = await prepared(named, orderId, others);
        const answer = await send();
        if (answer.status !== 200) continue;
        const text = await answer.text();
        expect(validate(JSON.parse(text)), `${orderId}: ${text}`).toBe(true);
        isUnderstood ||= decodeReply(client, { status: 200, text }).success;
        replies.set(orderId, timeless(text));
        for (const field of fieldsSentIn(JSON.parse(text).data)) sent.add(field);
      }
      expect(isUnderstood).toBe(true);
      const never = fieldsOf(data, schemas).filter((field) => !sent.has(field));
      const { tag, id } = named;
      expect(
        never,
        `shared/api/${tag}.ts reads fields of ${id} that the sandbox never sends, so that no test and nobody at the test page sees them. Add them to its answer in test/sandbox, in one scenario at least`,
      ).toEqual([]);
      const isOfOrder = call.kind === 'read' && !call.anonymous;
      const unlisted = isOfOrder ? await unlistedFor(named, replies) : [];
      expect(
        unlisted,
        `test/sandbox/scenarios.ts: these orders change the reply of ${call.path}, and States does not show it. Add the end of this path to READS, for the part of the scenario that does it`,
      ).toEqual([]);
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
      expect(decodeReply(client, { status: 200, text: JSON.stringify(nothing) }).success).toBe(
        false,
      );
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
});
