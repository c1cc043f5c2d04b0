import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SETTLING_MS } from '../../shared/runtime/mutation/next.ts';
import {
  calls,
  choose,
  fault,
  isBlocked,
  ledger,
  openPage,
  press,
  sandbox,
  useSandbox,
} from './screen.tsx';
import { stubReply } from './stubServer.ts';

const OFFLINE = 'You are offline. Check your connection and try again.';
const GONE = "We don't see this offer any more.";
const SCREENS = [
  {
    page: '/cardRepayment?orderId=status-174&amount=345000',
    control: 'Repay ₱3,450.00',
    call: '/repayment-commit',
    effect: 'debit',
  },
  {
    page: '/newLoanConfirm?orderId=redirect',
    control: 'Next',
    call: '/loan-detail-push',
    effect: 'push',
  },
  { page: '/loanConfirm?orderId=redirect', control: 'Next', call: '/lumen/push', effect: 'push' },
];

/** Opens a screen, as far as the tap that sends. */
async function come({ page }: (typeof SCREENS)[number]): Promise<void> {
  await openPage(`${page}&productId=7&sessionId=s`);
  if (page.startsWith('/card')) await choose(/UnionBank/);
}

describe.each(SCREENS)('$page', (one) => {
  useSandbox();
  afterEach(() => vi.restoreAllMocks());
  const onLine = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

  it('is sent although the phone says that it is offline', async () => {
    await come(one);
    onLine(false);
    await press(one.control);
    await waitFor(() => expect(ledger(one.effect)).toHaveLength(1));
  });

  it.each([true, false])(
    'is not sent if its reading gets no answer, whatever the phone says: %s',
    async (says) => {
      await come(one);
      onLine(says);
      const reads = stubReply('/loan-details', () =>
        Promise.reject(new TypeError('Failed to fetch')),
      );
      stubReply('/loan-play-detail', () => Promise.reject(new TypeError('Failed to fetch')));
      await press(one.control);
      expect(await screen.findByText(OFFLINE)).toBeTruthy();
      expect(reads.length).toBeGreaterThan(0);
      expect(calls(one.call)).toEqual([]);
      expect(Object.keys(localStorage).filter((name) => name.startsWith('write|'))).toEqual([]);
      await waitFor(() => expect(isBlocked(one.control)).toBe(false));
    },
  );

  it('is sent if its reading fails with an answer', async () => {
    await come(one);
    stubReply('/loan-details', () => new Response('<h1>', { status: 500 }));
    await press(one.control);
    await waitFor(() => expect(ledger(one.effect)).toHaveLength(1));
  });
});

const offerGone = { code: 1010, status: '1010', success: false, message: 'This offer has ended' };

describe.each([
  ['newLoanConfirm', '/loan-detail-confirm', '/loan-detail-push'],
  ['loanConfirm', '/lumen/detail', '/lumen/push'],
])('%s without an order, after a lost answer', (route, offer, push) => {
  useSandbox();

  /** Confirms, gets no answer, and reads the offer with this reply. */
  async function confirm(reply: () => unknown): Promise<void> {
    await openPage(`/${route}?productId=7&sessionId=s`);
    await screen.findByRole('checkbox', { checked: true });
    stubReply(push, () => {
      stubReply(offer, reply);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await press('Next');
  }

  it('an offer that is gone is not seen any more, and Next stays off', async () => {
    await confirm(() => offerGone);
    expect(await screen.findByText(GONE)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go to the home screen' })).toBeTruthy();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    await press('Check again');
    expect(await screen.findByText(GONE)).toBeTruthy();
    for (const name of ['Next', 'Send again anyway'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText(/received|confirmed/)).toBeNull();
  });

  it.each<[string, (() => unknown) | undefined]>([
    ['there', undefined],
    ['not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('an offer that is %s proves nothing', async (_, reply) => {
    await (reply ? confirm(reply) : confirmAndRead());
    expect(
      await screen.findByText(/We're not sure your .*loan confirmation went through/),
    ).toBeTruthy();
    expect(screen.queryByText(GONE)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  async function confirmAndRead(): Promise<void> {
    await openPage(`/${route}?productId=7&sessionId=s`);
    await screen.findByRole('checkbox', { checked: true });
    fault(push, 'lost-after');
    await press('Next');
    await screen.findByText(/went through\. It may still go through/);
    // An offer that is still there proves nothing about the loan.
    expect(screen.queryByText(/Nothing has changed/)).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + SETTLING_MS });
    await press('Check again');
    expect(sandbox.world('s').confirmed).toHaveLength(1);
  }
});
