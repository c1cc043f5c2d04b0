import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call, RequestSpec } from '../../../shared/api/call.ts';
import { flag, list, requiredFlag, requiredText, text } from '../../../shared/api/coerce.ts';
import { problemDetailCall, saveScoreCall } from '../../../shared/api/complaintRecords.ts';
import { decodeReply } from '../../../shared/api/envelope.ts';
import { jumpCall, type Recommendation, recommendCall } from '../../../shared/api/jointLogin.ts';
import { legacyConfirmCalls } from '../../../shared/api/loanConfirm.legacy.ts';
import { loanDetailsCall } from '../../../shared/api/loanDetails.ts';
import { repaymentCall } from '../../../shared/api/repayment.ts';
import { verdictOf } from '../../../shared/api/reply.ts';
import * as v from '../../../shared/lib/schema.ts';

const call = (more: Partial<RequestSpec> = {}): Call<unknown, { name: string }> => ({
  path: '/x',
  method: 'POST',
  encoding: 'form',
  kind: 'read',
  ...more,
  reply: v.object({ name: requiredText }),
});
const wire = (value: unknown, status = 200) => ({ status, text: JSON.stringify(value) });

describe('success [7.1-10]', () => {
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
    const data = { orderStatus: 174, repayAmount: '₱1.00' };
    for (const read of [loanDetailsCall, repaymentCall]) {
      const result = decodeReply(read as Call<unknown, unknown>, wire({ code: 0, data }));
      expect(result).toMatchObject({ success: true });
    }
  });

  it('reads status first in the confirmation, on the failure page and in the rating', () => {
    const asked = [...Object.values(legacyConfirmCalls), recommendCall, jumpCall, saveScoreCall];
    for (const one of asked) {
      const refused = decodeReply(
        one as Call<unknown, unknown>,
        wire({ code: '00', status: '07', msg: 'No push' }),
      );
      expect(refused).toMatchObject({ failure: 'refused', code: '07', message: 'No push' });
    }
    expect(decodeReply(saveScoreCall, wire({ code: '00' }))).toMatchObject({ success: true });
  });
});

