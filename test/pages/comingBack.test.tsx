import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import { arm, disarm } from '../sandbox/armedFaults.ts';
import {
  isBlocked,
  openOrder,
  passTime,
  press,
  sandbox,
  tap,
  useSandbox,
  visited,
} from './screen.tsx';

useSandbox();

const AWAY_MS = 31_000;

let now: number;

function turn(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The borrower uses another app for a while. */
function goAway(ms: number): void {
  turn('hidden');
  now += ms;
  turn('visible');
}

describe('returning after a while', () => {
  const loseReads = () => arm(sandbox.world('s'), { path: '*', fault: 'drops' });
  beforeEach(() => {
    now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
  });

  it.each([
    ['loanDetail', 'REPAY'],
    ['repayment', 'Payment Method'],
    ['repayDelay', 'Payment Method'],
    ['newLoanConfirm', 'Next', 'status-110'],
    ['cardRepayment', 'Repay ₱3,450.00', undefined, { amount: 345000 }],
  ])(
    'what is about money waits for fresh data: %s, %s',
    async (page, name, orderId?: string, more?: object) => {
      await openOrder(page, orderId, more);
      await expect.poll(() => isBlocked(name)).toBe(false);
      goAway(AWAY_MS);
      expect(isBlocked(name)).toBe(true);
      await expect.poll(() => isBlocked(name)).toBe(false);
    },
  );

  it('what is not about money waits for nothing', async () => {
    await openOrder('customerService');
    goAway(AWAY_MS);
    expect(isBlocked('Copy')).toBe(false);
  });

  it('without a network they stay blocked, and the page says why and offers Retry', async () => {
    await openOrder('loanDetail');
    loseReads();
    goAway(AWAY_MS);
    await screen.findByText(/could not refresh this page/);
    expect(isBlocked('REPAY')).toBe(true);
    await press('REPAY');
    expect(visited).toEqual([]);
    disarm(sandbox.world('s'));
    await press('Retry');
    await expect.poll(() => isBlocked('REPAY')).toBe(false);
    expect(screen.queryByText(/could not refresh/)).toBeNull();
  });

  it('a short absence blocks nothing, but without a network the page says that it may be out of date', async () => {
    await openOrder('loanDetail');
    loseReads();
    goAway(29_000);
    expect(isBlocked('REPAY')).toBe(false);
    await screen.findByText(/could not refresh this page/);
    expect(isBlocked('REPAY')).toBe(false);
  });
});

describe('a time that passes while the phone sleeps is over when it wakes up', () => {
  /** From here on the timers of the page run only if the test lets them. */
  const holdTimers = () => {
    now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  };
  const appears = (text: string | RegExp) =>
    vi.waitFor(() => expect(screen.getByText(text)).toBeTruthy(), {
      interval: 10,
      timeout: LIMITS.poll,
    });

  const complain = async () => {
    const complaint = { problemType: 2, orderNo: 'due-extendable' };
    await openOrder('complainPageNext', 'due-extendable', complaint);
    await userEvent.type(screen.getByLabelText('Tell us what happened'), 'Wrong amount');
    holdTimers();
    await tap('Send');
    await appears('Your complaint was sent');
  };
  const rate = async () => {
    await import('../../pages/complainDetails/RatingDialog.tsx');
    holdTimers();
    await openOrder('complainDetails', undefined, { problemId: 2 });
    await appears(/^Rate /);
  };
  const leaves = () => visited.length;
  const asks = () => screen.queryAllByRole('dialog', { name: /^How / }).length;

  it.each([
    ['the notice of a complaint that was sent', complain, 1000, leaves],
    ['the request for a rating', rate, 2000, asks],
  ])('%s', async (_, open, nap, ends) => {
    await open();
    goAway(nap);
    await passTime(100);
    expect(ends()).toBe(0);
    goAway(nap);
    await passTime(100);
    expect(ends()).toBe(1);
    await passTime(10_000);
    expect(ends()).toBe(1);
  });
});
