// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failed } from '../../../../shared/api/envelope.ts';
import { loadClient, SIGNED_OUT } from '../../../../shared/api/send.ts';
import {
  keepRecord,
  recordName,
  type WriteRecord,
} from '../../../../shared/api/session/writeRecord.ts';
import type { MutationOptions } from '../../../../shared/runtime/mutation/mutation.ts';
import { useMutation } from '../../../../shared/runtime/mutation/useMutation.ts';
import { mayRepeat } from '../../../../shared/runtime/mutation/writePage.ts';
import { ARRIVED, NOT_FOUND, PENDING, SENT, SENT_AT } from './samples.ts';

const MINUTE_MS = 60_000;
const unreadable = { ...SENT, read: async () => failed('server', '', '', '<h1>') };
const options = { leave: () => undefined, NextStep: () => null };

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  ['stands', 0, false],
  ['is set back', -120, false],
  ['is set back a little', -5, false],
  ['is set back, and the page is reloaded', -120, true],
])(
  'what got no answer may be sent again after ten minutes if the clock %s',
  async (_, by, reloads) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await loadClient();
    vi.useFakeTimers();
    const open = () => renderHook(() => useMutation(unreadable, options)).result;
    let page = open();
    await act(async () => {
      void page.current.send(unreadable, {});
      await vi.advanceTimersByTimeAsync(1000);
    });
    expect(page.current.state.status).toBe('unsure');
    vi.setSystemTime(Date.now() + by * MINUTE_MS);
    if (reloads) {
      cleanup();
      page = open();
    }
    // Each check sets the timer of the next.
    for (const minutes of [0.5, 9.4])
      await act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));
    expect(mayRepeat(page.current.state)).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(0.2 * MINUTE_MS));
    expect(mayRepeat(page.current.state)).toBe(true);
  },
);

const never = () => new Promise<never>(() => {});
const RESUMED_MS = 300;

/** A screen with this record, a minute after it was sent. */
async function screen(record?: WriteRecord, more: Partial<MutationOptions> = {}) {
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, data: {} }));
  await loadClient();
  vi.useFakeTimers({ now: SENT_AT + MINUTE_MS });
  history.replaceState(null, '', '/page?productId=7&orderId=o1&sessionId=s');
  keepRecord(recordName('pay'), record);
  const read = vi.fn(unreadable.read);
  const given = {
    leave: vi.fn(),
    NextStep: () => null,
    refresh: vi.fn(async () => undefined),
    ...more,
  };
  const step = { ...SENT, read };
  const { result, unmount } = renderHook(() => useMutation(step, given));
  const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass();
  return {
    ...{ read, given, unmount, pass },
    mutation: () => result.current,
    status: () => result.current.state.status,
    send: () => act(async () => void result.current.send(step, {})),
    async comeBack(event = new Event('online'), target: EventTarget = window) {
      target.dispatchEvent(event);
      await pass(RESUMED_MS);
    },
  };
}

it.each<[string, WriteRecord | undefined, boolean, boolean]>([
  ['idle', undefined, true, false],
  ['idle', NOT_FOUND, true, false],
  ['sent', ARRIVED, false, false],
  ['unsure', PENDING, false, false],
])(
  'a write that is %s (%#): whether its control is there and disabled',
  async (status, record, offered, disabled) => {
    const one = await screen(record);
    expect(one.status()).toBe(status);
    expect(one.mutation()).toMatchObject({ offered, disabled });
    expect(one.read).toHaveBeenCalledTimes(record === PENDING ? 1 : 0);
    // Nothing waits for what time does not change.
    expect(vi.getTimerCount() > 0).toBe(record === NOT_FOUND || record === PENDING);
  },
);

it.each([
  ['checking', PENDING, false],
  ['settled', undefined, true],
  ['sending', undefined, true],
] as const)('a control is disabled while its write is %s', async (status, record, offered) => {
  const one = await screen(record);
  if (status !== 'settled') one.read.mockImplementation(never);
  if (record) await act(async () => one.mutation().check());
  else await one.send();
  expect(one.mutation()).toMatchObject({ state: { status }, offered, disabled: true });
});

describe('coming back', () => {
  it.each([
    ['another app', new Event('online'), window, 2],
    ['the cache', Object.assign(new Event('pageshow'), { persisted: true }), window, 2],
    ['the end of the session', new Event(SIGNED_OUT), document, 1],
  ])('from %s: whether it checks what is unsure', async (_, event, target, reads) => {
    const one = await screen(PENDING);
    await one.comeBack(event, target);
    expect(one.read).toHaveBeenCalledTimes(reads);
    expect(one.given.refresh).not.toHaveBeenCalled();
    one.unmount();
    await one.comeBack(event, target);
    await one.pass(10 * MINUTE_MS);
    expect(one.read).toHaveBeenCalledTimes(reads);
  });

  it.each([true, false])(
    'after a finished write reads the data first, if there are any: %s',
    async (has) => {
      const refresh = vi.fn<() => Promise<unknown>>(never);
      const one = await screen(undefined, has ? { refresh } : { refresh: undefined as never });
      await one.send();
      await one.comeBack();
      expect(one.status()).toBe(has ? 'settled' : 'sent');
      expect(refresh).toHaveBeenCalledTimes(has ? 1 : 0);
    },
  );

  it('leaves the words of a refusal where they are', async () => {
    const one = await screen();
    vi.stubGlobal('fetch', async () => Response.json({ code: 7, message: 'No' }));
    await one.send();
    await one.comeBack();
    expect(one.mutation().state).toMatchObject({ status: 'idle', message: 'No' });
    expect(one.given.refresh).not.toHaveBeenCalled();
  });
});

it.each([true, false])(
  'shows what another tab has sent, and the data that there are: %s',
  async (has) => {
    const one = await screen(undefined, has ? {} : { refresh: undefined as never });
    const key = recordName('pay');
    const tell = () =>
      act(async () => void window.dispatchEvent(Object.assign(new Event('storage'), { key })));
    keepRecord(key, ARRIVED);
    await tell();
    expect(one.status()).toBe('sent');
    if (has) expect(one.given.refresh).toHaveBeenCalledOnce();
    one.unmount();
    await tell();
    if (has) expect(one.given.refresh).toHaveBeenCalledOnce();
  },
);

describe('an answer', () => {
  const opening = { parameters: { from: 'confirm' } };
  const to = expect.stringMatching(/loanDetail\?.*from=confirm/);

  it.each([
    ['its address', '/loanDetail?a=1', 'settled', [to]],
    ['no address', '', 'settled', []],
    ['an address that is refused', 'javascript:alert(1)', 'settled', []],
    ['a link into the app', 'lendapp://home', 'sent', []],
  ])('with %s', async (_, address, status, opened) => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const one = await screen(undefined, { opening });
    await one.send();
    await act(async () => one.mutation().openAnswer(address));
    expect(replace.mock.calls.flat()).toEqual(opened);
    expect(one.status()).toBe(status);
    expect(document.querySelectorAll('.toast')).toHaveLength(address.startsWith('java') ? 1 : 0);
    await one.pass(3000);
    const isTold = status === 'settled' && !opened.length;
    expect(one.given.leave).toHaveBeenCalledTimes(isTold ? 1 : 0);
  });
});
