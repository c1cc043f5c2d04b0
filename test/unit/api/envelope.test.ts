import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Call, Failure, RequestSpec, Result } from '../../../shared/api/call.ts';
import { flag, requiredFlag, requiredText } from '../../../shared/api/coerce.ts';
import { problemDetailCall, saveScoreCall } from '../../../shared/api/complaintRecords.ts';
import {
  decodeReply,
  FAILURE_TEXT,
  failed,
  writeFailureText,
} from '../../../shared/api/envelope.ts';
import { jumpCall, recommendCall } from '../../../shared/api/jointLogin.ts';
import { legacyConfirmCalls } from '../../../shared/api/loanConfirm.legacy.ts';
import { loanDetailsCall } from '../../../shared/api/loanDetails.ts';
import { repaymentCall } from '../../../shared/api/repayment.ts';
import { verdictOf } from '../../../shared/api/reply.ts';
import * as fc from '../../fastCheck.ts';
import { words } from '../words.ts';

const call = (more: Partial<RequestSpec> = {}): Call<unknown, { name: string }> => ({
  path: '/x',
  method: 'POST',
  encoding: 'form',
  kind: 'read',
  ...more,
  reply: v.object({ name: requiredText }),
});
const wire = (value: unknown, status = 200) => ({ status, text: JSON.stringify(value) });

/** Replies as servers write them, without a space. */
const replies = (text: string) => words(text).map((one) => JSON.parse(one));

describe('7.1 Common behaviour', () => {
  it.each([
    [
      'done',
      `{"code":0} {"code":"0"} {"code":"00"} {"code":0,"status":7}
     {"success":true} {"success":1} {"success":"1"} {"success":"true","code":200}
     {"success":null,"code":0} {"success":"fine","code":0}`,
      `{"status":"00"} {"status":0} {"code":200,"status":"00"} {"success":0,"status":"00"}
     {"code":"00"} {"code":0,"status":null} {"success":true}`,
    ],
    [
      'refused',
      `{"code":"0abc"} {"code":"0x"} {"code":"10"} {"code":0.5} {"code":"0.0"} {"code":1}
     {"code":"-1"} {"code":7,"status":0} {"success":false,"code":0}
     {"success":"false","code":0} {"success":0,"code":"00"} {"success":"0"}
     {"success":"fine","code":9}`,
      `{"code":"00","status":"07"} {"success":true,"status":"07"} {"code":"07"}
     {"success":true,"code":"07"} {"success":false}`,
    ],
    [
      'unreadable',
      `{} {"code":""} {"code":null} {"code":[0]} {"success":"fine"}
     {"status":0} {"status":"00"} {"status":502} {"code":null,"status":"00"}
     {"code":"","status":7} {"success":"fine","status":0}`,
      '{} {"code":""} {"status":""} {"status":null,"success":"fine"}',
    ],
  ])('success is told: %s, without and with statusFirst', (verdict, plain, byStatus) => {
    const others = (text: string, rule: Parameters<typeof verdictOf>[1]) =>
      replies(text).filter((reply) => verdictOf(reply, rule) !== verdict);
    expect(others(plain, {})).toEqual([]);
    expect(others(byStatus, { statusFirst: true })).toEqual([]);
  });

  it('the status is read first in the confirmation, on the failure page and in the rating', () => {
    const asked = [...Object.values(legacyConfirmCalls), recommendCall, jumpCall, saveScoreCall];
    const reply = wire({ code: '00', status: '07', msg: 'No push' });
    const refused = { failure: 'refused', code: '07', message: 'No push' };
    for (const one of asked) {
      expect(decodeReply(one as Call<unknown, unknown>, reply)).toMatchObject(refused);
    }
    expect(decodeReply(saveScoreCall, wire({ code: '00' }))).toMatchObject({ success: true });
  });
});

