import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { openPage, useSandbox } from './screen.tsx';
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

  it('is that of the currency on the instalment page', async () => {
    stubReply('/loan-play-detail', success({ repayAmount: 3450 }));
    await openPage(`/repayment?${query}`);
    expect(screen.getByText(`${sign}3,450.00`)).toBeTruthy();
  });

  it('is that of the currency in a sentence', async () => {
    stubReply('/orbital/fail', success({ delayInfo: { delayAmount: '450' } }));
    await openPage(`/repayDelay?${query}`);
    expect(screen.getByText(`The extension costs ${sign}450.00.`, { exact: false })).toBeTruthy();
  });

  it('is that of the currency on an offer of another product', async () => {
    const offer = { name: 'Bayan Credit', enabled: 1, amount: 2000 };
    stubReply('/orbital/recommend', { status: '00', data: { list: [offer] } });
    await openPage(`/jointLoginFail?${query}`);
    expect(screen.getByText(`${sign}2,000.00`)).toBeTruthy();
  });

  it('travels to the next page', () => {
    history.replaceState(null, '', `/repayment?${query}`);
    expect(pageAddress('repaymentOfCode2').endsWith(real)).toBe(true);
    expect(pageAddress('repaymentOfCode2').includes('real=')).toBe(real !== '');
  });
});
