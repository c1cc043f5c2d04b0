import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SETTLING_MS } from '../../shared/runtime/mutation/next.ts';
import {
  calls,
  choose,
  fault,
  fillAccount,
  isBlocked,
  ledger,
  openOrder,
  openPage,
  press,
  useSandbox,
} from './screen.tsx';
import { stubReply } from './stubServer.ts';

useSandbox();

const OFFLINE = 'You are offline. Check your connection and try again.';
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const GONE = "We don't see this offer any more.";

it.each([
  ['cardRepayment', 'Repay ₱3,450.00', '/repayment-commit'],
  ['newLoanConfirm', 'Next', '/loan-detail-push'],
])('%s is not sent if its reading gets no answer', async (page, control, path) => {
  const isCard = page === 'cardRepayment';
  await openOrder(page, isCard ? 'status-174' : 'redirect', isCard ? { amount: '345000' } : {});
  if (isCard) await choose(/UnionBank/);
  const reads = stubReply('/loan-details', noAnswer);
  stubReply('/loan-play-detail', noAnswer);
  await press(control);
  expect(await screen.findByText(OFFLINE)).toBeTruthy();
  expect(reads.length).toBeGreaterThan(0);
  expect(calls(path)).toEqual([]);
  expect(Object.keys(localStorage).filter((name) => name.startsWith('write|'))).toEqual([]);
  await waitFor(() => expect(isBlocked(control)).toBe(false));
});

const offerGone = { code: 1010, status: '1010', success: false, message: 'This offer has ended' };

describe('a loan confirmation without an order, after a lost answer', () => {
  const open = async () => {
    await openPage('/newLoanConfirm?productId=7&sessionId=s');
    await screen.findByRole('checkbox', { checked: true });
  };

  it('an offer that is gone is not seen any more, and Next stays off', async () => {
    await open();
    stubReply('/loan-detail-push', () => {
      stubReply('/loan-detail-confirm', offerGone);
      return noAnswer();
    });
    await press('Next');
    expect(await screen.findByText(GONE)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go to the home screen' })).toBeTruthy();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    await press('Check again');
    expect(await screen.findByText(GONE)).toBeTruthy();
    for (const name of ['Next', 'Send again anyway'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText(/received|confirmed/)).toBeNull();
  });

  it('an offer that is there proves nothing, not even that nothing has changed', async () => {
    await open();
    fault('/loan-detail-push', 'lost-after');
    await press('Next');
    await screen.findByText(/went through\. It may still go through/);
    expect(screen.queryByText(/Nothing has changed/)).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + SETTLING_MS });
    await press('Check again');
    expect(await screen.findByText(/We're not sure your .*loan confirmation went/)).toBeTruthy();
    expect(screen.queryByText(GONE)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(ledger('push')).toHaveLength(1);
  });
});

const CARD = 'orderId=status-174&amount=345000';
const keysOf = (path: string) => calls(path).map(({ idempotencyKey }) => idempotencyKey);
const nothing = async () => undefined;
const complain = async () =>
  userEvent.type(await screen.findByLabelText('Tell us what happened'), 'The amount is wrong');
const rate = async () => {
  await press('Rate the answer');
  await choose('5 stars');
};

/** A write that the borrower may send again: the end of its path, its page, what leads to it, and the taps that send it. */
const REPEATABLE: readonly [string, string, () => Promise<unknown>, (string | RegExp)[]][] = [
  ['/generate-vcode', 'repayDelay?orderId=due-extendable', nothing, ['Payment Method', 'Confirm']],
  ['/bind-card-new', 'bindBank?orderId=status-151', fillAccount, ['Next', 'Save']],
  ['/problem-save', 'complainPageNext?problemType=2&orderNo=due-extendable', complain, ['Send']],
  ['/save-score', 'complainDetails?problemId=2', rate, ['Send']],
  ['/goya/define', 'loanDetail?orderId=status-110', nothing, [/Bayan Credit/]],
  ['/orbital/jump', 'jointLoginFail?orderId=status-174', nothing, [/Bayan Credit/]],
  ['/contract-jump', 'newLoanConfirm?orderId=status-110', nothing, ['Loan agreement']],
  ['/paper-jump', 'loanConfirm?orderId=status-110', nothing, ['Loan agreement']],
  ['/repayment-huichao', `cardRepayment?${CARD}&userId=u1`, nothing, [/payment partner/]],
];

it.each(REPEATABLE)(
  '%s is sent again with the same key after a lost answer: %s',
  async (path, address, come, send) => {
    const keys = () => keysOf(path);
    const tap = async () => {
      for (const name of send)
        if (screen.queryByRole('button', { name }) || name !== send[0]) await press(name);
    };
    await openPage(`/${address}&productId=7&sessionId=s`);
    await come();
    fault(path, 'lost-before');
    await tap();
    expect(
      await screen.findAllByText(/not sure it went through|got no answer|^error$/),
    ).not.toEqual([]);
    expect(keys()).toHaveLength(1);
    await tap();
    await expect.poll(keys).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{32}$/)));
    expect(keys()[1]).toBe(keys()[0]);
  },
);

it('a rating of an order that closed without a word is sent again with the same key', async () => {
  const keys = () => keysOf('/google-score');
  fault('/google-score', 'lost-before');
  for (const count of [1, 2]) {
    await openPage('/loanDetail?orderId=rating&productId=7&sessionId=s');
    await choose('5 stars');
    await press('Submit');
    await expect.poll(keys).toHaveLength(count);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
  }
  expect(keys()[1]).toBe(keys()[0]);
});
