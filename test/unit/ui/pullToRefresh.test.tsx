// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PullToRefresh } from '../../../shared/ui/PullToRefresh.tsx';
import { prepareToasts } from '../../../shared/ui/toast.ts';
import { freshPhone } from '../runtime/freshPhone.ts';

freshPhone();

describe('4 States and transitions: pull to refresh', () => {
  const touches = (...heights: number[]) => ({ touches: heights.map((clientY) => ({ clientY })) });
  const drag = (target: Element, distance: number) => {
    fireEvent.touchStart(target, touches(100));
    fireEvent.touchMove(target, touches(100 + distance));
    fireEvent.touchEnd(target);
  };
  const never = () => new Promise<boolean>(() => undefined);
  const view = (onRefresh: () => Promise<boolean>) => (
    <PullToRefresh onRefresh={onRefresh}>
      <p>Order</p>
      <div role="dialog" aria-label="Payment Method">
        <p>GCash</p>
      </div>
    </PullToRefresh>
  );
  const page = () => screen.getByText('Order');
  const notice = () => screen.getByRole('status').textContent;

  it('ignores a scrolled page, a short pull and a finger in a dialog', () => {
    const refresh = vi.fn(never);
    render(view(refresh));
    drag(screen.getByText('GCash'), 200);
    drag(page(), 30);
    vi.stubGlobal('scrollY', 1);
    drag(page(), 200);
    expect(refresh).not.toHaveBeenCalled();
    vi.stubGlobal('scrollY', 0);
    drag(page(), 200);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('goes to rest when a second finger comes', () => {
    const refresh = vi.fn(never);
    render(view(refresh));
    fireEvent.touchStart(page(), touches(100));
    fireEvent.touchMove(page(), touches(300));
    expect(notice()).toBe('Release to refresh');
    fireEvent.touchStart(page(), touches(300, 400));
    expect(notice()).toBe('');
    fireEvent.touchMove(page(), touches(350, 200));
    fireEvent.touchEnd(page(), touches(350));
    expect(refresh).not.toHaveBeenCalled();
  });

  it('reads once, with the latest callback, even if the page renders again meanwhile', () => {
    const [first, latest, later] = [vi.fn(never), vi.fn(never), vi.fn(never)] as const;
    const { rerender } = render(view(first));
    rerender(view(latest));
    drag(page(), 200);
    rerender(view(later));
    expect([first, latest, later].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
  });

  const FAILED = 'This page could not be refreshed.';
  it.each([
    ['has succeeded', [], () => Promise.resolve(true)],
    ['has failed', [FAILED], () => Promise.resolve(false)],
    ['was rejected', [FAILED], () => Promise.reject(new Error('offline'))],
  ])('ends as soon as the read %s, with the toasts %j', async (_, told, onRefresh) => {
    prepareToasts();
    render(view(onRefresh));
    await act(async () => drag(page(), 200));
    expect(screen.getByText('Done')).toBeTruthy();
    expect(screen.queryAllByText(FAILED).map(({ textContent }) => textContent)).toEqual(told);
  });

  it('goes through pull, release, loading and finish; a slow read ends after 1 s', async () => {
    vi.useFakeTimers();
    const refresh = vi.fn(never);
    render(view(refresh));
    fireEvent.touchStart(page(), touches(10));
    const pull = (distance: number) => fireEvent.touchMove(page(), touches(10 + distance));
    // 25 px on screen; the finger moves farther.
    pull(33);
    expect(notice()).toBe('Pull to refresh');
    pull(34);
    expect(notice()).toBe('Release to refresh');
    pull(33);
    expect(notice()).toBe('Pull to refresh');
    pull(1e6);
    expect(Number.parseFloat(screen.getByRole('status').style.height)).toBeCloseTo(100, 1);
    expect(refresh).not.toHaveBeenCalled();
    fireEvent.touchEnd(page());
    expect(refresh).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(notice()).toBe('Refreshing…');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(notice()).toBe('Done');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(notice()).toBe('');
  });
});