describe('7.1 Common behaviour: the result', () => {
  it('carries code, message, data and the raw reply, with the digits that were sent', () => {
    const text = '{"code":"0","message":"fine","data":{"name":90071992547409931,"more":1250.00}}';
    const data = { name: '90071992547409931' };
    const raw = { code: '0', message: 'fine', data: { ...data, more: '1250.00' } };
    const result = { success: true, code: '0', message: 'fine', data, raw };
    expect(decodeReply(call(), { status: 200, text })).toEqual(result);
  });

  const closed = 'Closed until six';
  const refused = { failure: 'refused', code: '7' } as const;
  const malformed = { failure: 'malformed' } as const;
  const server = (code = '', message?: string) =>
    ({ failure: 'server', code, ...(message && { message }) }) as const;
  it.each<[number, unknown, Partial<Result<never>> & { failure: Failure }]>([
    [200, { code: 7, message: 'No' }, { ...refused, message: 'No' }],
    [200, { code: 7 }, refused],
    [400, { code: 7 }, { ...refused, httpError: true }],
    [404, { code: 7, msg: 'No' }, { ...refused, message: 'No', httpError: true }],
    [200, { code: 0, message: 'fine' }, { ...malformed, code: '0', accepted: true }],
    [399, '<html>', malformed],
    [400, '<html>', server()],
    [204, '', malformed],
    [200, null, malformed],
    // One that reports neither success nor refusal.
    [200, { data: { name: 'a' } }, malformed],
    // With the lender's words all the same.
    [200, { code: '', message: 'a' }, { ...malformed, message: 'a' }],
    [200, { message: 'a' }, malformed],
    [404, { error: 'Not found' }, server()],
    // A gateway: its status is no code, and its words are not the lender's.
    [404, { status: 404, message: 'No handler found' }, server()],
    [408, { status: '408', msg: 'Request timeout' }, server()],
    [429, { status: 429, error: 'Too Many Requests', message: 'slow down' }, server()],
    [499, { status: 499, title: 'Client closed request', detail: 'd' }, server()],
    [401, { status: 401, message: 'Full authentication is required' }, { failure: 'signedOut' }],
    [200, { status: 404, message: 'No handler found' }, malformed],
    // The server's message, wherever it stands.
    [
      200,
      { code: 7, message: '', msg: null, data: { message: 'a' } },
      { ...refused, message: 'a' },
    ],
    [200, { success: false, data: { message: 'a' } }, { failure: 'refused', message: 'a' }],
    [200, { success: false, data: ['a'] }, { failure: 'refused' }],
    // A gateway, whose words nobody should read.
    [502, { code: 0, data: { name: 'a' } }, server()],
    [502, { code: 800005, message: closed }, server('', closed)],
    [500, { message: 'no Route matched with those values' }, server()],
    [500, { error: { message: 'upstream connect error' }, data: null }, server()],
    [500, { status: 500, error: 'e', message: 'm', path: '/x' }, server()],
    [500, ['message', 'data'], server()],
    // An HTTP error with words whose shape is ours, even without a code.
    [503, { code: 5, message: closed }, server('', closed)],
    [400, { message: closed, data: null }, server('', closed)],
    [500, { data: { message: closed } }, server('', closed)],
    [500, { success: 0, msg: closed }, server('', closed)],
    // An ended session, whatever the body.
    [401, { code: 0, data: {} }, { failure: 'signedOut', code: '0' }],
    [401, { code: 7, message: 'Over' }, { failure: 'signedOut', code: '7', message: 'Over' }],
    [401, '', { failure: 'signedOut' }],
    // By its code, whatever the HTTP status.
    [200, { code: 401, message: 'Over' }, { failure: 'signedOut', code: '401', message: 'Over' }],
    [200, { code: '401', success: false }, { failure: 'signedOut', code: '401' }],
    [403, { code: 401, data: null }, { failure: 'signedOut', code: '401' }],
    [200, { code: 4010 }, { ...refused, code: '4010' }],
  ])('HTTP %i with %j is %j', (status, reply, expected) => {
    const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
    const own = { success: false, code: '', message: FAILURE_TEXT[expected.failure] };
    // What is no object stays a text.
    const raw = reply instanceof Object && !Array.isArray(reply) ? reply : text;
    for (const kind of ['read', 'write'] as const) {
      const result = decodeReply(call({ kind }), { status, text });
      expect(result).toEqual({ ...own, data: undefined, raw, ...expected });
    }
  });

  it.each([404, 429, 503])(
    'is not told by a gateway even where the status is a code: %i',
    (status) => {
      const sent = [
        { status, message: 'No handler' },
        { status: '00', msg: 'fine' },
      ];
      for (const reply of sent) {
        const result = decodeReply(call({ statusFirst: true }), wire(reply, status));
        expect(result).toMatchObject({ failure: 'server', code: '', message: FAILURE_TEXT.server });
      }
      const lenders = decodeReply(call({ statusFirst: true }), wire({ status: '07', msg: 'No' }));
      expect(lenders).toMatchObject({ failure: 'refused', code: '07', message: 'No' });
    },
  );

  it.each([
    [401, '', 'server'],
    [401, '{"code":7}', 'refused'],
    [401, '{"code":0,"data":{"name":"A"}}', undefined],
    [200, '{"code":401}', 'refused'],
  ])('ends no session where nobody is signed in: HTTP %i with %j', (status, text, failure) => {
    const result = decodeReply(call({ anonymous: true }), { status, text });
    expect(Object(result).failure).toBe(failure);
  });

  it.each<[string, object, number, object, Failure | undefined]>([
    ['a success', {}, 200, { success: true, code: 401, data: { name: 'A' } }, undefined],
    ['the status where it counts', { statusFirst: true }, 200, { status: '401' }, 'signedOut'],
    [
      'the code where it does not',
      { statusFirst: true },
      200,
      { status: '7', code: 401 },
      'refused',
    ],
    ['a read in trouble', {}, 500, { code: 401 }, 'signedOut'],
    // It may have happened all the same; the reading that follows finds the session ended.
    ['a write in trouble', { kind: 'write' }, 500, { code: 401 }, 'server'],
  ])('code 401 of %s', (_, more, status, reply, failure) => {
    const result = decodeReply(call(more), { status, text: JSON.stringify(reply) });
    expect(Object(result).failure).toBe(failure);
  });

  it.each([
    ['refused', failed('refused', 'No'), 'No'],
    ['refused in no words', failed('refused'), FAILURE_TEXT.refused],
    ['signed out', failed('signedOut'), FAILURE_TEXT.signedOut],
    ['not sent', { ...failed('offline'), sent: false as const }, FAILURE_TEXT.offline],
    ['lost', failed('network'), ''],
    ['unreadable', failed('malformed'), ''],
    ['unreadable beside words', failed('malformed', 'No'), 'No'],
  ])('tells of a write that was %s only what is sure', (_, result, message) => {
    expect(writeFailureText(result)).toBe(message);
    expect(result.code).toBe('');
  });

  it('never throws, whatever the reply', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.integer(), (body, status) => {
        for (const one of [call(), call({ statusFirst: true }), loanDetailsCall, repaymentCall]) {
          decodeReply(one as Call<unknown, unknown>, { status, text: body });
        }
      }),
    );
  });
});

