// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { secondTapOf } from '../../../shared/lib/secondTap.ts';
import { watchTaps } from '../../../shared/lib/watchTaps.ts';

/** Clicks: what is tapped, how long after the dialog has opened, and which of the taps in one place it is. */
it.each([
  ['the second tap of a double tap', 'label 150 2', [true]],
  ['no single tap, however soon', 'button 50 1', [false]],
  ['no keys', 'button 50 0', [false]],
  ['no choice that comes later in the same place', 'label 300 2', [false]],
  // Otherwise it would confirm another choice than the one that was tapped.
  [
    'a button right after a choice that was ignored',
    'label 150 2, button 1149 1, button 1150 1',
    [true, true, false],
  ],
  [
    'no button after a choice that counted',
    'label 150 2, label 400 3, button 500 1',
    [true, false, false],
  ],
])('ignores %s', (_, taps, ignored) => {
  const isIgnored = secondTapOf(500);
  const found = taps.split(', ').map((tap) => {
    const [what = '', after, count] = tap.split(' ');
    const tapped = document.createElement(what).appendChild(document.createElement('span'));
    return isIgnored({ detail: Number(count), timeStamp: 500 + Number(after), target: tapped });
  });
  expect(found).toEqual(ignored);
});

it.each([
  ['is there at once', [], 400],
  ['taps three times', [200, 500], 900],
  ['never rests', [300, 600, 900, 1200, 1400], 1500],
])('waits for a finger that %s', async (_, taps, waited) => {
  vi.useFakeTimers();
  const start = performance.now();
  const rest = watchTaps();
  for (const at of taps) {
    const click = Object.defineProperty(new Event('click'), 'timeStamp', { value: start + at });
    setTimeout(() => dispatchEvent(click), at);
  }
  const done = rest().then(() => performance.now() - start);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await done).toBe(waited);
  vi.useRealTimers();
});
