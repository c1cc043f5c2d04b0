import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  COUNTDOWN_S,
  clearCountdown,
  secondsLeft,
  startCountdown,
} from '../../../../shared/runtime/countdown.ts';

const START = Date.UTC(2026, 10, 20);
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});

describe('a countdown kept as a deadline', () => {
  it('is 60 s, ends by itself, and can be ended [9-14]', () => {
    expect(COUNTDOWN_S).toBe(60);
    expect(secondsLeft('code', START)).toBe(0);
    startCountdown('code', START);
    expect(secondsLeft('code', START)).toBe(60);
    expect(secondsLeft('code', START + 59_001)).toBe(1);
    expect(secondsLeft('code', START + 60_000)).toBe(0);
    startCountdown('code', START);
    clearCountdown('code', START + 1);
    expect(secondsLeft('code', START + 1)).toBe(0);
  });

  it('follows the clock, however long the page was suspended', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 120_000 }), { maxLength: 20 }), (moments) => {
        startCountdown('code', START);
        let before = COUNTDOWN_S;
        for (const after of [...moments].sort((a, b) => a - b)) {
          const left = secondsLeft('code', START + after);
          expect(left).toBe(Math.max(0, Math.ceil((60_000 - after) / 1000)));
          expect(left).toBeLessThanOrEqual(before);
          before = left;
        }
      }),
    );
  });

  it('starts again at 60 if the clock was set back, and then counts down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400_000 }), (back) => {
        startCountdown('code', START);
        const now = START - back;
        const left = secondsLeft('code', now);
        expect(left).toBe(60);
        expect(secondsLeft('code', now + 61_000)).toBe(0);
      }),
    );
  });

  it('keeps purposes apart', () => {
    startCountdown('one', START);
    startCountdown('two', START + 10_000);
    clearCountdown('one', START + 10_000);
    expect(secondsLeft('two', START + 20_000)).toBe(50);
    expect(secondsLeft('one', START + 20_000)).toBe(0);
  });

  it('keeps borrowers and orders apart', () => {
    const visit = (search: string) => {
      vi.stubGlobal('document', {});
      vi.stubGlobal('location', { search });
    };
    visit('?sessionId=one&productId=7&orderId=1');
    startCountdown('code', START);
    expect(secondsLeft('code', START)).toBe(60);
    for (const other of ['?sessionId=two&productId=7&orderId=1', '?sessionId=one&orderId=2']) {
      visit(other);
      expect(secondsLeft('code', START)).toBe(0);
    }
    vi.unstubAllGlobals();
  });

  it.each(['', 'null', '[]', '{"code":"soon"}', '{"code":null}', '{"code":{}}', '7', '{'])(
    'ignores %j in storage',
    (kept) => {
      store.set('deadlines', kept);
      expect(secondsLeft('code', START)).toBe(0);
      startCountdown('code', START);
      expect(secondsLeft('code', START)).toBe(60);
    },
  );
});
