import { describe, expect, it } from 'vitest';
import type { Call, RequestSpec } from '../../../shared/api/call.ts';
import { flag, requiredFlag, requiredText } from '../../../shared/api/coerce.ts';
import { problemDetailCall, saveScoreCall } from '../../../shared/api/complaintRecords.ts';
import {
  decodeReply,
  FAILURE_TEXT,
  failed,
  writeFailureText,
} from '../../../shared/api/envelope.ts';
import { jumpCall, type Recommendation, recommendCall } from '../../../shared/api/jointLogin.ts';
import { legacyConfirmCalls } from '../../../shared/api/loanConfirm.legacy.ts';
import { loanDetailsCall } from '../../../shared/api/loanDetails.ts';
import { repaymentCall } from '../../../shared/api/repayment.ts';
import { verdictOf } from '../../../shared/api/reply.ts';
import * as v from '../../../shared/lib/schema.ts';
import * as fc from '../../fastCheck.ts';

const call = (more: Partial<RequestSpec> = {}): Call<unknown, { name: string }> => ({
  path: '/x',
  method: 'POST',
  encoding: 'form',
  kind: 'read',
  ...more,
  reply: v.object({ name: requiredText }),
});
const wire = (value: unknown, status = 200) => ({ status, text: JSON.stringify(value) });

describe('success', () => {
  it.each([
    [{ code: 0 }, 'done'],
    [{ code: '0' }, 'done'],
    [{ code: '00' }, 'done'],
    [{ code: '' }, 'unreadable'],
    [{ code: null }, 'unreadable'],
    [{ code: [0] }, 'unreadable'],
    [{ code: '0abc' }, 'refused'],
    [{ code: '0x' }, 'refused'],
    [{ code: 0.5 }, 'refused'],
    [{ code: '0.0' }, 'refused'],
    [{ code: 1 }, 'refused'],
    [{ code: '-1' }, 'refused'],
    [{}, 'unreadable'],
    [{ success: true }, 'done'],
    [{ success: 1 }, 'done'],
    [{ success: '1' }, 'done'],
    [{ success: 'true', code: 200 }, 'done'],
    [{ success: 'false', code: 0 }, 'refused'],
    [{ success: false, code: 0 }, 'refused'],
    [{ success: 0, code: '00' }, 'refused'],
    [{ success: '0' }, 'refused'],
    [{ success: null, code: 0 }, 'done'],
    [{ success: 'fine', code: 9 }, 'refused'],
    [{ status: 0 }, 'done'],
    [{ status: 502 }, 'refused'],
  ])('%j is %s', (reply, verdict) => expect(verdictOf(reply, {})).toBe(verdict));

  it.each([
    [{ status: '00' }, 'done'],
    [{ status: 0 }, 'done'],
    [{ code: 200, status: '00' }, 'done'],
    [{ code: '00', status: '07' }, 'refused'],
    [{ success: true, status: '07' }, 'refused'],
    [{ code: '00' }, 'done'],
    [{ code: 0, status: null }, 'done'],
    [{ code: '07' }, 'refused'],
    [{ success: true }, 'done'],
    [{}, 'unreadable'],
  ])('%j is %s in a call with statusFirst', (reply, verdict) =>
    expect(verdictOf(reply, { statusFirst: true })).toBe(verdict),
  );

  it('is code 0 without a flag, in every read of an order', () => {
    const reply = wire({ code: 0, data: { orderStatus: 174, repayAmount: '₱1.00' } });
    for (const read of [loanDetailsCall, repaymentCall]) {
      expect(decodeReply(read as Call<unknown, unknown>, reply)).toMatchObject({ success: true });
    }
  });

  it('reads status first in the confirmation, on the failure page and in the rating', () => {
    const asked = [...Object.values(legacyConfirmCalls), recommendCall, jumpCall, saveScoreCall];
    const reply = wire({ code: '00', status: '07', msg: 'No push' });
    const refused = { failure: 'refused', code: '07', message: 'No push' };
    for (const one of asked) {
      expect(decodeReply(one as Call<unknown, unknown>, reply)).toMatchObject(refused);
    }
    expect(decodeReply(saveScoreCall, wire({ code: '00' }))).toMatchObject({ success: true });
  });
});

