// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import { cardCommit, cardConfirm } from '../../../../pages/cardRepayment/cardPayment.mutation.ts';
import { legacyConfirmCalls } from '../../../../shared/api/loanConfirm.legacy.ts';
import { v3ConfirmCalls } from '../../../../shared/api/loanConfirm.ts';
import type { Snapshot } from '../../../../shared/api/session/writeRecord.ts';
import { confirmationOf } from '../../../../shared/features/loanConfirm/confirmation.ts';
import { stubReply, success } from '../../../pages/stubServer.ts';
import { legacyOfferOf, offerOf } from '../../../sandbox/loanConfirm.ts';
import { newWorld, type Order } from '../../../sandbox/world.ts';
import { freshPhone, lost, visit } from '../freshPhone.ts';

const trouble = () => Response.json({ code: 9 }, { status: 500 });
const KEY = { productId: '7', orderId: 'o1' };

freshPhone();

const due = { amount: '₱3,450.00', date: '2027-01-24', rows: '[]' };
const reading = { status: '174', whole: true, ...due };
const part = { ...reading, whole: false };

it.each<[string, Snapshot, Snapshot, string]>([
  ['nothing differs', reading, reading, 'notFound'],
  ['less is due', reading, { ...reading, amount: '₱1,000.00' }, 'arrived'],
  ['more is due', reading, { ...reading, amount: '₱4,000.00' }, 'unknown'],
  ['it is repaid, whatever was read before', null, { ...reading, status: '200' }, 'arrived'],
  ['nothing was read before', null, reading, 'unknown'],
  ['only the order was read before', part, reading, 'unknown'],
  ['only the order is read now', reading, part, 'unknown'],
  ['nothing of use is read now', reading, null, 'unknown'],
])('a card payment where %s', (_, before, now, finding) =>
  expect(cardCommit.compare(before, now)).toBe(finding),
);

it('a card payment reads the order and its instalment; the amount only with that, and nothing without the order', async () => {
  const detail = [{ text: 'Due', value: '1' }];
  const instalment = success({ repayAmount: due.amount, repayDate: '20270124' });
  const asked = stubReply('/loan-play-detail', instalment);
  stubReply('/loan-details', success({ orderStatus: 174, userOrderDetail: { detail } }));
  const rows = JSON.stringify(detail);
  expect(await cardCommit.read()).toMatchObject({ success: true, data: { ...reading, rows } });
  expect(asked[0]?.body).toMatchObject(KEY);
  stubReply('/loan-play-detail', trouble);
  const data = { status: '174', whole: false, amount: '', date: '', rows };
  expect(await cardCommit.read()).toMatchObject({ success: true, data });
  const orders = stubReply('/loan-details', trouble);
  expect(await cardConfirm.read()).toMatchObject({ success: false, failure: 'server' });
  expect(orders[0]?.body).toMatchObject(KEY);
});

it('a card payment is told by its amount', () => {
  expect(cardCommit.noun('₱1.00')).toBe('your ₱1.00 payment');
  expect(cardCommit.found()).toBe('A payment has arrived.');
  expect([cardCommit.token, cardConfirm.token]).toEqual(['repayToken', undefined]);
  expect(cardConfirm.key).toBe(cardCommit.key);
});

describe.each([
  ['v3', v3ConfirmCalls, '/loan-detail-confirm', offerOf],
  ['legacy', legacyConfirmCalls, '/lumen/detail', legacyOfferOf],
])('a confirmation, %s', (_, calls, path, offered) => {
  const { push } = confirmationOf(calls);
  const refusal = { code: 7, status: '07', success: false, message: 'This offer has ended' };
  const offer = offered(newWorld(0).orders.get('status-110') as Order);
  const accepted = { code: 0, status: '00', success: true };
  beforeEach(() => visit('orderId='));

  it('reads the status and the redirect of the order', async () => {
    visit();
    const offers = stubReply('', trouble);
    const state = { orderStatus: '110', playeduL: '/x' };
    const orders = stubReply('/loan-details', success({ ...state, orderStatus: 110 }));
    const { success: isRead, data } = await push.read();
    expect([isRead, data]).toEqual([true, state]);
    expect(orders[0]?.body).toMatchObject(KEY);
    stubReply('/loan-details', trouble);
    expect(await push.read()).toMatchObject({ success: false });
    expect(offers).toEqual([]);
  });

  it.each<[string, () => unknown, string | undefined]>([
    ['there', () => ({ ...accepted, data: offer }), 'offered'],
    ['refused in words', () => refusal, 'gone'],
    ['empty', () => ({ ...accepted, data: null }), 'gone'],
    ['an empty object', () => ({ ...accepted, data: {} }), 'gone'],
    ['refused without words', () => ({ ...refusal, message: '' }), undefined],
    ['refused with HTTP 403', () => Response.json(refusal, { status: 403 }), undefined],
    ['in trouble, in words', () => Response.json(refusal, { status: 500 }), undefined],
    ['malformed', () => ({ ...accepted, data: { amount: [] } }), undefined],
    ['after the session', () => Response.json({ code: 401 }, { status: 401 }), undefined],
    ['after it, by the code', () => ({ ...refusal, code: 401, status: '401' }), undefined],
    ['not there', lost, undefined],
  ])('without an order has an offer that is %s', async (_, reply, data) => {
    const asked = stubReply(path, reply);
    const read = await push.read();
    expect({ ...asked[0]?.query, ...asked[0]?.body }).toMatchObject({ productId: '7' });
    expect(read).toMatchObject(data ? { success: true, data } : { success: false });
  });

  it('is told by its amount, and leads to the address in its reply', () => {
    expect(push.noun('₱1.00')).toContain('₱1.00');
    expect(push.found()).toBe('We have received your loan confirmation.');
    expect(push.key).toBe('confirmLoan');
    expect(push.address?.({ lendDetailsUrl: '/next' })).toBe('/next');
  });
});