describe('the result', () => {
  it('carries code, message, data and the raw reply [7.1-09, 7.1-12]', () => {
    const raw = { code: '0', message: 'fine', data: { name: 7, more: 1 } };
    expect(decodeReply(call(), wire(raw))).toEqual({
      success: true,
      code: '0',
      message: 'fine',
      data: { name: '7' },
      raw,
    });
  });

  it('distinguishes refused, malformed and broken replies', () => {
    const refused = decodeReply(call(), wire({ code: 9, message: 'No' }));
    expect(refused).toMatchObject({ success: false, failure: 'refused', code: '9', message: 'No' });
    expect(decodeReply(call(), wire({ code: 0, data: {} }))).toMatchObject({
      failure: 'malformed',
      message: expect.stringMatching(/^We received an answer that we cannot read/),
      accepted: true,
    });
    const wordless = decodeReply(call(), wire({ code: 9 }, 404));
    expect(wordless).toMatchObject({
      failure: 'refused',
      message: expect.stringMatching(/not accepted/),
    });
    expect(decodeReply(call(), { status: 200, text: '<html>' })).toMatchObject({
      failure: 'malformed',
    });
    expect(decodeReply(call(), { status: 400, text: '<html>' })).toMatchObject({
      failure: 'server',
      code: '',
    });
    expect(decodeReply(call(), { status: 204, text: '' })).toMatchObject({
      failure: 'malformed',
    });
  });

  it.each([
    [{ code: 7, message: 'a' }],
    [{ code: 7, msg: 'a' }],
    [{ code: 7, message: '', msg: null, data: { message: 'a' } }],
    [{ success: false, data: { message: 'a' } }],
  ])("finds the server's message in %j", (reply) =>
    expect(decodeReply(call(), wire(reply))).toMatchObject({ failure: 'refused', message: 'a' }),
  );

  it.each([
    [
      { status: 502, message: 'Bad Gateway' },
      'The service is having trouble. Please try again in a moment.',
    ],
    [
      { code: 0, data: { name: 'a' } },
      'The service is having trouble. Please try again in a moment.',
    ],
    [{ code: 5, message: 'Closed until six' }, 'Closed until six'],
  ])('treats %j with an HTTP status of 500 or more as a server failure', (reply, message) => {
    for (const status of [500, 502, 503]) {
      expect(decodeReply(call({ kind: 'write' }), wire(reply, status))).toMatchObject({
        failure: 'server',
        message,
      });
    }
  });

  it.each([
    [{ message: 'Closed until six', data: null }],
    [{ msg: 'Closed until six', data: {} }],
    [{ data: { message: 'Closed until six' }, message: '' }],
  ])(
    'quotes %j with any HTTP error, although it has no code, because its shape is ours',
    (reply) => {
      for (const status of [400, 404, 429, 500, 503]) {
        expect(decodeReply(call({ kind: 'write' }), wire(reply, status))).toMatchObject({
          failure: 'server',
          message: 'Closed until six',
        });
      }
    },
  );

  it.each([
    { message: 'no Route matched with those values' },
    { error: { message: 'upstream connect error' }, data: null },
    {
      timestamp: '2026-11-24',
      status: 500,
      error: 'Internal Server Error',
      message: 'JDBC',
      path: '/x',
    },
    { type: 'about:blank', title: 'Bad Gateway', detail: 'upstream' },
    ['message', 'data'],
  ])('never quotes the words of a gateway: %j', (reply) => {
    expect(decodeReply(call(), wire(reply, 500))).toMatchObject({
      failure: 'server',
      message: 'The service is having trouble. Please try again in a moment.',
    });
  });

  it('rejects a reply that reports neither success nor refusal', () => {
    expect(decodeReply(call(), wire({ data: { name: 'a' } }))).toMatchObject({
      failure: 'malformed',
    });
    expect(decodeReply(call(), wire({ error: 'Not found' }, 404))).toMatchObject({
      failure: 'server',
    });
  });

  it('reports an ended session for HTTP 401, whatever the body', () => {
    const ended = (text: string, more: Partial<Call<unknown, unknown>> = {}) =>
      decodeReply({ ...call(), ...more } as Call<unknown, unknown>, { status: 401, text });
    expect(ended('{"code":0,"data":{}}')).toMatchObject({ success: false, failure: 'signedOut' });
    expect(ended('{"code":7,"message":"Token expired"}')).toMatchObject({
      failure: 'signedOut',
      code: '7',
      message: 'Token expired',
    });
    expect(ended('')).toMatchObject({
      failure: 'signedOut',
      message: 'Your session has ended. Please sign in again.',
    });
    // Nobody is signed in on the landing page.
    expect(ended('', { anonymous: true })).toMatchObject({ failure: 'server' });
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

  it('is decoded to the same value', () => {
    expect(v.parse(text, 12)).toBe('12');
    expect(v.parse(text, null)).toBe('');
    expect(v.parse(text, {})).toBe('');
    expect(v.parse(list(v.object({ name: requiredText })), [{ name: 1 }, null, {}, 'x'])).toEqual([
      { name: '1' },
    ]);
    expect(v.parse(list(text), null)).toEqual([]);
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
    const decoded = decodeReply(
      loanDetailsCall as Call<unknown, { orderStatus: string; recProducts: unknown[] }>,
      wire({ success: 1, data: { orderStatus: 174, recProducts: null, userOrderDetail: null } }),
    );
    expect(decoded).toMatchObject({ success: true, data: { orderStatus: '174', recProducts: [] } });
    const missing = decodeReply(
      loanDetailsCall as Call<unknown, unknown>,
      wire({ success: 1, data: {} }),
    );
    expect(missing).toMatchObject({ failure: 'malformed' });
  });
});
