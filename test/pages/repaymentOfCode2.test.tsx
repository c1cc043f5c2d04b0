import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { repaymentOfCode2Text } from '../../pages/repaymentOfCode2/repaymentOfCode2.messages.ts';
import {
  type RepaymentInfo,
  saveRepaymentInfo,
} from '../../shared/features/repayment/repaymentInfo.ts';
import { arm } from '../sandbox/armedFaults.ts';
import { addressOf, fault, openPage, orderOf, sandbox, toasts, useSandbox } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

useSandbox();
const info = {
  orderId: '1001',
  payCode: '55556666',
  logo: '',
  title: 'Stores',
  payNotice: [],
  repayAmount: '₱1.00',
  delayAmount: '₱2.00',
  isDelay: true,
  productName: '',
  repayDate: '',
};

const address = (more?: object) => addressOf('repaymentOfCode2', undefined, more);
const open = (more?: object) => openPage(address(more));
const failing = (sessionId = 's') =>
  arm(sandbox.world(sessionId), { path: '*', fault: 'http-500' });
const keep = (kept: RepaymentInfo, more?: object) => {
  history.replaceState(null, '', address(more));
  saveRepaymentInfo(kept, Date.now());
};

describe('2.12 Repayment-by-code page 2', () => {
  it('says that the loan has no code', async () => {
    await openPage(addressOf('repaymentOfCode2', 'no-pay-code'));
    screen.getByText(repaymentOfCode2Text.emptyTitle);
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  it('reads from the server on opening, whatever the device has stored', async () => {
    keep({ ...info, isDelay: false });
    await open();
    expect(screen.getByText('₱3,450.00')).toBeTruthy();
    expect(screen.queryByText('₱1.00')).toBeNull();
    expect(sandbox.world('s').calls.length).toBeGreaterThan(0);
  });

  const REFUSED = 'This service is under maintenance';

  it.each([
    ['the order, which the code does not need', '/loan-details', {}, 'Contract number', []],
    ['its own code', '/loan-play-detail', {}, REFUSED, [REFUSED]],
    ['its own code of an extension', '/orbital/fail', { isDelay: '1' }, REFUSED, [REFUSED]],
  ])('tells a refusal only of what the page is about: %s', async (_, path, more, shown, told) => {
    fault(path, 'refused');
    await open(more);
    expect(await screen.findAllByText(shown)).not.toEqual([]);
    expect(toasts()).toEqual(told);
  });

  it('a refusal of the code of a loan that is repaid is not told', async () => {
    fault('/loan-play-detail', 'refused');
    await openPage(addressOf('repaymentOfCode2', 'status-200'));
    expect(await screen.findByText(repaymentOfCode2Text.settledTitle)).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it('copies the contract number as it was sent, also with more digits than a number keeps', async () => {
    const data = '{"repayAmount":3450.00,"defDetail":{"payCode":90071992547409931}}';
    stubReply('/loan-play-detail', new Response(`{"code":0,"success":true,"data":${data}}`));
    const user = userEvent.setup();
    await open();
    expect(screen.getByText('₱3,450.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByText('copy success')).closest('.toasts')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('90071992547409931');
  });

  it('never shows the amount of an extension for the instalment', async () => {
    keep(info);
    failing();
    await open();
    expect(screen.getByText('We could not load your repayment code')).toBeTruthy();
    expect(screen.queryByText('₱2.00')).toBeNull();
  });

  it('shows the stored data, marked as unchecked, while the server cannot be reached', async () => {
    keep(info, { isDelay: 1 });
    failing();
    await open({ isDelay: 1 });
    expect(screen.getByText('₱2.00')).toBeTruthy();
    expect(screen.getByText(/We could not check that the code and amount are/)).toBeTruthy();
  });

  it('hides the stored data once the session has ended', async () => {
    keep({ ...info, isDelay: false });
    orderOf().signedOut = true;
    await open();
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeTruthy();
    expect(screen.queryByText('₱1.00')).toBeNull();
  });

  it('reads the extension if the device has stored the instalment', async () => {
    keep({ ...info, isDelay: false });
    await open({ isDelay: 1 });
    expect(screen.getByText('₱450.00')).toBeTruthy();
    const paths = sandbox.world('s').calls.map(({ path }) => path);
    expect(paths.sort()).toEqual(['/esita/orbital/fail', '/esita/v3/loan-details/loan-details']);
  });

  it.each([
    ['the order is repaid', '200', '₱1.00'],
    ['nothing is due', '174', '₱0.00'],
  ])('asks for no payment once %s', async (_, status, repayAmount) => {
    keep({ ...info, isDelay: false });
    orderOf().status = status;
    stubReply('/loan-play-detail', success({ repayAmount, defDetail: { payCode: '5' } }));
    await open();
    expect(screen.getByText('There is nothing to pay right now')).toBeTruthy();
    expect(screen.queryByText(/₱/)).toBeNull();
  });

  it('shows nothing that another session stored', async () => {
    keep({ ...info, isDelay: false });
    failing('other');
    await open({ sessionId: 'other' });
    expect(screen.getByText('We could not load your repayment code')).toBeTruthy();
    expect(screen.queryByText('₱1.00')).toBeNull();
  });
});
