// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCall } from '../../../shared/api/call.ts';
import { FAILURE_TEXT } from '../../../shared/api/envelope.ts';
import * as v from '../../../shared/lib/schema.ts';
import { type Check, sendOnce, useSendOnce } from '../../../shared/runtime/sendOnce.ts';
import { type Sent, stubReply, success } from '../../pages/stubServer.ts';
import { freshPhone, lost, toasts, visit } from './freshPhone.ts';

const ask = writeCall<{ amount: string }, { url: string }>('/ask', v.object({ url: v.string() }));
const rate = writeCall<{ score: string }>('/rate');

const UNSURE = "We're not sure it went through.";
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const done = () => success({ url: '/next' });
const refused = () => ({ code: 7, message: 'Too late' });

let answer: () => unknown;
let sent: Sent[];

freshPhone();
beforeEach(() => {
  sent = stubReply('', () => answer());
});

/** The keys that were sent as letters: the same letter for the same key. */
function keys(): string {
  const all = sent.map(({ key }) => `${key}`);
  for (const key of all) expect(key).toMatch(/^[0-9a-f]{32}$/);
  return all.map((key) => 'ABCDEF'[[...new Set(all)].indexOf(key)]).join('');
}

/** Holds the answer back. @returns gives it. */
function hold(): () => void {
  let give = () => {};
  const held = new Promise<void>((resolve) => (give = resolve));
  answer = () => held.then(done);
  return give;
}

/** A button that sends. */
function button(options?: Parameters<typeof useSendOnce<{ amount: string }, { url: string }>>[1]) {
  const { result, unmount } = renderHook(() => useSendOnce(ask, options));
  const now = () => ({ busy: result.current.busy, note: result.current.note });
  expect(now()).toEqual({ busy: false, note: '' });
  const tap = () => result.current.send({ amount: '1' });
  return {
    now,
    unmount,
    send: () => act(async () => tap()),
    /** Taps, and does not wait for the answer. */
    begin: () => act(async () => ({ ended: tap() })),
    release: () => act(() => result.current.release()),
  };
}

it('shows the loading message while it waits', async () => {
  const give = hold();
  const { ended } = await button({ loading: () => 'Opening…' }).begin();
  const shown = () => document.querySelector('.loading')?.textContent;
  expect(shown()).toBe('');
  await expect.poll(shown).toBe('Opening…');
  give();
  await act(async () => ended);
  expect(shown()).toBeUndefined();
});

describe('each fault', () => {
  const json = (status: number, body: object) => () => Response.json(body, { status });
  const { malformed, offline } = FAILURE_TEXT;
  it.each<[string, () => unknown, note: string, toast: string, isAnswered: boolean]>([
    ['a refusal', refused, 'Too late', 'Too late', true],
    ['a refusal with HTTP 400', json(400, { code: 7, message: 'No' }), 'No', 'No', true],
    ['an ended session', json(401, { code: 401, message: 'Over' }), 'Over', 'Over', true],
    ['a success without its address', json(200, { code: 0, data: {} }), malformed, malformed, true],
    ['a lost connection', lost, UNSURE, '', false],
    ['no network', lost, offline, offline, false],
    ['HTTP 500', () => new Response('<h1>', { status: 500 }), UNSURE, '', false],
    ['HTTP 502 in words', json(502, { code: 9, message: 'Busy' }), UNSURE, 'Busy', false],
    ['a login page', () => new Response('<html>'), UNSURE, '', false],
    ['an answer that is cut short', () => new Response('{"code": 0, "da'), UNSURE, '', false],
  ])('%s gives the button back at once', async (name, given, note, toast, isAnswered) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(name !== 'no network');
    answer = given;
    const sending = button();
    await sending.send();
    expect(sending.now()).toEqual({ busy: false, note });
    expect(toasts()).toEqual(toast ? [toast] : []);
    expect(sent).toHaveLength(1);
    answer = done;
    await sending.send();
    expect(keys()).toBe(isAnswered ? 'AB' : 'AA');
    expect(sending.now()).toEqual({ busy: true, note: '' });
  });

  it.each([
    ['a lost answer', lost, 'No answer'],
    ['a refusal', refused, 'Too late'],
  ])('may have words of its own, and no toast: %s', async (_, given, note) => {
    answer = given;
    const sending = button({ lost: () => 'No answer', quiet: true });
    await sending.send();
    expect(sending.now().note).toBe(note);
    expect(toasts()).toEqual([]);
  });
});