/** The data of a reply. */
const dataOf = <Given, Output>(call: Call<Given, Output>, data: object) =>
  decodeReply(call as Call<unknown, Output>, wire({ code: 0, status: '00', data })).data;
const detailWith = (fields: object) => dataOf(problemDetailCall, { content: 'Late', ...fields });

describe('7.1 Common behaviour', () => {
  it('pictures are a list, or joined by commas as they were sent', () => {
    const both = ['/a.png', '/b.png'];
    const read = [both, '/a.png,/b.png', '', null].map((images) => detailWith({ images })?.images);
    expect(read).toEqual([both, both, [], []]);
  });

  it.each([
    [[1, '1', '1.00', true, 'true'], { required: true, off: true, asked: true, on: true }],
    [[0, '0', '0.0', false, 'false'], { required: false, off: false, asked: false, on: false }],
    [[null, undefined, ''], { required: undefined, off: false, asked: false, on: true }],
    [[2, 'no'], { required: undefined, off: false, asked: true, on: true }],
  ])('the schema decides for each field what %j means: %j', (sent, expected) => {
    for (const one of sent) {
      const required = v.safeParse(requiredFlag, one);
      expect({
        required: required.success ? required.output : undefined,
        off: v.parse(flag, one),
        asked: detailWith({ isNeedScore: one })?.isNeedScore,
        on: dataOf(recommendCall, { list: [{ name: 'A', enabled: one }] })?.list[0]?.enabled,
      }).toEqual(expected);
    }
  });

  it('a reply requires only what the order screen cannot do without', () => {
    const nothing = { recProducts: null, userOrderDetail: null };
    const decode = (data: object) =>
      decodeReply(loanDetailsCall as Call<unknown, unknown>, wire({ code: 0, data }));
    const read = { success: true, data: { orderStatus: '174', recProducts: [] } };
    for (const orderStatus of [174, '174', '174.00'])
      expect(decode({ orderStatus, ...nothing })).toMatchObject(read);
    expect(decode({})).toMatchObject({ failure: 'malformed' });
  });
});
