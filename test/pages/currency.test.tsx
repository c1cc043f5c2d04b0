import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { addressOf, openPage, useSandbox } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

useSandbox();
afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['&real=1', '₹'],
  ['&real=0', '₱'],
  ['', '₱'],
])('a plain number has the sign of the currency, with %j in the address', async (real, sign) => {
  const offer = { name: 'Bayan Credit', enabled: 1, amount: 2000 };
  stubReply('/loan-play-detail', success({ repayAmount: 3450 }));
  stubReply('/orbital/fail', success({ delayInfo: { delayAmount: '450' } }));
  stubReply('/orbital/recommend', { status: '00', data: { list: [offer] } });
  for (const [page, words] of [
    ['repayment', `${sign}3,450.00`],
    ['repayDelay', `The extension costs ${sign}450.00.`],
    ['jointLoginFail', `${sign}2,000.00`],
  ]) {
    await openPage(`${addressOf(`${page}`, 'rupee')}${real}`);
    expect(screen.getByText(`${words}`, { exact: page !== 'repayDelay' })).toBeTruthy();
    cleanup();
  }
  // It travels to the next page.
  expect(pageAddress('repaymentOfCode2').endsWith(real)).toBe(true);
  expect(pageAddress('repaymentOfCode2').includes('real=')).toBe(real !== '');
});
