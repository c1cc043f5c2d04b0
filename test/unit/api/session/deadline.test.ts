// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearCountdown,
  startCountdown,
  useCountdown,
} from '../../../../shared/runtime/countdown.ts';
import { freshPhone, visit } from '../../runtime/freshPhone.ts';

const START = Date.UTC(2026, 10, 20);

freshPhone();
beforeEach(() => void vi.useFakeTimers());

/** What a page that is opened then counts down from. */
function secondsLeft(purpose: string, now: number): number {
  vi.setSystemTime(now);
  const { result, unmount } = renderHook(() => useCountdown(purpose));
  unmount();
  return result.current.left;
}

describe('9 Business constants and limits', () => {
  it.each([
    [0, 60],
    [1, 60],
    [1000, 59],
    [59_001, 1],
    [60_000, 0],
    [120_000, 0],
    // The clock was set back: it starts again at 60, and then counts down.
    [-1, 60],
    [-86_400_000, 60],
  ])(
    'a countdown follows the clock, however long the page was suspended: %i ms, %i s',
    (after, left) => {
      expect(secondsLeft('code', START)).toBe(0);
      startCountdown('code', START);
      expect(secondsLeft('code', START + after)).toBe(left);
      expect(secondsLeft('code', START + after + 61_000)).toBe(0);
    },
  );

  it('a countdown is ended for its own purpose', () => {
    startCountdown('one', START);
    startCountdown('two', START + 10_000);
    clearCountdown('one', START + 10_000);
    expect(secondsLeft('two', START + 20_000)).toBe(50);
    expect(secondsLeft('one', START + 20_000)).toBe(0);
  });

  it.each(['sessionId=s2', 'orderId=o2', 'productId=8'])(
    'a countdown is not that of %s',
    (other) => {
      startCountdown('code', START);
      visit(other);
      expect(secondsLeft('code', START)).toBe(0);
      visit();
      expect(secondsLeft('code', START)).toBe(60);
    },
  );

  it.each(['', 'null', '[]', '{"code":"soon"}', '{"code":null}', '{"code":{}}', '7', '{'])(
    'a countdown ignores %j in storage',
    (kept) => {
      sessionStorage.setItem('deadlines', kept);
      expect(secondsLeft('code', START)).toBe(0);
      startCountdown('code', START);
      expect(secondsLeft('code', START)).toBe(60);
    },
  );
});
