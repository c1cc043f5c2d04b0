// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PullToRefresh } from '../../../shared/ui/PullToRefresh.tsx';
import { showToast, TOAST_LONG_MS } from '../../../shared/ui/toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.textContent = '';
  vi.useRealTimers();
});

/** Expects the toast "words" to show for exactly this time. */
function expectToLast(ms: number) {
  vi.advanceTimersByTime(ms - 1);
  expect(screen.queryByText('words')).toBeTruthy();
  vi.advanceTimersByTime(1);
  expect(screen.queryByText('words')).toBeNull();
}

describe('a toast', () => {
  it.each([
    [undefined, 3000],
    [0, 3000],
    [300, 3000],
    [301, 301],
    [5000, 5000],
  ])('of %s ms lasts %s ms [4-19, 4-20, 9-03, 9-04]', (durationMs, lasts) => {
    showToast('words', durationMs === undefined ? {} : { durationMs });
    expectToLast(lasts);
  });

  it('is short, 3 s, or long, 8 s [9-44]', () => {
    showToast('words');
    expectToLast(3000);
    showToast('words', { durationMs: TOAST_LONG_MS });
    expectToLast(8000);
  });
});

describe('pull to refresh', () => {
  const notice = () => screen.getByRole('status').textContent;
  /** How far the page has been pulled down, px. */
  const distance = () => Number.parseFloat(screen.getByRole('status').style.height || '0');
  const touch = (y: number) => ({ touches: [{ clientY: y }] });

  it('goes through pull, release, loading and finish; a slow read ends after 1 s [4-68, 4-69, 4-70, 4-71, 9-36]', async () => {
    const refresh = vi.fn(() => new Promise<boolean>(() => undefined));
    render(<PullToRefresh onRefresh={refresh}>Order</PullToRefresh>);
    const page = screen.getByText('Order');
    fireEvent.touchStart(page, touch(10));
    fireEvent.touchMove(page, touch(20));
    expect(notice()).toBe('Pull to refresh');
    fireEvent.touchMove(page, touch(110));
    expect(notice()).toBe('Release to refresh');
    expect(refresh).not.toHaveBeenCalled();
    fireEvent.touchEnd(page);
    expect(notice()).toBe('Refreshing…');
    expect(refresh).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(notice()).toBe('Refreshing…');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(notice()).toBe('Not refreshed yet');
  });

  it('is ready from 25 px, and never moves further than 100 [9-34, 9-35]', () => {
    render(<PullToRefresh onRefresh={() => Promise.resolve(true)}>Order</PullToRefresh>);
    const page = screen.getByText('Order');
    fireEvent.touchStart(page, touch(0));
    for (let finger = 1; finger < 200; finger += 1) {
      fireEvent.touchMove(page, touch(finger));
      expect(notice()).toBe(distance() < 25 ? 'Pull to refresh' : 'Release to refresh');
    }
    fireEvent.touchMove(page, touch(100_000));
    expect(distance()).toBeGreaterThan(90);
    expect(distance()).toBeLessThanOrEqual(100);
  });
});
