// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HTTP_TIMEOUT_MS, writeCall } from '../../../../shared/api/call.ts';
import {
  type Attempt,
  attemptName,
  REPEAT_AFTER_MS,
  readAttempt,
  type Snapshot,
} from '../../../../shared/api/session/attempt.ts';
import type { Finding, Verification } from '../../../../shared/api/verification.ts';
import * as v from '../../../../shared/lib/schema.ts';
import {
  type Mutation,
  type MutationOptions,
  mutation,
} from '../../../../shared/runtime/mutation/mutation.ts';
import type { Event } from '../../../../shared/runtime/mutation/next.ts';
import { happen } from '../../../../shared/runtime/mutation/runner.ts';
import {
  markOf,
  recorded as recordedState,
  SETTLING_MS,
  type WriteRecord,
} from '../../../../shared/runtime/mutation/state.ts';

const call = writeCall<{ amount: string }, { payUrl: string }>(
  '/v3/loan-details/generate-vcode',
  v.object({ payUrl: v.string() }),
);
type Code = Mutation<{ amount: string }, { payUrl: string }>;

const payCode: Code = mutation({ key: 'payCode', call });
const INPUT = { amount: '₱3,450.00' };
const OTHER = { amount: '₱1,150.00' };
const name = () => attemptName('payCode');
/** What any tab reads of the attempt, because all share one storage. */
const recorded = (): Attempt | undefined => readAttempt(name(), Date.now());

/** A payment code whose check reads and compares as given. */
const checkedBy = (verify: Verification<unknown>): Code => mutation({ ...payCode, verify });
/** One whose values never change. */
const unchanged = () => checkedBy({ read: async () => 'as before' });

/** Lets time pass, by default that in which a write without a reply may still have its effect. */
function later(ms = SETTLING_MS): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

/** A tab that is open, with what it holds of a write. */
function openTab<Input extends object, Output>(
  code: Mutation<Input, Output>,
  options: MutationOptions = {},
) {
  const at = attemptName(code.key, options.about);
  const attempt = readAttempt(at, Date.now());
  const known = { rules: code, told: markOf(attempt) };
  const first = recordedState(known, attempt, Date.now(), options.current);
  let record: WriteRecord = { ...known, state: first };
  const page = {
    name: at,
    read: () => record,
    write(next: typeof record) {
      record = next;
    },
    given: () => ({ mutation: code, options }),
  };
  let result: unknown;
  return {
    state: () => record.state,
    result: () => result,
    happen: (event: Event) => happen(page, event),
    /** What a page does once it is open; the other tests say when. */
    begin: () => happen(page, { type: 'opened', attempt, current: options.current }),
    async send(input: Input, amount = '') {
      result = await happen(page, { type: 'tapped' }, { mutation: code, input, amount });
      return record.state;
    },
    async insist(input: Input) {
      await happen(page, { type: 'insisted' });
      return this.send(input);
    },
    async check() {
      await happen(page, { type: 'opened', attempt: readAttempt(at, Date.now()) });
      return record.state;
    },
  };
}

type Answer = (request: Request) => Response | Promise<Response>;

const success: Answer = () => Response.json({ code: 0, success: true, data: { payUrl: '/code' } });

/** Answers every request. @returns the requests, as they come. */
function answerWith(answer: Answer): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request);
    return Promise.resolve(request).then(answer);
  });
  return requests;
}

/** The browser's locks, which all tabs share: a name is free or taken. */
function shareLocks(): void {
  const taken = new Set<string>();
  const request = async (
    lock: string,
    _: LockOptions,
    work: (granted: { name: string } | null) => unknown,
  ) => {
    if (taken.has(lock)) return work(null);
    taken.add(lock);
    try {
      return await work({ name: lock });
    } finally {
      taken.delete(lock);
    }
  };
  useLocks({ request });
}

beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/repayment?productId=7&orderId=o1&sessionId=s');
  localStorage.clear();
  shareLocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = () => Response.json({ code: 7, message: 'Too late' });
const keysOf = (requests: Request[]) =>
  requests.map(({ headers }) => headers.get('Idempotency-Key'));
