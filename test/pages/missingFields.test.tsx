import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openPage, useSandbox, visited } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

const QUERY = 'productId=7&orderId=status-174&sessionId=s';

describe('missing fields', () => {
  useSandbox();

  it.each([
    ['repayment', '/loan-play-detail', { repayAmount: 'abc' }],
    ['repayDelay', '/orbital/fail', { delayInfo: { delayAmount: '-5' } }],
    ['newLoanConfirm', '/loan-detail-confirm', { amount: null, periods: 2, termUnit: 'months' }],
  ])('an amount that cannot be paid is not shown: %s', async (name, path, data) => {
    stubReply(path, success(data));
    await openPage(`/${name}?${QUERY}`);
    expect(button('Retry')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Payment Method|Next/ })).toBeNull();
  });

  it('a row without a value is not shown', async () => {
    const values = ['₱5,000.00', null, ' ', 3];
    const list = values.map((value, index) => ({ title: `T${index}`, value }));
    const problemType = [{ title: 'Other', value: '2' }];
    const reply = { problemType, orderDetail: { orderNo: '1', list }, orderList: [] };
    stubReply('/problem-init', success(reply));
    const detail = list.map(({ title, value }) => ({ text: title, value }));
    stubReply('/loan-details', success({ orderStatus: 151, userOrderDetail: { detail } }));
    for (const page of ['complaint', 'loanDetail']) {
      await openPage(`/${page}?${QUERY}`);
      const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
      expect(labels).toEqual(['T0', 'T3']);
      cleanup();
    }
  });

  it('an address of only spaces redirects nowhere and says nothing', async () => {
    stubReply('/loan-details/loan-details', success({ orderStatus: 151, playeduL: '  ' }));
    await openPage(`/loanDetail?${QUERY}`);
    expect(screen.getByRole('heading', { name: 'Order Details' })).toBeTruthy();
    expect(visited).toEqual([]);
    expect(screen.queryByText('This link cannot be opened.')).toBeNull();
  });

  it('an offer without a button text has a label', async () => {
    const offer = { name: 'Bayan Credit', btnText: null, enabled: 1, amount: '₱2,000' };
    stubReply('/orbital/recommend', { status: '00', data: { list: [offer] } });
    await openPage(`/jointLoginFail?${QUERY}`);
    expect(button(/Bayan Credit.*See the offer/)).toBeTruthy();
  });

  it.each([null, ''])('a first payment of %j has no row', async (firstPayTime) => {
    const sent = { amount: '₱650.00', periods: 2, termUnit: 'months', firstPayTime };
    stubReply('/loan-detail-confirm', success(sent));
    await openPage(`/newLoanConfirm?${QUERY}`);
    expect(screen.getByText('2 months')).toBeTruthy();
    expect(screen.queryByText(/First payment/)).toBeNull();
  });

  it('an offer without the name of its product has no empty heading', async () => {
    const sent = { amount: '₱650.00', periods: 2, comProductName: '' };
    stubReply('/loan-detail-confirm', success(sent));
    await openPage(`/newLoanConfirm?${QUERY}`);
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(names.filter((name) => !name?.trim())).toEqual([]);
  });
});