it('a button sends once, is busy until the page is left, and can be used again when it is released', async () => {
  const give = hold();
  const sending = button();
  const { ended } = await sending.begin();
  expect(await sending.send()).toBeUndefined();
  expect(sending.now().busy).toBe(true);
  give();
  expect(await act(async () => ended)).toMatchObject({ success: true, data: { url: '/next' } });
  expect(await sending.send()).toBeUndefined();
  expect(sending.now().busy).toBe(true);
  sending.release();
  expect(sending.now().busy).toBe(false);
  await sending.send();
  expect(keys()).toBe('AB');
});

it('a button can be used again when the borrower comes back, unless its screen is gone', async () => {
  vi.useFakeTimers();
  answer = done;
  const [here, gone] = [button(), button()];
  for (const sending of [here, gone]) await sending.send();
  gone.unmount();
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(here.now().busy).toBe(false);
  expect(await gone.send()).toBeUndefined();
});

describe('the key', () => {
  const send = (amount = '1', life?: number) =>
    sendOnce(ask, { amount }, life ? { keyLifeMs: life } : {});
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer = lost;
  });

  it('is one for each input until that one is answered', async () => {
    for (const amount of ['1', '2', '1', '2']) await send(amount);
    answer = refused;
    await send('1');
    answer = lost;
    await send('1');
    await send('2');
    expect(keys()).toBe('ABABACB');
  });

  it.each(['sessionId=other', 'orderId=o2', 'productId=8'])('is not that of %s', async (other) => {
    await send();
    visit(other);
    await send();
    visit();
    await send();
    expect(keys()).toBe('ABA');
  });

  it.each([
    ['ten minutes from the first time on', 10 * MINUTE_MS, [10 * MINUTE_MS - 2, 1, 1]],
    ['a day by default', undefined, [DAY_MS - 2, 1, 1]],
    // It is as old as when it was first seen after that.
    ['ten minutes if the clock goes back', 10 * MINUTE_MS, [-DAY_MS, 10 * MINUTE_MS - 1, 1]],
  ])('lives for %s', async (_, life, times) => {
    await send('1', life);
    for (const ms of times) {
      later(ms);
      await send('1', life);
    }
    expect(keys()).toBe('AAAB');
  });

  it('of another input is dropped after a day', async () => {
    await send('1');
    later(DAY_MS);
    await send('2');
    expect(Object.keys(JSON.parse(`${sessionStorage.getItem('unansweredKeys')}`))).toHaveLength(1);
  });
});

describe('a write that can be looked for', () => {
  const send = (check: Check<object>) => sendOnce(rate, { score: '5' }, { check });

  it.each<[string, () => unknown, isThere: boolean, result: object, looks: number, string]>([
    ['found after a lost answer', lost, true, { success: true, data: undefined }, 1, 'AB'],
    ['not found', lost, false, { success: false, failure: 'network' }, 1, 'AA'],
    ['refused', refused, true, { success: false, failure: 'refused' }, 0, 'AB'],
    ['answered', done, false, { success: true }, 0, 'AB'],
  ])('is %s', async (_, given, isThere, result, looks, used) => {
    answer = given;
    const arrived = vi.fn(async () => isThere);
    const prepare = vi.fn(async () => expect(sent).toHaveLength(0));
    expect(await send({ arrived, prepare })).toMatchObject(result);
    expect(prepare).toHaveBeenCalledOnce();
    expect(arrived.mock.calls).toEqual(Array(looks).fill([{ score: '5' }]));
    await send({ arrived });
    expect(keys()).toBe(used);
  });

  it('is not held by readings that take more than five seconds', async () => {
    vi.useFakeTimers();
    answer = lost;
    const never = () => new Promise<boolean>(() => {});
    const heard = vi.fn();
    void send({ arrived: never, prepare: never }).then(heard);
    await vi.advanceTimersByTimeAsync(4999);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ success: false }));
  });
});
