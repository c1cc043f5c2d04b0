// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actionsOf, page, pageInApp } from './fakeShell.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WEB = { url: 'https://partner.example/a' };

it('an action that becomes unwanted before the app can hear is not sent', async () => {
  const sent: string[] = [];
  const globals = {};
  const { bridge, done } = page({ globals, more: { openedByApp: true } });
  const unwanted = new AbortController();
  const outcomes = [bridge.send('openPage', WEB, unwanted.signal), bridge.send('goHome', {})];
  await vi.advanceTimersByTimeAsync(100);
  unwanted.abort();
  Object.assign(globals, { lendShell: { postMessage: (one: string) => void sent.push(one) } });
  await vi.advanceTimersByTimeAsync(6000);
  expect(await Promise.all(outcomes)).toEqual(['none', 'browser']);
  expect(actionsOf(sent)).toEqual(['goHome']);
  expect(done).toEqual(['assign lendapp:///main']);
});

it('one that the app has not answered opens nothing in its place', async () => {
  const { bridge, done, sent } = pageInApp(null);
  const unwanted = new AbortController();
  const outcome = bridge.send('openPage', WEB, unwanted.signal);
  await vi.advanceTimersByTimeAsync(100);
  expect(actionsOf(sent)).toEqual(['openPage']);
  unwanted.abort();
  await vi.advanceTimersByTimeAsync(6000);
  expect([await outcome, done]).toEqual(['none', []]);
});

it('a wallet that gave way to something else is not asked about', async () => {
  const asked: (() => void)[] = [];
  const { bridge, done } = page({ more: { unlessLeft: (_, work) => void asked.push(work) } });
  const unwanted = new AbortController();
  await bridge.send('openPage', { url: 'gcash://pay' }, unwanted.signal);
  await bridge.send('openPage', { url: 'gcash://pay' }, new AbortController().signal);
  expect(asked).toHaveLength(2);
  unwanted.abort();
  for (const work of asked) work();
  expect(done.filter((one) => one.startsWith('panel'))).toHaveLength(1);
});
