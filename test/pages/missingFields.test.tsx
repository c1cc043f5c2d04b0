import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, openPage, useSandbox } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

const QUERY = 'productId=7&orderId=status-174&sessionId=s';

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

it('an offer without the date of its first payment and the name of its product shows neither', async () => {
  const sent = { amount: '₱650.00', periods: 2, termUnit: 'months', comProductName: '' };
  stubReply('/loan-detail-confirm', success({ ...sent, firstPayTime: null }));
  await openPage(`/newLoanConfirm?${QUERY}`);
  expect(screen.getByText('2 months')).toBeTruthy();
  expect(screen.queryByText(/First payment/)).toBeNull();
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(names.filter((name) => !name?.trim())).toEqual([]);
});
