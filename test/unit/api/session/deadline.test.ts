// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  COUNTDOWN_S,
  clearCountdown,
  secondsLeft,
  startCountdown,
} from '../../../../shared/runtime/countdown.ts';

const START = Date.UTC(2026, 10, 20);

beforeEach(() => sessionStorage.clear());

describe('a countdown kept as a deadline', () => {
  it('is 60 s, ends by itself, and can be ended', () => {
    expect(COUNTDOWN_S).toBe(60);
    expect(secondsLeft('code', START)).toBe(0);
    startCountdown('code', START);
    clearCountdown('code', START + 1);
    expect(secondsLeft('code', START + 1)).toBe(0);
  });

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
  ])('follows the clock, however long the page was suspended: %i ms, %i s', (after, left) => {
    startCountdown('code', START);
    expect(secondsLeft('code', START + after)).toBe(left);
    expect(secondsLeft('code', START + after + 61_000)).toBe(0);
  });

  it('keeps purposes apart', () => {
    startCountdown('one', START);
    startCountdown('two', START + 10_000);
    clearCountdown('one', START + 10_000);
    expect(secondsLeft('two', START + 20_000)).toBe(50);
    expect(secondsLeft('one', START + 20_000)).toBe(0);
  });

  it('keeps borrowers and orders apart', () => {
    const visit = (search: string) => history.replaceState(null, '', `/x${search}`);
    visit('?sessionId=one&productId=7&orderId=1');
    startCountdown('code', START);
    expect(secondsLeft('code', START)).toBe(60);
    for (const other of ['?sessionId=two&productId=7&orderId=1', '?sessionId=one&orderId=2']) {
      visit(other);
      expect(secondsLeft('code', START)).toBe(0);
    }
  });

  it.each(['', 'null', '[]', '{"code":"soon"}', '{"code":null}', '{"code":{}}', '7', '{'])(
    'ignores %j in storage',
    (kept) => {
      sessionStorage.setItem('deadlines', kept);
      expect(secondsLeft('code', START)).toBe(0);
      startCountdown('code', START);
      expect(secondsLeft('code', START)).toBe(60);
    },
  );
});
