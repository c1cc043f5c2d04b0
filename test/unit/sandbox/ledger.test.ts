import { beforeEach, describe, expect, it } from 'vitest';
import { pay } from '../../sandbox/world.ts';
import { codeOf, type Lender, newLender, UNION } from './lender.ts';

const NOW = Date.UTC(2026, 10, 20, 2, 3, 4);

let lender: Lender;
beforeEach(() => {
  lender = newLender(() => NOW);
});

const TERMS = { productId: '7', amount: '₱5,000.00', periods: '3', termUnit: 'months' };
const COMPLAINT = {
  problemType: '1',
  problemSonType: '12',
  problemDetail: 'They shouted at me',
  problemImage: '',
  orderNo: 'two-instalments',
};

describe('every accepted write has its effect each time', () => {
  const twice: [string, string, Record<string, string>, string][] = [
    ['a loan push', '/v3/loan-confirm/loan-detail-push', TERMS, 'push'],
    ['a legacy loan push', '/gopia/lumen/push', TERMS, 'push'],
    ['a complaint', '/user-problem/problem-save', COMPLAINT, 'complaint'],
    ['a score of an answer', '/user-problem/save-score', { problemId: '2', score: '4' }, 'rating'],
    ['a score of an order', '/v3/loan-details/google-score', { score: '5' }, 'orderRating'],
    [
      'an order at the payment partner',
      '/api/v1/ph/loan/service/loan/repayment-huichao',
      { userId: 'u', orderId: 'two-instalments', amount: '345000' },
      'partnerOrder',
    ],
    [
      'an event',
      '/service/event/save',
      { productId: '7', moduleId: 'm', positionId: '1' },
      'event',
    ],
  ];
  it.each(twice)('%s', async (_, path, body, kind) => {
    const first = await lender.post(path, body);
    const again = await lender.post(path, body);
    expect(again.code ?? again.status).toEqual(first.code ?? first.status);
    expect(lender.world.ledger).toMatchObject([
      { seq: 1, kind, answered: true },
      { seq: 2, kind, answered: true },
    ]);
  });

  it('a code: both are open, and both can be paid while instalments are left', async () => {
    const codes = [codeOf(await lender.askCode()), codeOf(await lender.askCode())];
    expect(new Set(codes).size).toBe(2);
    expect(lender.kinds()).toEqual(['code', 'code']);
    expect(codes.map((code) => pay(lender.world, code))).toEqual([true, true]);
    expect(lender.world.orders.get('two-instalments')).toMatchObject({
      instalmentsLeft: 0,
      status: '200',
    });
  });
});

describe('the ledger', () => {
  it('records the effects of a repayment by card, in order', async () => {
    const token = await lender.freshToken();
    const { data } = await lender.commit(token, {}, { key: 'k1' });
    await lender.confirm(lender.lastCode(), `${data.repayRecordId}`);
    const about = { orderId: 'two-instalments', token, recordId: `${data.repayRecordId}` };
    expect(lender.world.ledger).toEqual([
      {
        ...about,
        seq: 1,
        at: NOW,
        kind: 'repayment',
        amount: '345000',
        idempotencyKey: 'k1',
        answered: true,
      },
      { ...about, seq: 2, at: NOW, kind: 'sms', idempotencyKey: 'k1', answered: true },
      { ...about, seq: 3, at: NOW, kind: 'debit', amount: '345000', answered: true },
    ]);
  });
});

describe('instalments and extensions', () => {
  it('the next instalment falls due when one is paid, until none is left', async () => {
    const first = await lender.repayment();
    const rows = (reply: { data: { detail: { text: string; value: string }[] } }) =>
      Object.fromEntries(reply.data.detail.map(({ text, value }) => [text, value]));
    expect(rows(first).Instalment).toBe('1 of 2');
    await lender.commit(await lender.freshToken(), UNION);
    const order = await lender.details();
    expect(order.data.orderStatus).toBe(174);
    expect(rows({ data: order.data.userOrderDetail })).toMatchObject({
      'Instalments left': '1 of 2',
      'Left to repay': '₱3,450.00',
    });
    const next = await lender.repayment();
    expect(rows(next).Instalment).toBe('2 of 2');
    expect(next.data.repayDate > first.data.repayDate).toBe(true);
    expect(next.data.defDetail.payCode).not.toBe(first.data.defDetail.payCode);
    await lender.commit(await lender.freshToken(), UNION);
    expect((await lender.details()).data.orderStatus).toBe(200);
  });

  it('an extension moves the date of instalment and extension, and has its own code', async () => {
    const before = [await lender.repayment(), await lender.extension()];
    const codes = new Set(before.map(({ data }) => data.defDetail.payCode));
    expect(codes.size).toBe(2);
    expect(pay(lender.world, codeOf(await lender.askExtensionCode()))).toBe(true);
    const after = [await lender.repayment(), await lender.extension()];
    for (const [index, { data }] of after.entries()) {
      expect(data.repayDate > before[index]?.data.repayDate).toBe(true);
      expect(codes).not.toContain(data.defDetail.payCode);
    }
    expect((await lender.details()).data.noticeDesText).toBe('Your loan was extended.');
    expect(lender.kinds()).toEqual(['extensionCode', 'extension']);
  });

  it('can be settled or extended outside our pages', async () => {
    const paid = await lender.control('pay-elsewhere', { orderId: 'two-instalments' });
    expect(paid.status).toBe(200);
    await lender.control('pay-elsewhere', { orderId: 'two-instalments', extension: true });
    expect(lender.world.ledger).toMatchObject([
      { kind: 'payment', amount: '345000', elsewhere: true, answered: true },
      { kind: 'extension', amount: '45000', elsewhere: true, answered: true },
    ]);
    await lender.control('pay-elsewhere', { orderId: 'two-instalments' });
    expect((await lender.details()).data.orderStatus).toBe(200);
    expect((await lender.control('pay-elsewhere', { orderId: 'two-instalments' })).status).toBe(
      404,
    );
  });
});
