import { unknown } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readCall } from '../../../shared/api/call.ts';
import {
  address,
  constant,
  identity,
  optional,
  orHash,
  parametersOf,
  query,
} from '../../../shared/api/query.ts';

const call = readCall<{ orderId: string; amount?: string }, unknown>('/x', unknown());

const whole = query(call, {
  parameters: { orderId: identity('orderId'), amount: optional(address('sum')) },
  requires: [address('user', '^[0-9]+$')],
});

describe('7.1 Common behaviour', () => {
  it.each([
    ['takes each from its place', '?orderId=1&sum=5&user=7', { orderId: '1', amount: '5' }],
    ['leaves out a word for nothing', '?orderId=1&user=7&sum=null', { orderId: '1' }],
    ['leaves out what is absent', '?orderId=1&user=7', { orderId: '1' }],
    ['takes the first of two', '?orderId=1&user=7&sum=1&sum=2', { orderId: '1', amount: '1' }],
  ])('the parameters %s', (_, search, parameters) =>
    expect(parametersOf(whole, search)).toStrictEqual(parameters),
  );

  it.each([
    ['without one that is needed', '?user=7'],
    ['with an empty one', '?orderId=&user=7'],
    ['with a word for nothing in its place', '?orderId=undefined&user=7'],
    ['with one in place of what only the page needs', '?orderId=1&user=(null)'],
    ['without one that only the page needs', '?orderId=1'],
    ['with one that does not match', '?orderId=1&user=x'],
    ['without an address', ''],
  ])('the parameters are none %s', (_, search) =>
    expect(parametersOf(whole, search)).toBeUndefined(),
  );

  const product = { productId: identity('productId'), type: constant('30') };
  const ids = { problemId: address('problemId'), code: address('code') };
  const inHash = { id: orHash(address('id')), code: address('code') };
  const hash = '#/downloadTemplate?id=7&code=1';
  it.each<[string, object, string, string, object | undefined]>([
    ['a product under either name', product, '?product_id=9', '', { productId: '9', type: '30' }],
    // A partner has appended a query of its own.
    ['ids', ids, '?code=a?b=c&problemId=9?s=paid', '', { problemId: '9', code: 'a?b=c' }],
    ['one behind the hash, where a route has it', inHash, '?code=2', hash, { id: '7', code: '2' }],
    ['that before the hash', inHash, '?code=2&id=8', hash, { id: '8', code: '2' }],
    [
      'that behind the hash if there is a word for nothing',
      inHash,
      '?code=2&id=null',
      hash,
      { id: '7', code: '2' },
    ],
    [
      'none of a word for nothing behind the hash',
      inHash,
      '?code=2',
      '#/x?id=undefined',
      undefined,
    ],
    ['one behind an encoded hash', inHash, '?code=2', '#%2Fx%3Fid%3D7', { id: '7', code: '2' }],
    ['none behind the hash but those', inHash, '', hash, undefined],
    ['none of a hash that is no route', inHash, '?code=2', '#id=7', undefined],
  ])('the parameters are %s', (_, parameters, search, behind, found) =>
    expect(parametersOf({ parameters: { ...parameters } }, search, behind)).toEqual(found),
  );

  it('the parameters must match the parameters of the call', () => {
    // @ts-expect-error: the call needs an order
    query(call, { parameters: {} });
    // @ts-expect-error: the order is required
    query(call, { parameters: { orderId: optional(identity('orderId')) } });
    // @ts-expect-error: the call has no such parameter
    query(call, { parameters: { orderId: identity('orderId'), extra: constant('1') } });
    // @ts-expect-error: there is no such common parameter
    query(call, { parameters: { orderId: identity('order') } });
    expect(() => parametersOf({ parameters: {} }, '')).not.toThrow();
  });
});
