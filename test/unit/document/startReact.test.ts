import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Boot } from '../../../shared/api/boot.ts';
import { startReact } from '../../../shared/document/boot/startReact.ts';

/** A reply that does not arrive. */
const AWAITED = new Promise<boolean>(() => undefined);

let draw = () => {};
let boot: Boot;
const start = vi.fn();
const settle = () => vi.advanceTimersByTimeAsync(0);
const times = () => start.mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    draw = frame;
  });
  boot = { replies: {}, taps: [] };
  start.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('React starts when the content has been painted, and not before its frame', async () => {
  void startReact(boot, Promise.resolve(true), start);
  await settle();
  expect(times()).toBe(0);
  draw();
  await settle();
  expect(times()).toBe(1);
});

it.each<[string, () => Promise<boolean> | false, taps?: Boot['taps']]>([
  ['waits for no content', () => false],
  ['has a reply that cannot be shown', async () => false],
  ['fails to show its reply', () => Promise.reject(new Error('shown'))],
  ['has been tapped already', () => AWAITED, ['next']],
])('React starts at once on a page that %s', async (_, content, taps = []) => {
  boot.taps = taps;
  void startReact(boot, content(), start);
  await settle();
  expect(times()).toBe(1);
});

it('React starts at a tap that waits for it, before the reply is there, and once whatever follows', async () => {
  void startReact(boot, Promise.resolve(true), start);
  expect(times()).toBe(0);
  boot.startReact?.();
  expect(times()).toBe(1);
  await settle();
  draw();
  await vi.advanceTimersByTimeAsync(3000);
  expect(times()).toBe(1);
});

it('React starts after 3 s without a reply', () => {
  void startReact(boot, AWAITED, start);
  vi.advanceTimersByTime(2999);
  expect(times()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(times()).toBe(1);
});
