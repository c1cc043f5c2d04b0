import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, useSandbox, visited } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

const QUERY = 'productId=7&orderId=status-174&sessionId=s';

describe('missing fields', () => {
  useSandbox();

  describe.each(['  ', '-5', 'abc', null])('an amount of %j cannot be paid', (amount) => {
    const expectRetry = () => {
      expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Payment Method|Next/ })).toBeNull();
    };

    it('on the instalment page', async () => {
      stubReply('/loan-play-detail', success({ repayAmount: amount }));
      await openPage(`/repayment?${QUERY}`);
      expectRetry();
    });

    it('on the extension page', async () => {
      stubReply('/orbital/fail', success({ delayInfo: { delayAmount: amount } }));
      await openPage(`/repayDelay?${QUERY}`);
      expectRetry();
    });

    it('on the confirmation', async () => {
      stubReply('/loan-detail-confirm', success({ amount, periods: 2, termUnit: 'months' }));
      await openPage(`/newLoanConfirm?${QUERY}`);
      expectRetry();
    });
  });

  describe('a row without a value', () => {
    const rows = [
      { text: 'Principal', value: '₱5,000.00' },
      { text: 'Interest', value: null },
      { text: 'Fee', value: ' ' },
      { text: 'Term', value: 3 },
      { text: 'Account', value: '1234' },
    ];
    const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

    it('is not shown on order details', async () => {
      const detail = { orderStatus: 151, productName: 'P', userOrderDetail: { detail: rows } };
      stubReply('/loan-details/loan-details', success(detail));
      await openPage(`/loanDetail?${QUERY}`);
      expect(labels()).toEqual(['Principal', 'Term', 'Account']);
    });

    it('is not shown of an order to complain about', async () => {
      const list = rows.map(({ text, value }) => ({ title: text, value }));
      const problemType = [{ title: 'Other', value: '2' }];
      const reply = { problemType, orderDetail: { orderNo: '1', list }, orderList: [] };
      stubReply('/problem-init', success(reply));
      await openPage(`/complaint?${QUERY}`);
      expect(labels()).toEqual(['Principal', 'Term', 'Account']);
    });
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
    expect(screen.getByRole('button', { name: /Bayan Credit.*See the offer/ })).toBeTruthy();
  });

  it.each([null, ''])('a first payment of %j has no row', async (firstPayTime) => {
    const sent = { amount: '₱650.00', periods: 2, termUnit: 'months', firstPayTime };
    stubReply('/loan-detail-confirm', success(sent));
    await openPage(`/newLoanConfirm?${QUERY}`);
    expect(screen.getByText('2 months')).toBeTruthy();
    expect(screen.queryByText(/First payment/)).toBeNull();
  });

  it('an offer without the name of its product has no empty heading', async () => {
    stubReply(
      '/loan-detail-confirm',
      success({ amount: '₱650.00', periods: 2, comProductName: '' }),
    );
    await openPage(`/newLoanConfirm?${QUERY}`);
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(names.filter((name) => !name?.trim())).toEqual([]);
  });

  it('a complaint without type, time and text is a link with a name', async () => {
    const tabs = [{ title: 'Open', list: [{ id: 'c-1', type: null }] }];
    stubReply('/problem-list', success({ tabs }));
    await openPage(`/complaintList?${QUERY}`);
    expect(screen.getByRole('link', { name: 'Complaint' })).toBeTruthy();
    expect(document.querySelector('time')).toBeNull();
  });
});
