// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardCommit, cardConfirm } from '../../../../pages/cardRepayment/cardPayment.mutation.ts';
import { legacyConfirmCalls } from '../../../../shared/api/loanConfirm.legacy.ts';
import { v3ConfirmCalls } from '../../../../shared/api/loanConfirm.ts';
import type { Snapshot } from '../../../../shared/api/session/writeRecord.ts';
import { confirmationOf } from '../../../../shared/features/loanConfirm/confirmation.ts';
import { stubReply, success } from '../../../pages/stubServer.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';

const trouble = () => Response.json({ code: 9 }, { status: 500 });
const at = (query: string) => history.replaceState(null, '', `/page?sessionId=s&${query}`);

beforeEach(() => {
  const { app } = createSandbox();
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    app.request(new Request(input, init)),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('a card payment', () => {
  const due = { amount: '₱3,450.00', date: '2027-01-24', rows: '[]' };
  const reading = { status: '174', whole: true, ...due };
  const repaid = { ...reading, status: '200' };

  it.each<[string, Snapshot, Snapshot, string]>([
    ['nothing differs', reading, reading, 'notFound'],
    ['less is due', reading, { ...reading, amount: '₱1,000.00' }, 'arrived'],
    ['more is due', reading, { ...reading, amount: '₱4,000.00' }, 'unknown'],
    ['the loan is repaid, whatever was read before', null, repaid, 'arrived'],
    ['nothing was read before', null, reading, 'unknown'],
    ['only the order was read before', { ...reading, whole: false }, reading, 'unknown'],
    ['only the order is read now', reading, { ...reading, whole: false }, 'unknown'],
    ['nothing of use is read now', reading, null, 'unknown'],
  ])('where %s', (_, before, now, finding) =>
    expect(cardCommit.compare(before, now)).toBe(finding),
  );

  it('reads the order and its instalment', async () => {
    at('productId=7&orderId=status-174');
    const asked = stubReply(
      '/loan-details',
      success({ orderStatus: 174, userOrderDetail: { detail: [{ text: 'Due', value: '1' }] } }),
    );
    const { success: isRead, data } = await cardCommit.read();
    expect(isRead).toBe(true);
    expect(data).toEqual({
      status: '174',
      whole: true,
      amount: expect.stringMatching(/3,?450/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      rows: expect.stringContaining('Due'),
    });
    expect(asked[0]?.body).toMatchObject({ productId: '7', orderId: 'status-174' });
    expect(cardCommit.compare(data ?? null, data ?? null)).toBe('notFound');
  });

  it('has no amount without the instalment, and nothing without the order', async () => {
    at('productId=7&orderId=status-174');
    stubReply('/loan-play-detail', trouble);
    const rows = expect.any(String);
    expect(await cardCommit.read()).toMatchObject({
      success: true,
      data: { status: '174', whole: false, amount: '', date: '', rows },
    });
    stubReply('/loan-details', trouble);
    expect(await cardConfirm.read()).toMatchObject({ success: false, failure: 'server' });
  });

  it('is told by its amount', () => {
    expect(cardCommit.noun('₱1.00')).toBe('your ₱1.00 payment');
    expect(cardCommit.found()).toBe('A payment has arrived.');
    expect([cardCommit.token, cardConfirm.token]).toEqual(['repayToken', undefined]);
    expect(cardConfirm.key).toBe(cardCommit.key);
  });
});

describe.each([
  ['v3', v3ConfirmCalls, '/loan-detail-confirm'],
  ['legacy', legacyConfirmCalls, '/lumen/detail'],
])('a confirmation, %s', (_, calls, path) => {
  const { push } = confirmationOf(calls);
  const refusal = { code: 7, status: '07', success: false, message: 'This offer has ended' };
  const accepted = { code: 0, status: '00', success: true };

  it('reads the status and the redirect of the order', async () => {
    at('productId=7&orderId=redirect');
    const offers = stubReply(path, trouble);
    const orders = stubReply('/loan-details', success({ orderStatus: 110, playeduL: '/x' }));
    expect(await push.read()).toMatchObject({
      success: true,
      data: { orderStatus: '110', playeduL: '/x' },
    });
    expect((await push.read()).data).toEqual({ orderStatus: '110', playeduL: '/x' });
    expect(orders[0]?.body).toMatchObject({ productId: '7', orderId: 'redirect' });
    stubReply('/loan-details', trouble);
    expect(await push.read()).toMatchObject({ success: false });
    expect(offers).toEqual([]);
  });

  it.each<[string, () => unknown, string | undefined]>([
    ['refused in words', () => refusal, 'gone'],
    ['empty', () => ({ ...accepted, data: null }), 'gone'],
    ['an empty object', () => ({ ...accepted, data: {} }), 'gone'],
    ['refused without words', () => ({ ...refusal, message: '' }), undefined],
    ['refused with HTTP 403', () => Response.json(refusal, { status: 403 }), undefined],
    ['in trouble, in words', () => Response.json(refusal, { status: 500 }), undefined],
    ['malformed', () => ({ ...accepted, data: { amount: [] } }), undefined],
    ['after the session', () => Response.json({ code: 401 }, { status: 401 }), undefined],
    ['not there', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ])('without an order has an offer that is %s', async (_, reply, data) => {
    at('productId=7');
    const asked = stubReply(path, reply);
    const read = await push.read();
    expect({ ...asked[0]?.query, ...asked[0]?.body }).toMatchObject({ productId: '7' });
    expect(read).toMatchObject(data ? { success: true, data } : { success: false });
  });

  it('without an order has an offer that is there', async () => {
    at('productId=7');
    expect(await push.read()).toMatchObject({ success: true, data: 'offered' });
  });

  it('is told by its amount, and leads to the address in its reply', () => {
    expect(push.noun('₱1.00')).toContain('₱1.00');
    expect(push.found()).toBe('We have received your loan confirmation.');
    expect(push.key).toBe('confirmLoan');
    expect(push.address?.({ lendDetailsUrl: '/next' })).toBe('/next');
  });
});
