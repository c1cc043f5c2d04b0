// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Boot } from '../../../shared/api/boot.ts';
import { startReact } from '../../../shared/document/boot/startReact.ts';
import { untilReleased } from '../../browser/holdRequests.ts';

/** A reply that does not arrive. */
const AWAITED = new Promise<boolean>(() => undefined);

let draw = () => {};
let boot: Boot;
const scripts = { fetch: vi.fn(), run: vi.fn() };
const settle = () => vi.advanceTimersByTimeAsync(0);
const isFetched = () => scripts.fetch.mock.calls.length > 0;
const isRun = () => scripts.run.mock.calls.length > 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    draw = frame;
  });
  boot = { replies: {}, taps: [] };
  vi.resetAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('React starts when the content has been painted, and not before its frame', async () => {
  void startReact(boot, Promise.resolve(true), scripts);
  await settle();
  expect(isRun()).toBe(false);
  draw();
  await settle();
  expect(isRun()).toBe(true);
});

it.each<[string, () => Promise<boolean> | false, taps?: Boot['taps']]>([
  ['waits for no content', () => false],
  ['has a reply that cannot be shown', async () => false],
  ['fails to show its reply', () => Promise.reject(new Error('shown'))],
  ['has been tapped already', () => AWAITED, ['next']],
])('React starts at once on a page that %s', async (_, content, taps = []) => {
  boot.taps = taps;
  void startReact(boot, content(), scripts);
  await settle();
  expect(isRun()).toBe(true);
});

it('React starts at a tap that waits for it, before the reply is there', () => {
  void startReact(boot, Promise.resolve(true), scripts);
  expect(isRun()).toBe(false);
  boot.startReact?.();
  expect(isFetched()).toBe(true);
  expect(isRun()).toBe(true);
});

it('React starts after 3 s without a reply', () => {
  void startReact(boot, AWAITED, scripts);
  vi.advanceTimersByTime(2999);
  expect(isRun()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isRun()).toBe(true);
});

it.each([
  ['arrives', async () => ({ status: 200, text: '' })],
  ['is lost', () => Promise.reject(new Error('lost'))],
])(
  'the scripts are fetched when the first reply %s, and not while it is awaited',
  async (_, answer) => {
    const arrived = untilReleased();
    const reply = arrived.until.then(answer);
    boot.replies = { '/order': { address: '/order', body: '', reply } };
    void startReact(boot, AWAITED, scripts);
    await vi.advanceTimersByTimeAsync(999);
    expect(isFetched()).toBe(false);
    arrived.release();
    await settle();
    expect(isFetched()).toBe(true);
    expect(isRun()).toBe(false);
  },
);

it('the scripts are fetched after 1 s without a reply', async () => {
  const reply = new Promise<never>(() => undefined);
  boot.replies = { '/order': { address: '/order', body: '', reply } };
  void startReact(boot, AWAITED, scripts);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isFetched()).toBe(true);
  expect(isRun()).toBe(false);
});

it('scripts leave their template once, whatever asks for them', async () => {
  document.body.innerHTML =
    '<template class="start"><link rel="preload" as="script"><script type="module"></script></template>';
  void startReact(boot, false);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await settle();
  boot.startReact?.();
  await settle();
  const names = Array.from(document.body.children, ({ localName }) => localName);
  expect(names).toEqual(['template', 'link', 'script']);
});