describe('the result', () => {
  it('carries code, message, data and the raw reply', () => {
    const raw = { code: '0', message: 'fine', data: { name: 7, more: 1 } };
    expect(decodeReply(call(), wire(raw))).toEqual({
      success: true,
      code: '0',
      message: 'fine',
      data: { name: '7' },
      raw,
    });
  });

  const UNREADABLE = /^We received an answer that we cannot read/;
  const TROUBLE = /^The service is having trouble\. Please try again in a moment\.$/;
  it.each([
    [200, { code: 9, message: 'No' }, 'refused', /^No$/],
    [200, { code: 0, data: {} }, 'malformed', UNREADABLE],
    [404, { code: 9 }, 'refused', /not accepted/],
    [200, '<html>', 'malformed', UNREADABLE],
    [400, '<html>', 'server', TROUBLE],
    [204, '', 'malformed', UNREADABLE],
    // One that reports neither success nor refusal.
    [200, { data: { name: 'a' } }, 'malformed', UNREADABLE],
    // With the lender's words all the same.
    [200, { code: '', message: 'a' }, 'malformed', /^a$/],
    [200, { code: null, msg: 'a' }, 'malformed', /^a$/],
    [200, { message: 'a' }, 'malformed', UNREADABLE],
    [404, { error: 'Not found' }, 'server', TROUBLE],
    // The server's message, wherever it stands.
    [200, { code: 7, msg: 'a' }, 'refused', /^a$/],
    [200, { code: 7, message: '', msg: null, data: { message: 'a' } }, 'refused', /^a$/],
    [200, { success: false, data: { message: 'a' } }, 'refused', /^a$/],
    // A gateway, whose words nobody should read.
    [500, { status: 502, message: 'Bad Gateway' }, 'server', TROUBLE],
    [502, { code: 0, data: { name: 'a' } }, 'server', TROUBLE],
    [500, { message: 'no Route matched with those values' }, 'server', TROUBLE],
    [500, { error: { message: 'upstream connect error' }, data: null }, 'server', TROUBLE],
    [
      500,
      { timestamp: '2026', status: 500, error: 'e', message: 'm', path: '/x' },
      'server',
      TROUBLE,
    ],
    [500, { type: 'about:blank', title: 'Bad Gateway', detail: 'upstream' }, 'server', TROUBLE],
    [500, ['message', 'data'], 'server', TROUBLE],
    // An HTTP error with words whose shape is ours, even without a code.
    [503, { code: 5, message: 'Closed until six' }, 'server', /^Closed until six$/],
    [400, { message: 'Closed until six', data: null }, 'server', /^Closed until six$/],
    [429, { msg: 'Closed until six', data: {} }, 'server', /^Closed until six$/],
    [500, { data: { message: 'Closed until six' } }, 'server', /^Closed until six$/],
    [500, { success: 0, msg: 'Closed until six' }, 'server', /^Closed until six$/],
  ])('HTTP %i with %j is %s, in words: %s', (status, reply, failure, message) => {
    const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
    for (const kind of ['read', 'write'] as const) {
      const result = decodeReply(call({ kind }), { status, text });
      expect(result).toMatchObject({ success: false, failure });
      expect(result.message).toMatch(message);
    }
  });

  it('has the digits that were sent, of numbers that JavaScript cannot keep', () => {
    const text =
      '{"code":0,"success":true,"data":{"defDetail":{"payCode":90071992547409931},\
"repayAmount":1250.00,"repayList":[{"name":"\\\\","channel_number":9007199254740993}]}}';
    const result = decodeReply(repaymentCall, { status: 200, text });
    expect(result.data).toMatchObject({
      defDetail: { payCode: '90071992547409931' },
      repayAmount: '1250.00',
      repayList: [{ name: '\\', channel_number: '9007199254740993' }],
    });
  });

  it('says whether the server has accepted what it answers unreadably', () => {
    const accepted = (reply: object) => decodeReply(call(), wire(reply));
    expect(accepted({ code: 0, data: {} })).toMatchObject({ accepted: true });
    expect(accepted({ data: {} })).not.toHaveProperty('accepted', true);
    expect(accepted({ code: 9, message: 'No' })).toMatchObject({ code: '9' });
  });

  it.each([
    ['{"code":0,"data":{}}', '0', /./],
    ['{"code":7,"message":"Token expired"}', '7', /^Token expired$/],
    ['', '', /^Your session has ended\. Please sign in again\.$/],
  ])('reports an ended session for HTTP 401, whatever the body: %s', (text, code, message) => {
    const ended = decodeReply(call(), { status: 401, text });
    expect(ended).toMatchObject({ success: false, failure: 'signedOut', code });
    expect(ended.message).toMatch(message);
    // Nobody is signed in on the landing page.
    const anonymous = { ...call(), anonymous: true } as const;
    expect(decodeReply(anonymous, { status: 401, text })).not.toMatchObject({
      failure: 'signedOut',
    });
  });

  it.each([
    [200, undefined],
    [400, true],
    [404, true],
  ])('says of a refusal with HTTP %i whether it is an HTTP error: %s', (status, httpError) =>
    expect(Object(decodeReply(call(), wire({ code: 9 }, status))).httpError).toBe(httpError),
  );

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

const detailWith = (isNeedScore: unknown) =>
  decodeReply(problemDetailCall, wire({ code: 0, data: { content: 'Late', isNeedScore } }));

const imagesWith = (images: unknown) =>
  decodeReply(problemDetailCall, wire({ code: 0, data: { content: 'Late', images } })).data?.images;

function productWith(enabled: unknown): boolean | undefined {
  const reply = decodeReply(
    recommendCall as Call<unknown, Recommendation>,
    wire({ status: '00', data: { list: [{ name: 'A', enabled }] } }),
  );
  return reply.data?.list[0]?.enabled;
}

describe('data that servers write in several ways', () => {
  it('has pictures as a list, or joined by commas as they were sent', () => {
    expect(imagesWith(['/a.png', '/b.png'])).toEqual(['/a.png', '/b.png']);
    expect(imagesWith('/a.png,/b.png')).toEqual(['/a.png', '/b.png']);
    expect(imagesWith('')).toEqual([]);
    expect(imagesWith(null)).toEqual([]);
  });

  it.each([1, '1', true, 'true'])('reads %j as a yes', (yes) => {
    expect(v.parse(flag, yes)).toBe(true);
    expect(v.parse(requiredFlag, yes)).toBe(true);
    expect(detailWith(yes)).toMatchObject({ data: { isNeedScore: true } });
    expect(productWith(yes)).toBe(true);
  });

  it.each([0, '0', false, 'false'])('reads %j as a no', (no) => {
    expect(v.parse(flag, no)).toBe(false);
    expect(v.parse(requiredFlag, no)).toBe(false);
    expect(detailWith(no)).toMatchObject({ data: { isNeedScore: false } });
    expect(productWith(no)).toBe(false);
  });

  it('decides for each field what a missing or unknown value means', () => {
    for (const odd of [null, undefined, 'no', 2]) expect(v.parse(flag, odd)).toBe(false);
    for (const absent of [null, undefined, '']) {
      expect(detailWith(absent)).toMatchObject({ data: { isNeedScore: false } });
      expect(productWith(absent)).toBe(true);
    }
    expect(detailWith(2)).toMatchObject({ data: { isNeedScore: true } });
    for (const bad of [null, undefined, '', 2, 'no']) {
      expect(v.safeParse(requiredFlag, bad).success).toBe(false);
    }
  });

  it('requires only what the order screen cannot do without', () => {
    const order = loanDetailsCall as Call<unknown, { recProducts: unknown[] }>;
    const nothing = { recProducts: null, userOrderDetail: null };
    const decoded = decodeReply(
      order,
      wire({ success: 1, data: { orderStatus: 174, ...nothing } }),
    );
    expect(decoded).toMatchObject({ success: true, data: { orderStatus: '174', recProducts: [] } });
    const missing = decodeReply(order, wire({ success: 1, data: {} }));
    expect(missing).toMatchObject({ failure: 'malformed' });
  });
});
