import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  JointLoginFail,
  pageData as recommendation,
} from '../../pages/jointLoginFail/JointLoginFail.tsx';
import { NewLoanConfirm, pageData as offer } from '../../pages/newLoanConfirm/NewLoanConfirm.tsx';
import { pageData as extension, RepayDelay } from '../../pages/repayDelay/RepayDelay.tsx';
import { Repayment, pageData as repayment } from '../../pages/repayment/Repayment.tsx';
import { amountText } from '../../shared/features/order/amountText.ts';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { openScreen, useSandbox } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

const QUERY = 'productId=7&orderId=rupee&sessionId=s';

describe.each([
  ['&real=1', '₹'],
  ['&real=0', '₱'],
  ['', '₱'],
])('the sign of a plain number, with %j in the address,', (real, sign) => {
  useSandbox();
  afterEach(() => history.replaceState(null, '', '/'));
  const query = `${QUERY}${real}`;

  it('is the same for each amount of an offer', async () => {
    const plan = { title: 'Instalment 1', amount: '5,450.00' };
    const sent = { amount: 5000, periods: 1, termUnit: 'month', repay_plans: [plan] };
    stubReply('/loan-detail-confirm', success(sent));
    await openScreen(`/newLoanConfirm?${query}`, <NewLoanConfirm />, offer);
    expect(screen.getByText(`${sign}5,000.00`)).toBeTruthy();
    expect(screen.getAllByText(`${sign}5,450.00`)).toHaveLength(2);
  });

  it('is that of the currency on the instalment page', async () => {
    stubReply('/loan-play-detail', success({ repayAmount: 3450 }));
    await openScreen(`/repayment?${query}`, <Repayment />, repayment);
    expect(screen.getByText(`${sign}3,450.00`)).toBeTruthy();
  });

  it('is that of the currency in a sentence', async () => {
    stubReply('/orbital/fail', success({ delayInfo: { delayAmount: '450' } }));
    await openScreen(`/repayDelay?${query}`, <RepayDelay />, extension);
    expect(screen.getByText(`The extension costs ${sign}450.00.`, { exact: false })).toBeTruthy();
  });

  it('is that of the currency on an offer of another product', async () => {
    const offer = { name: 'Bayan Credit', enabled: 1, amount: 2000 };
    stubReply('/orbital/recommend', { status: '00', data: { list: [offer] } });
    await openScreen(`/jointLoginFail?${query}`, <JointLoginFail />, recommendation);
    expect(screen.getByText(`${sign}2,000.00`)).toBeTruthy();
  });

  it('travels to the next page', () => {
    history.replaceState(null, '', `/repayment?${query}`);
    expect(pageAddress('repaymentOfCode2').endsWith(real)).toBe(true);
    expect(pageAddress('repaymentOfCode2').includes('real=')).toBe(real !== '');
  });
});

it('leaves the currency that the lender names', () => {
  history.replaceState(null, '', '/repayment?real=1');
  expect(amountText('₱3,450.00')).toBe('₱3,450.00');
  history.replaceState(null, '', '/');
});
