import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, sandbox, useSandbox, visited } from './screen.tsx';

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
  useSandbox();
  let lost = false;
  beforeEach(() => {
    lost = false;
    now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) =>
      lost ? Promise.reject(new TypeError('lost')) : answer(...given),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  const query = 'productId=7&orderId=due-extendable&sessionId=s';
  const isBlocked = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  const openOrder = () => openPage(`/loanDetail?${query}`);

  it.each([
    ['loanDetail', 'REPAY', () => openOrder()],
    ['repayment', 'Payment Method', () => openPage(`/repayment?${query}`)],
    ['repayDelay', 'Payment Method', () => openPage(`/repayDelay?${query}`)],
    [
      'newLoanConfirm',
      'Next',
      () => openPage('/newLoanConfirm?productId=7&orderId=status-110&sessionId=s'),
    ],
    ['cardRepayment', 'Repay ₱3,450.00', () => openPage(`/cardRepayment?${query}&amount=345000`)],
  ])('%s: %s waits for fresh data', async (_, name, open) => {
    await open();
    await expect.poll(() => isBlocked(name)).toBe(false);
    goAway(AWAY_MS);
    expect(isBlocked(name)).toBe(true);
    await expect.poll(() => isBlocked(name)).toBe(false);
  });

  it('a short absence blocks nothing', async () => {
    await openOrder();
    goAway(29_000);
    expect(isBlocked('REPAY')).toBe(false);
  });

  it('without a network they stay blocked, and the page says why and offers Retry', async () => {
    await openOrder();
    lost = true;
    goAway(AWAY_MS);
    await screen.findByText(/could not refresh this page/);
    expect(isBlocked('REPAY')).toBe(true);
    await press('REPAY');
    expect(visited).toEqual([]);
    lost = false;
    await press('Retry');
    await expect.poll(() => isBlocked('REPAY')).toBe(false);
    expect(screen.queryByText(/could not refresh/)).toBeNull();
  });

  it('after a short absence without a network the page says that it may be out of date', async () => {
    await openOrder();
    lost = true;
    goAway(1000);
    await screen.findByText(/could not refresh this page/);
    expect(isBlocked('REPAY')).toBe(false);
    lost = false;
    await press('Retry');
    await expect.poll(() => screen.queryByText(/could not refresh/)).toBeNull();
  });

  it('a page without money actions stays as it was', async () => {
    await openPage(`/customerService?${query}`);
    goAway(AWAY_MS);
    expect(isBlocked('Copy')).toBe(false);
    expect(sandbox.world('s').calls.length).toBeGreaterThan(0);
  });
});
