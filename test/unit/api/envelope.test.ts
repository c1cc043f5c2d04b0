import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Call, SuccessRule } from '../../../shared/api/call.ts';
import { decodeReply, isSuccess } from '../../../shared/api/envelope.ts';
import { loanDetailsCall } from '../../../shared/api/loanDetails.ts';
import { flag, list, requiredText, text } from '../../../shared/api/loose.ts';
import { repaymentCall } from '../../../shared/api/repayment.ts';
import { proves } from '../../requirements/proves.ts';

const call = (success: SuccessRule): Call<unknown, { name: string }> => ({
  path: '/x',
  method: 'POST',
  encoding: 'form',
  kind: 'read',
  success,
  reply: v.object({ name: requiredText }),
});
const wire = (value: unknown, status = 200) => ({ status, text: JSON.stringify(value) });

describe('success', () => {
  proves('7.1-10');
  it.each([
    [{ code: 0 }, 'zero', true],
    [{ code: '0' }, 'zero', true],
    [{ code: '00' }, 'zero', true],
    [{ code: '' }, 'zero', false],
    [{ code: null }, 'zero', false],
    [{ code: '0abc' }, 'zero', false],
    [{ code: '0x' }, 'zero', false],
    [{ code: [0] }, 'zero', false],
    [{ code: 1 }, 'zero', false],
    [{}, 'zero', false],
    [{ code: '00' }, 'doubleZero', true],
    [{ code: 0 }, 'doubleZero', false],
    [{ status: '00' }, 'doubleZero', true],
    [{ success: true }, 'flag', true],
    [{ success: '1' }, 'flag', true],
    [{ success: 'false', code: 0 }, 'flag', false],
    [{ code: 0 }, 'flag', false],
  ] as const)('%j by %s is %s', (reply, rule, expected) =>
    expect(isSuccess(reply, rule)).toBe(expected),
  );
});

describe('the one result', () => {
  it('carries code, message, data and the raw reply', () => {
    proves('7.1-09', '7.1-12');
    const raw = { code: '0', message: 'fine', data: { name: 7, more: 1 } };
    expect(decodeReply(call('zero'), wire(raw))).toEqual({
      success: true,
      code: '0',
      message: 'fine',
      data: { name: '7' },
      raw,
    });
  });

  it('tells refused, malformed and broken apart', () => {
    const refused = decodeReply(call('zero'), wire({ code: 9, message: 'No' }));
    expect(refused).toMatchObject({ success: false, failure: 'refused', code: '9', message: 'No' });
    expect(decodeReply(call('zero'), wire({ code: 0, data: {} }))).toMatchObject({
      failure: 'malformed',
    });
    expect(decodeReply(call('zero'), { status: 200, text: '<html>' })).toMatchObject({
      failure: 'malformed',
    });
    expect(decodeReply(call('zero'), { status: 502, text: '<html>' })).toMatchObject({
      failure: 'server',
    });
    expect(decodeReply(call('zero'), { status: 204, text: '' })).toMatchObject({
      failure: 'malformed',
    });
  });

  it('tells an ended session by HTTP 401, in whose words so ever', () => {
    const ended = (text: string, more: Partial<Call<unknown, unknown>> = {}) =>
      decodeReply({ ...call('zero'), ...more } as Call<unknown, unknown>, { status: 401, text });
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

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.integer(), (body, status) => {
        for (const one of [call('zero'), call('flag'), loanDetailsCall, repaymentCall]) {
          decodeReply(one as Call<unknown, unknown>, { status, text: body });
        }
      }),
    );
  });
});

describe('loose data', () => {
  it('becomes one thing', () => {
    expect(v.parse(text, 12)).toBe('12');
    expect(v.parse(text, null)).toBe('');
    expect(v.parse(text, {})).toBe('');
    for (const yes of [1, '1', true, 'true']) expect(v.parse(flag, yes)).toBe(true);
    for (const no of [0, '0', false, null, undefined, 'no']) expect(v.parse(flag, no)).toBe(false);
    expect(v.parse(list(v.object({ name: requiredText })), [{ name: 1 }, null, {}, 'x'])).toEqual([
      { name: '1' },
    ]);
    expect(v.parse(list(text), null)).toEqual([]);
  });

  it('needs only what the order cannot do without', () => {
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
