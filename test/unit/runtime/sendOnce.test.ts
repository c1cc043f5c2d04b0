// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, writeCall } from '../../../shared/api/call.ts';
import { FAILURE_TEXT } from '../../../shared/api/envelope.ts';
import { type Check, useSendOnce } from '../../../shared/runtime/sendOnce.ts';
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

/** The key of the last write that was sent. */
function lastKey(): string {
  const key = `${sent[sent.length - 1]?.key}`;
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  return key;
}

/** Holds the answer back. @returns gives it. */
function hold(given = done): () => void {
  let give = () => {};
  const held = new Promise<void>((resolve) => (give = resolve));
  answer = () => held.then(given);
  return give;
}

/** A button that sends. */
function button(options?: Parameters<typeof useSendOnce<{ amount: string }, { url: string }>>[1]) {
  const { result, unmount } = renderHook(() => useSendOnce(ask, options));
  const now = () => {
    const { busy, note } = result.current;
    return { busy, note: note.words };
  };
  expect(now()).toEqual({ busy: false, note: '' });
  const tap = () => result.current.send({ amount: '1' });
  return {
    now,
    note: () => result.current.note,
    unmount,
    send: () => act(async () => tap()),
    /** Taps, and does not wait for the answer. */
    begin: () => act(async () => ({ ended: tap() })),
    release: () => act(() => result.current.release()),
  };
}

