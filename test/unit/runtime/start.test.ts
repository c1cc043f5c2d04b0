// @vitest-environment happy-dom
import { createStore } from 'jotai/vanilla';
import { expect, it, vi } from 'vitest';
import type { Result } from '../../../shared/api/call.ts';
import { failed } from '../../../shared/api/envelope.ts';
import { inFlight, queryAtoms, settled } from '../../../shared/runtime/queryAtoms.ts';
import { replayTaps } from '../../../shared/runtime/ready.ts';

it('taps before React has loaded click each recorded button once', () => {
  const press = vi.fn();
  const button = document.body.appendChild(document.createElement('button'));
  button.dataset.tap = 'paymentMethod';
  button.addEventListener('click', press);
  window.__boot = { replies: {}, taps: ['paymentMethod', 'paymentMethod', 'gone'] };
  replayTaps();
  replayTaps();
  expect(press).toHaveBeenCalledOnce();
  expect(window.__boot?.ready).toBe(true);
});

const ok = (data: string): Result<string> => ({
  success: true,
  code: '0',
  message: '',
  raw: 0,
  data,
});

/** Atoms whose reads are answered one by one, with their number. */
function numbered() {
  const answers: (() => void)[] = [];
  const data = queryAtoms(async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return ok(`read ${answers.length}`);
  });
  return { ...data, answers, store: createStore() };
}

it('data stays if a refresh fails, unless the session has ended', () => {
  const ready = settled<string>({ status: 'loading' }, ok('a'));
  const refreshing = inFlight(ready);
  expect(refreshing).toEqual({ status: 'ready', data: 'a', refreshing: true });
  const kept = settled(refreshing, failed('network'));
  expect(kept).toEqual({ status: 'ready', data: 'a', refreshing: false, outdated: true });
  const over = settled(refreshing, failed('signedOut', 'Over'));
  expect(over).toMatchObject({ status: 'failed', message: 'Over', retrying: false });
  expect(inFlight(over)).toMatchObject({ status: 'failed', retrying: true });
});

it('data is read once for two callers, and again for the next', async () => {
  const { store, load, state, answers } = numbered();
  const both = Promise.all([store.set(load), store.set(load)]);
  answers[0]?.();
  expect(await both).toEqual([true, true]);
  void store.set(load);
  expect(answers).toHaveLength(2);
  expect(store.get(state)).toMatchObject({ data: 'read 1', refreshing: true });
});

it('data is read once more for callers who know of a change since the read in flight began', async () => {
  const { store, load, reload, state, answers } = numbered();
  void store.set(load);
  const newer = Promise.all([store.set(reload), store.set(reload)]);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await newer;
  expect(answers).toHaveLength(2);
  expect(store.get(state)).toMatchObject({ data: 'read 2' });
});

it('an address without a required parameter is reported', async () => {
  const data = queryAtoms<string>(() => undefined);
  const store = createStore();
  expect(await store.set(data.load)).toBe(false);
  expect(store.get(data.state)).toMatchObject({ status: 'failed', failure: 'missing' });
});
