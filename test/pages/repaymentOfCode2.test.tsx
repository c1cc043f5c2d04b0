import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { text } from '../../pages/repaymentOfCode2/repaymentOfCode2.messages.ts';
import { shownPayCode } from '../../pages/repaymentOfCode2/repaymentOfCode2.model.ts';
import { getConfig } from '../../shared/config/config.ts';
import {
  type RepaymentInfo,
  saveRepaymentInfo,
} from '../../shared/features/repayment/repaymentInfo.ts';
import { arm } from '../sandbox/armedFaults.ts';
import { addressOf, openPage, orderOf, sandbox, useSandbox } from './screen.tsx';
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

it('shows bars, then the code, that there is none, or that nothing is due', () => {
  const page = 'https://m.example/repaymentOfCode2?orderId=1';
  const context = { now: 0, page, config: getConfig() };
  const links = { back: '/loanDetail?orderId=1', repayment: '/repayment?orderId=1' };
  const plain = { isSettled: false, hasNoCode: false, note: '', ...links };
  const head = { rows: expect.anything() };
  expect(shownPayCode(undefined, context)).toEqual({ ...plain, payCode: '', head });
  const code = { payCode: '55556666', groups: ['5555', '6666'] };
  expect(shownPayCode({ info }, context)).toMatchObject({
    ...plain,
    ...code,
    head: { ...head, amount: '₱2.00' },
  });
  const none = { info: { ...info, payCode: '' } };
  expect(shownPayCode(none, context)).toMatchObject({ ...plain, hasNoCode: true });
  expect(shownPayCode({}, context)).toMatchObject({ ...plain, isSettled: true });
  const record = { ...none.info, owner: '', version: '', savedAt: '0' };
  const kept = { info: record, savedAt: 0 };
  expect(shownPayCode(undefined, context, kept)).toMatchObject({ ...plain, note: text.checking });
});

const address = (more?: object) => addressOf('repaymentOfCode2', undefined, more);
const open = (more?: object) => openPage(address(more));
const failing = (sessionId = 's') =>
  arm(sandbox.world(sessionId), { path: '*', fault: 'http-500' });
const keep = (kept: RepaymentInfo, more?: object) => {
  history.replaceState(null, '', address(more));
  saveRepaymentInfo(kept, Date.now());
};

it('reads from the server on opening, whatever the device has stored', async () => {
  keep({ ...info, isDelay: false });
  await open();
  expect(screen.getByText('₱3,450.00')).toBeTruthy();
  expect(screen.queryByText('₱1.00')).toBeNull();
  expect(sandbox.world('s').calls.length).toBeGreaterThan(0);
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
