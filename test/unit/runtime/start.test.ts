// @vitest-environment happy-dom
import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import type { Result } from '../../../shared/api/call.ts';
import { failed } from '../../../shared/api/envelope.ts';
import { queryAtoms } from '../../../shared/runtime/queryAtoms.ts';
import { makeReady } from '../../../shared/runtime/ready.ts';
import { freshPhone, toasts } from './freshPhone.ts';

freshPhone();

it('taps before React has loaded click each button once that is still there, the last tapped last', async () => {
  document.body.innerHTML = '<button data-tap="a"></button><button data-tap="b"></button>';
  const clicked: string[] = [];
  for (const button of document.querySelectorAll<HTMLElement>('button'))
    button.addEventListener('click', () => clicked.push(`${button.dataset.tap}`));
  window.__boot = { replies: {}, taps: ['a', 'b', 'gone', 'a'], ready: true };
  makeReady();
  makeReady();
  await Promise.resolve();
  expect(clicked).toEqual(['b', 'a']);
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

it('data stays if a refresh fails, unless the session has ended', async () => {
  const results = [ok('a'), failed('network'), failed('signedOut', 'Over'), failed('network')];
  const { load, state } = queryAtoms<string>(async () => results.shift() ?? failed('server'));
  const store = createStore();
  await store.set(load);
  const refreshed = store.set(load);
  expect(store.get(state)).toEqual({ status: 'ready', data: 'a', refreshing: true });
  await refreshed;
  const kept = { status: 'ready', data: 'a', refreshing: false, outdated: true };
  expect(store.get(state)).toEqual(kept);
  await store.set(load);
  const over = { status: 'failed', message: 'Over' };
  expect(store.get(state)).toMatchObject({ ...over, retrying: false });
  void store.set(load);
  expect(store.get(state)).toMatchObject({ ...over, retrying: true });
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

it.each([
  ['a refusal', failed('refused', 'Not today'), ['Not today']],
  ['a server in trouble', failed('server', 'Closed until six'), ['Closed until six']],
  ['one that says nothing', failed('server'), []],
])('data that fail show the message of the server as a toast: %s', async (_, result, shown) => {
  await createStore().set(queryAtoms<string>(async () => result).load);
  expect(toasts()).toEqual(shown);
});

it('an address without a required parameter is reported', async () => {
  const data = queryAtoms<string>(() => undefined);
  const store = createStore();
  expect(await store.set(data.load)).toBe(false);
  expect(store.get(data.state)).toMatchObject({ status: 'failed', failure: 'missing' });
});