const useLocks = (value: unknown) =>
  Object.defineProperty(navigator, 'locks', { value, configurable: true });
const DONE = { status: 'done', by: 'answer' };
/** Holds answers back until `let go`. */
function holding() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const requests = answerWith((request) => held.then(() => success(request)));
  return { requests, letGo: () => letGo() };
}

describe('a write that must happen once', () => {
  it('is recorded before it leaves the phone, under the key that it carries', async () => {
    let found: Attempt | undefined;
    const requests = answerWith((request) => {
      found = recorded();
      return success(request);
    });
    expect(await openTab(payCode).send(INPUT, INPUT.amount)).toEqual(DONE);
    expect(found).toMatchObject({ amount: '₱3,450.00', token: '', doneAt: 0 });
    expect(found?.settlesAt).toBe(Number(found?.sentAt) + HTTP_TIMEOUT_MS);
    expect(found?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(keysOf(requests)).toEqual([found?.key]);
    expect(recorded()).toMatchObject({ address: '', doneAt: expect.any(Number) });
    expect(recorded()?.doneAt).toBeGreaterThan(0);
  });

  it.each<[string, Answer]>([
    ['the connection is lost', lost],
    ['the request is aborted', () => Promise.reject(new DOMException('Closed', 'AbortError'))],
    ['a proxy answers', () => Response.json({ code: 502, message: 'Bad' }, { status: 502 })],
    ['a login page answers', () => new Response('<html></html>')],
    ['the answer is cut short', () => new Response('{"code": 0, "da')],
    ['the answer lacks the address', () => Response.json({ code: 0, success: true, data: {} })],
  ])('keeps its record and is not sent again if %s', async (_, answer) => {
    const requests = answerWith(answer);
    expect(await openTab(payCode).send(INPUT)).toMatchObject({ status: 'unknown', read: false });
    expect(await openTab(payCode).send(INPUT)).toMatchObject({ status: 'unknown' });
    expect(requests).toHaveLength(1);
    const { sentAt = 0, settlesAt, doneAt } = recorded() ?? {};
    expect(doneAt).toBe(0);
    expect(settlesAt).toBeLessThan(sentAt + HTTP_TIMEOUT_MS);
  });

  it('loses its record with a refusal in words, and can be sent again at once', async () => {
    const requests = answerWith(refused);
    const tab = openTab(payCode);
    expect(await tab.send(INPUT)).toEqual({ status: 'refused', message: 'Too late' });
    expect(document.querySelector('[role=alert] .toast')?.textContent).toBe('Too late');
    expect(recorded()).toBeUndefined();
    await tab.send(INPUT);
    expect(requests).toHaveLength(2);
  });

  it('is refused without a toast where the page shows refusals itself', async () => {
    answerWith(refused);
    await openTab(payCode, { quiet: true }).send(INPUT);
    expect(document.querySelector('.toast')).toBeNull();
  });

  it('gives the page the result, unless that tells nothing', async () => {
    answerWith(success);
    const tab = openTab(payCode);
    await tab.send(INPUT);
    expect(tab.result()).toMatchObject({ success: true, data: { payUrl: '/code' } });
    const inconclusive = mutation({ ...payCode, isOver: () => undefined });
    const other = openTab(inconclusive);
    expect(await other.send(OTHER)).toMatchObject({ status: 'unknown' });
    expect(other.result()).toBeUndefined();
  });

  it('leaves the record to the next step if success is not the end', async () => {
    answerWith(success);
    const step = mutation({ ...payCode, isOver: () => false });
    expect(await openTab(step).send(INPUT)).toEqual({ status: 'idle' });
    expect(recorded()).toBeUndefined();
  });

  it('may still be under way if the page is closed meanwhile', async () => {
    answerWith(() => {
      window.dispatchEvent(new Event('pagehide'));
      return lost();
    });
    await openTab(payCode).send(INPUT);
    const { sentAt = 0, settlesAt } = recorded() ?? {};
    expect(settlesAt).toBe(sentAt + HTTP_TIMEOUT_MS);
  });

  it('is not sent offline: nothing is recorded, and it can be sent again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const requests = answerWith(success);
    const state = await openTab(payCode).send(INPUT);
    expect(state).toMatchObject({ status: 'refused', message: expect.stringContaining('offline') });
    expect(requests).toHaveLength(0);
    expect(recorded()).toBeUndefined();
  });

  it('is not sent if a part of the page cannot be loaded, and the page can be reloaded', async () => {
    answerWith(() => new Response('', { status: 404 }));
    const files = new Proxy({}, { get: () => ['/gone.js'] });
    const lazy = { files, begun: {}, lookForRelease: async () => {} };
    window.__boot = { lazy, replies: {}, taps: [] };
    const tab = openTab(payCode);
    const state = await tab.send(INPUT);
    delete window.__boot;
    expect(state).toEqual({ status: 'idle' });
    expect(tab.result()).toBeUndefined();
    expect(recorded()).toBeUndefined();
    expect(document.querySelector('.toast button')?.textContent).toBe('Reload the page');
  });

  it('that a check did not find keeps key and token, unless something else is sent', async () => {
    const code = mutation({
      ...unchanged(),
      call: { ...call } as Mutation<typeof INPUT & { token: string }, { payUrl: string }>['call'],
      token: 'token',
    } as Mutation<typeof INPUT & { token: string }, { payUrl: string }>);
    const requests = answerWith(lost);
    const tab = openTab(code);
    for (const [input, wait] of [
      [{ ...INPUT, token: 't1' }, 0],
      [{ ...INPUT, token: 't2' }, 0],
      [{ ...OTHER, token: 't3' }, REPEAT_AFTER_MS],
    ] as const) {
      later(wait);
      expect(await tab.send(input)).toMatchObject({ status: 'unknown', read: true });
      later();
      expect(await tab.check()).toMatchObject({ status: 'notDone' });
    }
    const bodies = await Promise.all(requests.map((request) => request.text()));
    const tokens = bodies.map((body) => new URLSearchParams(body).get('token'));
    expect(tokens).toEqual(['t1', 't1', 't3']);
    const [first, second, third] = keysOf(requests);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('that is of use only by its reply starts anew if that lacks its data and no check finds it', async () => {
    const requests = answerWith(() => Response.json({ code: 0, success: true, data: {} }));
    const code = checkedBy({ read: async () => 'x', compare: () => 'unknown' });
    const [unread, refusedAt] = [{ status: 'unknown', read: false }, { status: 'refused' }];
    const needing = mutation({ ...payCode, needsReply: true });
    expect(await openTab(needing).send(INPUT)).toMatchObject(unread);
    const tab = openTab(mutation({ ...code, needsReply: true }));
    // Also if only a later check can read.
    expect(await tab.check()).toMatchObject(refusedAt);
    expect(recorded()).toBeUndefined();
    expect(await tab.send(INPUT)).toMatchObject({
      ...refusedAt,
      message: expect.stringContaining('cannot read'),
    });
    expect(new Set(keysOf(requests)).size).toBe(2);
    expect(await openTab(code).send(INPUT)).toMatchObject({ status: 'unknown' });
  });

  it('deletes records that are too old to count, before it is sent', async () => {
    answerWith(success);
    localStorage.setItem('attempt|old', '{"sentAt":1}');
    await openTab(payCode).begin();
    expect(localStorage).toHaveLength(1);
    await openTab(payCode).send(INPUT);
    expect(Object.keys(localStorage)).toEqual([name()]);
  });

  it('does not wait for ever for the values to compare with', async () => {
    vi.useFakeTimers();
    const requests = answerWith(success);
    const sent = openTab(checkedBy({ read: () => new Promise(() => {}) })).send(INPUT);
    await vi.advanceTimersByTimeAsync(4900);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(await sent).toEqual(DONE);
    expect(requests).toHaveLength(1);
  });

  it('is not sent if what was read shows that there is nothing to send', async () => {
    const requests = answerWith(success);
    const onArrived = vi.fn();
    for (const found of ['done', 'notNeeded'] as const) {
      const code = checkedBy({
        read: async () => 'over',
        isDone: (now) => now === 'over' && found,
      });
      const state = await openTab(code, { onArrived }).send(INPUT);
      expect(state).toMatchObject({ status: 'done', by: 'check' });
    }
    expect(requests).toHaveLength(0);
    expect(onArrived).toHaveBeenCalledTimes(2);
  });

  it('is sent if nothing could be read that shows whether it is needed', async () => {
    const requests = answerWith(success);
    await openTab(checkedBy({ read: async () => undefined, isDone: () => 'done' })).send(INPUT);
    expect(requests).toHaveLength(1);
  });

  it('compares with what the page has read, without reading again', async () => {
    answerWith(lost);
    const read = vi.fn(async () => 'later');
    const code = checkedBy({ read, compare: () => 'unknown', expect: () => 'wanted' });
    await openTab(code, { current: 'shown' }).send(INPUT);
    expect(recorded()).toMatchObject({ before: 'shown', expected: 'wanted' });
    expect(read).toHaveBeenCalledTimes(1);
  });

  const duplicate = (message?: string) => () => Response.json({ code: 800005, message });

  it('that the server has already is over, in its words or in fixed ones', async () => {
    const onArrived = vi.fn();
    answerWith(duplicate('dup'));
    const over = { status: 'done', by: 'check' };
    const tab = openTab(payCode, { onArrived });
    expect(await tab.send(INPUT)).toEqual({ ...over, message: 'dup' });
    expect(onArrived).toHaveBeenCalledOnce();
    expect(recorded()?.doneAt).toBeGreaterThan(0);
    const fixed = mutation({ ...payCode, received: () => 'do not' });
    expect(await openTab(fixed).send(INPUT)).toEqual({ ...over, message: 'do not' });
    answerWith(duplicate());
    expect(await openTab(payCode).send(INPUT)).toEqual({ ...over, message: '' });
  });

  it('refuses in words what only asks again for what was sent before', async () => {
    answerWith(duplicate('dup'));
    const again = mutation({ ...payCode, asksAgain: true, received: () => 'do not' });
    expect(await openTab(again).send(INPUT)).toEqual({ status: 'refused', message: 'do not' });
    answerWith(duplicate());
    const own = await openTab(mutation({ ...payCode, asksAgain: true })).send(INPUT);
    expect(own).toMatchObject({ status: 'refused', message: expect.stringContaining('accepted') });
  });
});

describe('two tabs', () => {
  it('send one request, although both are tapped before either has sent', async () => {
    const requests = answerWith(success);
    let read = (_: Snapshot) => {};
    const reading = new Promise<Snapshot>((resolve) => {
      read = resolve;
    });
    const code = checkedBy({ read: () => reading });
    const both = [openTab(code), openTab(code)].map((tab) => tab.send(INPUT));
    read('before');
    expect(await Promise.all(both)).toEqual([DONE, { status: 'idle' }]);
    expect(requests).toHaveLength(1);
  });

  it('send one request where only the record keeps them apart', async () => {
    useLocks(undefined);
    const { requests, letGo } = holding();
    const [one, other] = [openTab(payCode), openTab(payCode)];
    const first = one.send(INPUT);
    await vi.waitUntil(() => requests.length === 1);
    expect(await other.send(INPUT)).toMatchObject({ status: 'unknown' });
    letGo();
    expect(await first).toEqual(DONE);
    expect(requests).toHaveLength(1);
  });

  it('open one offer at the same time, and nothing is kept of it', async () => {
    const { requests, letGo } = holding();
    const offer: Code = mutation({ key: 'offer', call, idempotent: true });
    const both = [openTab(offer), openTab(offer)].map((tab) => tab.send(INPUT));
    await vi.waitUntil(() => requests.length === 2);
    letGo();
    expect(await Promise.all(both)).toEqual([DONE, DONE]);
    expect(localStorage).toHaveLength(0);
  });

  it('settle an answer although another one has changed or removed the record, if that stands in no way', async () => {
    answerWith((request) => {
      localStorage.removeItem(name());
      return success(request);
    });
    expect(await openTab(payCode).send(INPUT)).toEqual(DONE);
    const offer: Code = mutation({ key: 'payCode', call, idempotent: true });
    answerWith((request) => {
      localStorage.setItem(name(), JSON.stringify({ ...recorded(), sentAt: Date.now() + 1 }));
      return success(request);
    });
    expect(await openTab(offer).send(INPUT)).toEqual(DONE);
  });
});

describe('a check', () => {
  const found = { status: 'done', by: 'check' };

  const read = async () => 'x';
  const finds = (finding: Finding) => ({ read, compare: () => finding });
  const fails = { read: () => Promise.reject(new Error('gone')) };
  it.each<[string, Verification<unknown>, object]>([
    ['cannot tell', finds('unknown'), { status: 'unknown', read: true }],
    ['cannot read', { read: async () => undefined }, { status: 'unknown', read: false }],
    ['fails', fails, { status: 'unknown', read: false }],
    ['proves that it arrived', finds('done'), found],
    ['finds it needless', finds('notNeeded'), { ...found, notNeeded: true }],
    ['proves the opposite', finds('notDone'), { status: 'notDone' }],
    ['sees no change', { read }, { status: 'notDone' }],
  ])('that %s leaves it pending or settles it', async (_, verify, state) => {
    answerWith(lost);
    await openTab(payCode, { current: 'x' }).send(INPUT);
    later();
    const onArrived = vi.fn();
    const refresh = vi.fn(async () => undefined);
    expect(await openTab(checkedBy(verify), { onArrived, refresh }).check()).toMatchObject(state);
    const { status } = Object(state);
    // What arrived is kept as answered, for tabs that were opened before.
    expect(Boolean(recorded()?.doneAt)).toBe(status === 'done');
    expect(recorded()?.notFound ?? false).toBe(status === 'notDone');
    expect(onArrived).toHaveBeenCalledTimes(status === 'done' ? 1 : 0);
    expect(refresh).toHaveBeenCalledTimes(status === 'notDone' ? 1 : 0);
  });

  it.each([
    ['nothing was read before', null, 'unknown'],
    ['something has changed', 'y', 'done'],
  ])('without a comparison of its own, where %s', async (_, before, status) => {
    answerWith(lost);
    await openTab(payCode, before === null ? {} : { current: before }).send(INPUT);
    later();
    expect(await openTab(checkedBy({ read: async () => 'x' })).check()).toMatchObject({ status });
  });

  it('leaves the page once the borrower has had time to read what it found', async () => {
    answerWith(lost);
    const leave = vi.fn();
    vi.useFakeTimers();
    const sent = openTab(checkedBy(finds('done')), { leave }).send(INPUT);
    await vi.advanceTimersByTimeAsync(0);
    expect(await sent).toEqual(found);
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('on opening says nothing to a page that has gone on and sends another one', async () => {
    let answer = (_?: unknown) => {};
    const answered = new Promise((resolve) => {
      answer = resolve;
    });
    const requests = answerWith((request) =>
      requests.length === 1 ? success(request) : answered.then(() => success(request)),
    );
    const goOn = vi.fn(async () => 'now');
    const code = checkedBy({ read: goOn, compare: () => 'done' });
    const paid = mutation({ ...code, recent: true, another: true });
    await openTab(paid).send(INPUT);
    const tab = openTab(paid);
    let another: Promise<unknown> | undefined;
    goOn.mockImplementationOnce(async () => {
      later(1);
      another = tab.insist(INPUT);
      await vi.waitUntil(() => requests.length === 2);
      return 'now';
    });
    await tab.begin();
    expect(tab.state()).toMatchObject({ status: 'sending' });
    answer();
    expect(await another).toEqual(DONE);
  });

  it('and an answer leave alone what another tab has recorded since, where there are no locks', async () => {
    useLocks(undefined);
    const others = { sentAt: Date.now() + 60_000, key: 'others' };
    answerWith((request) => {
      localStorage.setItem(name(), JSON.stringify({ ...recorded(), ...others }));
      return success(request);
    });
    expect(await openTab(payCode).send(INPUT)).toMatchObject({ status: 'unknown' });
    expect(recorded()).toMatchObject({ ...others, doneAt: 0 });
  });
});
