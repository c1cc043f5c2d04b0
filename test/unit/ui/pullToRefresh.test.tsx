// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AT_REST,
  dampedDistance,
  PULL_DAMPING,
  PULL_DISTANCE,
  PULL_FINISH_MS,
  type Pull,
  type PullEvent,
  PullToRefresh,
  pulled,
} from '../../../shared/ui/PullToRefresh.tsx';
import { prepareToasts } from '../../../shared/ui/toast.ts';

afterEach(() => {
  cleanup();
  document.body.textContent = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('pull to refresh, the model', () => {
  const pulling: Pull = { state: 'pull', distance: 10 };
  const ready: Pull = { state: 'release', distance: 40 };
  const loading: Pull = { state: 'loading', distance: 50 };
  const finished: Pull = { state: 'finish', distance: 50 };
  const move: PullEvent = { type: 'move', finger: 100 };
  const short: PullEvent = { type: 'move', finger: 33 };
  const far: PullEvent = { type: 'move', finger: 34 };
  const end: PullEvent = { type: 'end' };
  const done: PullEvent = { type: 'done' };
  const rest: PullEvent = { type: 'rest' };

  it('has the specified figures', () => {
    expect([PULL_DISTANCE, PULL_DAMPING, PULL_FINISH_MS]).toEqual([25, 100, 1000]);
  });

  const table: [Pull, PullEvent, Pull['state']][] = [
    [AT_REST, short, 'pull'],
    [AT_REST, far, 'release'],
    [ready, short, 'pull'],
    [pulling, end, 'pull'],
    [ready, end, 'loading'],
    [loading, move, 'loading'],
    [loading, end, 'loading'],
    [loading, done, 'finish'],
    [ready, done, 'release'],
    [finished, move, 'finish'],
    [finished, end, 'finish'],
    [finished, done, 'finish'],
    [finished, rest, 'pull'],
    [loading, rest, 'pull'],
  ];
  it.each(table)('%j after %j is %s', (before, event, after) => {
    expect(pulled(before, event).state).toBe(after);
  });

  it('follows the finger less and less, and never exceeds the damping', () => {
    const fingers = [-1e6, -5, 0, 1, 33, 34, 100, 1e3, 1e6, 1e9];
    const distances = fingers.map(dampedDistance);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    expect(distances.slice(0, 3)).toEqual([0, 0, 0]);
    expect(distances[9]).toBeLessThanOrEqual(PULL_DAMPING);
    expect(distances[8]).toBeGreaterThan(PULL_DAMPING * 0.99);
    const at = (finger: number) => pulled(AT_REST, { type: 'move', finger });
    expect(at(34)).toEqual({ state: 'release', distance: dampedDistance(34) });
    expect([dampedDistance(33) < PULL_DISTANCE, dampedDistance(34) >= PULL_DISTANCE]).toEqual([
      true,
      true,
    ]);
  });
});

const FAILED = 'This page could not be refreshed.';

describe('pull to refresh, the widget', () => {
  const drag = (target: Element, distance: number) => {
    const touch = (clientY: number) => ({ touches: [{ clientY }] });
    fireEvent.touchStart(target, touch(100));
    fireEvent.touchMove(target, touch(100 + distance));
    fireEvent.touchEnd(target);
  };

  it('ignores a scrolled page, a short pull and a finger in a dialog', () => {
    const refresh = vi.fn(() => Promise.resolve(true));
    render(
      <PullToRefresh onRefresh={refresh}>
        <p>Order</p>
        <div role="dialog" aria-label="Payment Method">
          <p>GCash</p>
        </div>
      </PullToRefresh>,
    );
    drag(screen.getByText('GCash'), 200);
    drag(screen.getByText('Order'), 30);
    vi.stubGlobal('scrollY', 1);
    drag(screen.getByText('Order'), 200);
    expect(refresh).not.toHaveBeenCalled();
    vi.stubGlobal('scrollY', 0);
    drag(screen.getByText('Order'), 200);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('goes to rest when a second finger comes', () => {
    const refresh = vi.fn(() => Promise.resolve(true));
    render(<PullToRefresh onRefresh={refresh}>Order</PullToRefresh>);
    const page = screen.getByText('Order');
    const touches = (...heights: number[]) => ({
      touches: heights.map((clientY) => ({ clientY })),
    });
    fireEvent.touchStart(page, touches(100));
    fireEvent.touchMove(page, touches(300));
    expect(screen.getByRole('status').textContent).toBe('Release to refresh');
    fireEvent.touchStart(page, touches(300, 400));
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.touchMove(page, touches(350, 200));
    fireEvent.touchEnd(page, touches(350));
    expect(refresh).not.toHaveBeenCalled();
  });

  it('reads once, with the latest callback, even if the page renders again meanwhile', () => {
    const calls: number[] = [];
    const view = (turn: number) => (
      <PullToRefresh
        onRefresh={() => {
          calls.push(turn);
          return new Promise(() => undefined);
        }}
      >
        <p>Order</p>
      </PullToRefresh>
    );
    const { rerender } = render(view(0));
    rerender(view(1));
    drag(screen.getByText('Order'), 200);
    rerender(view(2));
    expect(calls).toEqual([1]);
  });

  it.each([
    ['has succeeded', [], () => Promise.resolve(true)],
    ['has failed', [FAILED], () => Promise.resolve(false)],
    ['was rejected', [FAILED], () => Promise.reject(new Error('offline'))],
  ])('ends as soon as the read %s, with the toasts %j', async (_, told, onRefresh) => {
    prepareToasts();
    render(
      <PullToRefresh onRefresh={onRefresh}>
        <p>Order</p>
      </PullToRefresh>,
    );
    await act(async () => drag(screen.getByText('Order'), 200));
    expect(screen.getByText('Done')).toBeTruthy();
    expect(screen.queryAllByText(FAILED).map(({ textContent }) => textContent)).toEqual(told);
  });
});

describe('pull to refresh, by touch', () => {
  beforeEach(() => void vi.useFakeTimers());

  const notice = () => screen.getByRole('status').textContent;
  const touch = (y: number) => ({ touches: [{ clientY: y }] });

  it('goes through pull, release, loading and finish; a slow read ends after 1 s', async () => {
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
    expect(notice()).toBe('Done');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(notice()).toBe('');
  });
});
