import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openPage, useSandbox } from './screen.tsx';
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
