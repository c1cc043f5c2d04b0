// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCall } from '../../../shared/api/call.ts';
import * as v from '../../../shared/lib/schema.ts';
import { sendOnce, useSendOnce } from '../../../shared/runtime/sendOnce.ts';

const ask = writeCall<{ amount: string }, { url: string }>('/ask', v.object({ url: v.string() }));
const rate = writeCall<{ score: string }>('/rate');

const UNSURE = "We're not sure it went through.";
const OFFLINE = 'You are offline. Check your connection and try again.';
const MINUTE_MS = 60_000;

type Answer = () => Response | Promise<Response>;
const success: Answer = () => Response.json({ code: 0, data: { url: '/next' } });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const refused: Answer = () => Response.json({ code: 7, message: 'Too late' });

let answer: Answer;
let keys: (string | null)[];

beforeEach(() => {
  history.replaceState(null, '', '/repayment?productId=7&orderId=o1&sessionId=s');
  sessionStorage.clear();
  document.body.replaceChildren();
  keys = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    keys.push(new Request(input, init).headers.get('Idempotency-Key'));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The words of all toasts. */
const toasts = () =>
  [...document.querySelectorAll('[role=alert] .toast')].map(({ textContent }) => textContent);

/** A button that sends. */
function button(options?: Parameters<typeof useSendOnce<{ amount: string }, { url: string }>>[1]) {
  const { result, unmount } = renderHook(() => useSendOnce(ask, options));
  expect([result.current.busy, result.current.note]).toEqual([false, '']);
  return {
    unmount,
    now: () => ({ busy: result.current.busy, note: result.current.note }),
    send: (amount = '1') => act(async () => result.current.send({ amount })),
    /** Taps, and does not wait for the answer. @returns what waits for it. */
    async begin() {
      let sent: Promise<unknown> | undefined;
      await act(async () => {
        sent = result.current.send({ amount: '1' });
      });
      return async () => sent;
    },
    release: () => act(() => result.current.release()),
  };
}

it('shows the loading message while it waits', async () => {
  let reply = () => {};
  answer = () =>
    new Promise((resolve) => {
      reply = () => resolve(success() as Response);
    });
  const done = await button({ loading: () => 'Opening…' }).begin();
  const shown = () => document.querySelector('.loading')?.textContent;
  expect(shown()).toBe('');
  await expect.poll(shown).toBe('Opening…');
  reply();
  await act(done);
  expect(shown()).toBeUndefined();
});

const json = (status: number, body: object) => () => Response.json(body, { status });

describe('each fault', () => {
  it.each<[string, Answer, note: string, toast: string, isAnswered: boolean]>([
    ['a refusal', refused, 'Too late', 'Too late', true],
    ['a refusal with HTTP 400', json(400, { code: 7, message: 'No' }), 'No', 'No', true],
    ['an ended session', json(401, { code: 401, message: 'Over' }), 'Over', 'Over', true],
    [
      'a success without its address',
      json(200, { code: 0, data: {} }),
      ...(Array(2).fill('We received an answer that we cannot read. Please try again.') as [
        string,
        string,
      ]),
      true,
    ],
    ['a lost connection', lost, UNSURE, '', false],
    ['HTTP 500', () => new Response('<h1>', { status: 500 }), UNSURE, '', false],
    ['HTTP 502 in words', json(502, { code: 9, message: 'Busy' }), UNSURE, 'Busy', false],
    ['a page of a gateway', () => new Response('<html>', { status: 404 }), UNSURE, '', false],
    ['a login page', () => new Response('<html>'), UNSURE, '', false],
    ['no content', () => new Response(null, { status: 204 }), UNSURE, '', false],
    ['an answer that is cut short', () => new Response('{"code": 0, "da'), UNSURE, '', false],
  ])('%s gives the button back at once', async (_, given, note, toast, isAnswered) => {
    answer = given;
    const sending = button();
    await sending.send();
    expect(sending.now()).toEqual({ busy: false, note });
    expect(toasts()).toEqual(toast ? [toast] : []);
    expect(keys).toHaveLength(1);
    answer = success;
    await sending.send();
    expect(keys).toHaveLength(2);
    expect(keys[1] !== keys[0]).toBe(isAnswered);
    expect(sending.now()).toEqual({ busy: true, note: '' });
  });

  it('offline is told in words, and sent all the same', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = lost;
    const sending = button();
    await sending.send();
    expect(sending.now()).toEqual({ busy: false, note: OFFLINE });
    expect(toasts()).toEqual([OFFLINE]);
    answer = success;
    expect(await sending.send()).toMatchObject({ success: true });
    expect(keys[1]).toBe(keys[0]);
  });

  it('a screen may have words of its own for a lost answer, or no toasts', async () => {
    answer = lost;
    const sending = button({ lost: () => 'No answer', quiet: true });
    await sending.send();
    expect(sending.now().note).toBe('No answer');
    answer = refused;
    await sending.send();
    expect(sending.now().note).toBe('Too late');
    expect(toasts()).toEqual([]);
  });
});

describe('a button', () => {
  it('sends once, is busy until the page is left, and can be used again when it is released', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    answer = () => held.then(success);
    const sending = button();
    const first = await sending.begin();
    expect(await sending.send()).toBeUndefined();
    expect(sending.now().busy).toBe(true);
    expect(
      await act(() => {
        letGo();
        return first();
      }),
    ).toMatchObject({ success: true, data: { url: '/next' } });
    expect(await sending.send()).toBeUndefined();
    expect(sending.now().busy).toBe(true);
    sending.release();
    expect(sending.now().busy).toBe(false);
    await sending.send();
    expect(keys).toHaveLength(2);
  });

  it('can be used again when the borrower comes back', async () => {
    answer = success;
    const sending = button();
    await sending.send();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => sending.now().busy).toBe(false);
  });

  it('waits for no return any more once its screen is gone', async () => {
    vi.useFakeTimers();
    answer = success;
    const sending = button();
    await sending.send();
    sending.unmount();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await sending.send()).toBeUndefined();
    expect(keys).toHaveLength(1);
  });
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
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(keys.slice(0, 2));
    answer = refused;
    await send('1');
    answer = lost;
    await send('1');
    await send('2');
    expect(keys[5]).not.toBe(keys[0]);
    expect(keys[6]).toBe(keys[1]);
  });

  it.each(['sessionId=other', 'orderId=o2', 'productId=8'])('is not that of %s', async (other) => {
    await send();
    history.replaceState(null, '', `/repayment?productId=7&orderId=o1&sessionId=s&${other}`);
    const query = new URLSearchParams(location.search);
    for (const [name, value] of new URLSearchParams(other)) query.set(name, value);
    history.replaceState(null, '', `/repayment?${query}`);
    await send();
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each([
    ['ten minutes', 10 * MINUTE_MS, 10 * MINUTE_MS],
    ['a day by default', undefined, 24 * 60 * MINUTE_MS],
  ])('lives for %s from the first time on', async (_, given, life) => {
    await send('1', given);
    later(life - 2);
    await send('1', given);
    later(1);
    await send('1', given);
    expect(new Set(keys).size).toBe(1);
    later(1);
    await send('1', given);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('is as old as when it was first seen after the clock went back', async () => {
    const life = 10 * MINUTE_MS;
    await send('1', life);
    later(-2 * 60 * MINUTE_MS);
    await send('1', life);
    later(life - 1);
    await send('1', life);
    expect(new Set(keys).size).toBe(1);
    later(1);
    await send('1', life);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('of another input is dropped after a day', async () => {
    await send('1');
    later(24 * 60 * MINUTE_MS);
    await send('2');
    expect(Object.keys(JSON.parse(sessionStorage.getItem('unansweredKeys') ?? ''))).toHaveLength(1);
  });
});

describe('a write that can be looked for', () => {
  const send = (arrived: () => Promise<boolean>, prepare?: () => Promise<unknown>) =>
    sendOnce(rate, { score: '5' }, { check: { arrived, ...(prepare && { prepare }) } });

  it('is told as successful if it is found after a lost answer, and its key is spent', async () => {
    answer = lost;
    const arrived = vi.fn(async () => true);
    expect(await send(arrived)).toMatchObject({ success: true });
    expect(arrived).toHaveBeenCalledExactlyOnceWith({ score: '5' });
    await send(arrived);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('has no certain answer if it is not found, and keeps its key', async () => {
    answer = lost;
    const arrived = async () => false;
    expect(await send(arrived)).toMatchObject({ success: false, failure: 'network' });
    await send(arrived);
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([
    ['a refusal', refused],
    ['a success', () => Response.json({ code: 0 })],
  ])('is not looked for after %s', async (_, given) => {
    answer = given;
    const arrived = vi.fn(async () => true);
    await send(arrived);
    expect(arrived).not.toHaveBeenCalled();
  });

  it('is not held by readings that take more than five seconds', async () => {
    vi.useFakeTimers();
    answer = lost;
    const never = () => new Promise<boolean>(() => {});
    let result: unknown;
    void send(never, never).then((found) => {
      result = found;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(keys).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(keys).toHaveLength(1);
    expect(result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2);
    expect(result).toMatchObject({ success: false });
  });

  it('reads what it is compared with before it is sent', async () => {
    answer = () => Response.json({ code: 0 });
    const prepare = vi.fn(async () => expect(keys).toHaveLength(0));
    await send(async () => false, prepare);
    expect(prepare).toHaveBeenCalledOnce();
    expect(keys).toHaveLength(1);
  });
});