describe('7.1 Common behaviour: each fault', () => {
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
    const first = lastKey();
    answer = done;
    await sending.send();
    expect(sent).toHaveLength(2);
    expect(lastKey() !== first).toBe(isAnswered);
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

const TRY = 'Please wait a moment, then try again.';
const AFTER_REFUSAL = 'You can try again, or contact customer service.';

describe('7.1 Common behaviour', () => {
  it.each<[string, () => unknown, note: object]>([
    ['a refusal', refused, { tone: 'refused', words: 'Too late', next: AFTER_REFUSAL }],
    [
      'a refusal without words',
      () => ({ code: 7 }),
      { tone: 'refused', words: FAILURE_TEXT.refused },
    ],
    [
      'an ended session',
      () => Response.json({ code: 401, message: 'Over' }, { status: 401 }),
      { tone: 'refused', words: 'Over', next: FAILURE_TEXT.signedOut },
    ],
    ['a lost answer', lost, { tone: 'attention', words: UNSURE, next: TRY }],
    ['an answer without its data', () => ({ code: 0 }), { tone: 'attention' }],
  ])('what stands above the button says what to do after %s', async (_, given, note) => {
    answer = given;
    const sending = button();
    await sending.send();
    expect(sending.note()).toMatchObject(note);
  });

  it('a success clears an earlier alert, and a failure of another button does not hide it', async () => {
    answer = refused;
    await button().send();
    expect(toasts()).toEqual(['Too late']);
    answer = lost;
    await button().send();
    expect(toasts()).toEqual(['Too late']);
    answer = done;
    await button().send();
    expect(toasts()).toEqual([]);
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
    const first = lastKey();
    sending.release();
    expect(sending.now().busy).toBe(false);
    await sending.send();
    expect(sent).toHaveLength(2);
    expect(lastKey()).not.toBe(first);
  });

  it('a button that is released before the answer can be used again, and says nothing of it', async () => {
    const give = hold(() => Response.json({ code: 1, message: 'Refused' }));
    const { now, begin, release } = button();
    const { ended } = await begin();
    await release();
    expect(now().busy).toBe(false);
    const giveSecond = hold();
    const second = await begin();
    give();
    const result = await act(async () => ended);
    expect(result).toMatchObject({ success: false });
    expect(now()).toEqual({ busy: true, note: '' });
    giveSecond();
    expect(await act(async () => second.ended)).toMatchObject({ success: true });
    expect(now().busy).toBe(true);
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

  /** Counts the listeners of window and document from now on. @returns how many have been added and not been removed. */
  function listeners(): () => number {
    const spies = [window, document].map((target) => ({
      added: vi.spyOn(target as EventTarget, 'addEventListener'),
      removed: vi.spyOn(target as EventTarget, 'removeEventListener'),
    }));
    return () =>
      spies.reduce(
        (sum, { added, removed }) => sum + added.mock.calls.length - removed.mock.calls.length,
        0,
      );
  }

  it.each([
    ['before the answer', true],
    ['after it', false],
  ])(
    'a screen that goes %s leaves nothing behind that waits for the borrower',
    async (_, isEarly) => {
      const left = listeners();
      const give = hold();
      const sending = button();
      const { ended } = await sending.begin();
      if (isEarly) sending.unmount();
      give();
      expect(await act(async () => ended)).toMatchObject({ success: true });
      expect(left() > 0).toBe(!isEarly);
      sending.unmount();
      expect(left()).toBe(0);
    },
  );
});

/** Sends by a button of its own. */
const sendBy = <Input extends object, Output>(
  call: Call<Input, Output>,
  input: NoInfer<Input>,
  options: Parameters<typeof useSendOnce<Input, Output>>[1],
) => {
  const { result } = renderHook(() => useSendOnce(call, options));
  return act(async () => result.current.send(input));
};

describe('7.1 Common behaviour: the key', () => {
  const keyOf = async (amount: string, keyLifeMs?: number) => {
    await sendBy(ask, { amount }, keyLifeMs ? { keyLifeMs } : {});
    return lastKey();
  };
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer = lost;
  });

  it('is one for each input until that one is answered', async () => {
    const [one, two] = [await keyOf('1'), await keyOf('2')];
    expect(one).not.toBe(two);
    expect([await keyOf('1'), await keyOf('2')]).toEqual([one, two]);
    answer = refused;
    expect(await keyOf('1')).toBe(one);
    answer = lost;
    expect(await keyOf('1')).not.toBe(one);
    expect(await keyOf('2')).toBe(two);
  });

  it.each(['sessionId=other', 'orderId=o2', 'productId=8'])('is not that of %s', async (other) => {
    const own = await keyOf('1');
    visit(other);
    expect(await keyOf('1')).not.toBe(own);
    visit();
    expect(await keyOf('1')).toBe(own);
  });

  it.each([
    ['ten minutes from the first time on', 10 * MINUTE_MS, [10 * MINUTE_MS - 2, 1, 1]],
    ['a day by default', undefined, [DAY_MS - 2, 1, 1]],
    // It is as old as when it was first seen after that.
    ['ten minutes if the clock goes back', 10 * MINUTE_MS, [-DAY_MS, 10 * MINUTE_MS - 1, 1]],
  ])('lives for %s', async (_, life, times) => {
    const first = await keyOf('1', life);
    const isSame: boolean[] = [];
    for (const ms of times) {
      later(ms);
      isSame.push((await keyOf('1', life)) === first);
    }
    expect(isSame).toEqual([true, true, false]);
  });

  it('of another input is dropped after a day', async () => {
    await keyOf('1');
    later(DAY_MS);
    await keyOf('2');
    expect(Object.keys(JSON.parse(`${sessionStorage.getItem('unansweredKeys')}`))).toHaveLength(1);
  });
});

describe('7.1 Common behaviour: a write that can be looked for', () => {
  const send = (check: Check<object>) => sendBy(rate, { score: '5' }, { check });

  it.each<
    [string, () => unknown, isThere: boolean, result: object, looks: number, isOver: boolean]
  >([
    ['found after a lost answer', lost, true, { success: true, data: undefined }, 1, true],
    ['not found, and keeps its key', lost, false, { success: false, failure: 'network' }, 1, false],
    ['refused', refused, true, { success: false, failure: 'refused' }, 0, true],
    ['answered', done, false, { success: true }, 0, true],
  ])('is %s', async (_, given, isThere, result, looks, isOver) => {
    answer = given;
    const arrived = vi.fn(async () => isThere);
    const prepare = vi.fn(async () => expect(sent).toHaveLength(0));
    expect(await send({ arrived, prepare })).toMatchObject(result);
    expect(prepare).toHaveBeenCalledOnce();
    expect(arrived.mock.calls).toEqual(Array(looks).fill([{ score: '5' }]));
    const first = lastKey();
    await send({ arrived });
    expect(sent).toHaveLength(2);
    expect(lastKey() !== first).toBe(isOver);
  });

  it('is not held by readings that take more than five seconds', async () => {
    vi.useFakeTimers();
    answer = lost;
    const never = () => new Promise<boolean>(() => {});
    const check = { arrived: never, prepare: never };
    const { now, begin } = button({ check });
    await begin();
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(4999);
    expect(sent).toHaveLength(0);
    await pass(5000);
    expect(sent).toHaveLength(1);
    expect(now().busy).toBe(true);
    await pass(2);
    expect(now()).toEqual({ busy: false, note: UNSURE });
  });
});
