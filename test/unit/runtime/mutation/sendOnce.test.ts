// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { declareCall, inputOf } from '../../../../shared/api/call.ts';
import * as v from '../../../../shared/lib/schema.ts';
import {
  type Attempt,
  attemptName,
  openOf,
  readAttempt,
  SETTLING_MS,
  type Snapshot,
} from '../../../../shared/runtime/mutation/attempt.ts';
import {
  type Mutation,
  mutation,
  REPEAT_AFTER_MS,
  stateOf,
  type Verification,
} from '../../../../shared/runtime/mutation/mutation.ts';
import { REMEMBERED_MS } from '../../../../shared/runtime/mutation/remembered.ts';
import { checkAttempt, sendOnce } from '../../../../shared/runtime/mutation/sendMutation.ts';

const call = declareCall({
  input: inputOf<{ amount: string }>(),
  path: '/v3/loan-details/generate-vcode',
  method: 'POST',
  encoding: 'form',
  kind: 'write',
  reply: v.object({ payUrl: v.string() }),
});
type Code = Mutation<{ amount: string }, { payUrl: string }>;

const payCode: Code = mutation({ what: 'payCode', call });
const INPUT = { amount: '₱3,450.00' };
const name = () => attemptName('payCode');
/** What any tab reads of the attempt, because all share one storage. */
const recorded = (): Attempt | undefined => readAttempt(name(), Date.now());

/** A payment code whose check reads and compares as given. */
function checkedBy(check: Verification<unknown>): Code {
  return mutation({ ...payCode, verify: check });
}

/** Lets the time pass in which a write without a reply may still have its effect. */
function settle(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + SETTLING_MS });
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
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

beforeEach(() => {
  history.replaceState(null, '', '/repayment?productId=7&orderId=o1&sessionId=s');
  localStorage.clear();
  shareLocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a write that must happen once', () => {
  it('is recorded before it leaves the phone, under the key that it carries', async () => {
    let found: Attempt | undefined;
    const requests = answerWith((request) => {
      found = recorded();
      return success(request);
    });
    await sendOnce(payCode, name(), INPUT, { amount: INPUT.amount });
    expect(found).toMatchObject({ amount: '₱3,450.00', endedAt: 0, doneAt: 0 });
    expect(found?.key).toBe(requests[0]?.headers.get('Idempotency-Key'));
    // A page that is opened meanwhile offers to check, not to send.
    expect(stateOf({}, found, Date.now())).toMatchObject({ status: 'unknown' });
  });

  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const aborted = () => Promise.reject(new DOMException('The page was closed', 'AbortError'));

  it.each<[string, Answer]>([
    ['the connection is lost', lost],
    ['the request is aborted', aborted],
    [
      'a proxy answers',
      () => Response.json({ code: 502, message: 'Bad gateway' }, { status: 502 }),
    ],
    ['a login page answers', () => new Response('<html></html>')],
    ['the answer is cut short', () => new Response('{"code": 0, "da')],
    ['the answer lacks the address', () => Response.json({ code: 0, success: true, data: {} })],
  ])('keeps its record and is not sent again if %s', async (_, answer) => {
    const requests = answerWith(answer);
    const first = await sendOnce(payCode, name(), INPUT, {});
    expect(first.state).toMatchObject({ status: 'unknown' });
    const second = await sendOnce(payCode, name(), INPUT, {});
    expect(second.state).toMatchObject({ status: 'unknown' });
    expect(requests).toHaveLength(1);
    expect(recorded()).toMatchObject({ doneAt: 0 });
  });

  it('loses its record with a refusal in words, and can be sent again at once', async () => {
    const requests = answerWith(() => Response.json({ code: 7, message: 'Too late' }));
    const { state } = await sendOnce(payCode, name(), INPUT, {});
    expect(state).toEqual({ status: 'refused', message: 'Too late' });
    expect(recorded()).toBeUndefined();
    await sendOnce(payCode, name(), INPUT, {});
    expect(requests).toHaveLength(2);
  });

  it('may still be under way if the page was closed meanwhile', async () => {
    answerWith(() => {
      window.dispatchEvent(new Event('pagehide'));
      return lost();
    });
    const { state } = await sendOnce(payCode, name(), INPUT, {});
    expect(state).toMatchObject({ status: 'unknown', underWayUntil: expect.any(Number) });
    expect(recorded()).toMatchObject({ endedAt: 0 });
  });

  it('is repeated without proof only under the same key', async () => {
    const requests = answerWith(lost);
    await sendOnce(payCode, name(), INPUT, {});
    await sendOnce(payCode, name(), INPUT, { repeats: true });
    const [first, second] = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('that a check did not find keeps its key, because a lender may show late what it has taken', async () => {
    const code = checkedBy({ read: async () => 'as before' });
    const requests = answerWith(lost);
    await sendOnce(code, name(), INPUT, {});
    settle();
    expect(await checkAttempt(code, name())).toEqual({ status: 'notDone' });
    // It stands in nobody's way.
    expect(stateOf({}, recorded(), Date.now())).toEqual({ status: 'idle' });
    await sendOnce(code, name(), INPUT, {});
    settle();
    await checkAttempt(code, name());
    await sendOnce(code, name(), { amount: '₱100.00' }, {});
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('has a new key after it was answered', async () => {
    const requests = answerWith(success);
    await sendOnce(payCode, name(), INPUT, {});
    await sendOnce(payCode, name(), INPUT, {});
    const [first, second] = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).not.toBe(first);
  });

  const refused = () => Response.json({ code: 7, message: 'Too late' });

  it('is not settled by the refusal of its repetition', async () => {
    answerWith(lost);
    await sendOnce(payCode, name(), INPUT, {});
    answerWith(refused);
    const { state } = await sendOnce(payCode, name(), INPUT, { repeats: true });
    expect(state).toMatchObject({ status: 'unknown' });
    expect(recorded()).toBeDefined();
  });

  it('starts anew once its repetition was refused and a check finds nothing', async () => {
    const code = checkedBy({ read: async () => 'as before' });
    answerWith(lost);
    await sendOnce(code, name(), INPUT, {});
    settle();
    await checkAttempt(code, name());
    const requests = answerWith(refused);
    const { state } = await sendOnce(code, name(), INPUT, {});
    expect(state).toMatchObject({ status: 'unknown' });
    expect(await checkAttempt(code, name())).toEqual({ status: 'refused', message: 'Too late' });
    expect(recorded()).toBeUndefined();
    await sendOnce(code, name(), INPUT, {});
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('that a check did not find keeps its token, unless something else is sent', async () => {
    const code = mutation({
      what: 'payCode',
      call: declareCall({
        input: inputOf<typeof INPUT & { token: string }>(),
        path: '/v3/loan-details/generate-vcode',
        method: 'POST',
        encoding: 'form',
        kind: 'write',
        reply: v.object({ payUrl: v.string() }),
      }),
      token: 'token',
      verify: { read: async () => 'as before' },
    });
    const requests = answerWith(lost);
    const send = async (input: { amount: string; token: string }) => {
      await sendOnce(code, name(), input, {});
      settle();
      await checkAttempt(code, name());
    };
    await send({ ...INPUT, token: 't1' });
    await send({ ...INPUT, token: 't2' });
    await send({ amount: '₱100.00', token: 't3' });
    const bodies = await Promise.all(requests.map((request) => request.text()));
    expect(bodies.map((body) => new URLSearchParams(body).get('token'))).toEqual([
      't1',
      't1',
      't3',
    ]);
  });

  it('is sent and checked on a device that refuses locks', async () => {
    const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const code = checkedBy({ read: async () => 'as before' });
    const requests = answerWith(lost);
    await sendOnce(code, name(), INPUT, {});
    expect(requests).toHaveLength(1);
    settle();
    expect(await checkAttempt(code, name())).toEqual({ status: 'notDone' });
  });

  it('leaves no record for longer than a month, and no address for longer than it is offered', async () => {
    answerWith(() => Response.json({ code: 0, success: true, data: { payUrl: '/code' } }));
    const coded: Code = { ...payCode, remembered: true, address: ({ payUrl }) => payUrl };
    const other = attemptName('payCode', 'other');
    await sendOnce(coded, other, INPUT, {});
    expect(readAttempt(other, Date.now())?.address).toBe('/code');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + REMEMBERED_MS + 1 });
    await sendOnce(coded, name(), INPUT, {});
    expect(readAttempt(other, Date.now())).toMatchObject({
      address: '',
      doneAt: expect.any(Number),
    });
    localStorage.setItem('another record', '{}');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60_000 });
    await sendOnce(coded, name(), INPUT, {});
    expect(Object.keys(localStorage).sort()).toEqual(['another record', name()].sort());
  });

  it('belongs to one session: another one on the same phone has its own', async () => {
    answerWith(lost);
    await sendOnce(payCode, name(), INPUT, {});
    expect(recorded()).toBeDefined();
    history.replaceState(null, '', '/repayment?productId=7&orderId=o1&sessionId=other');
    expect(recorded()).toBeUndefined();
  });

  const signInAgain = (orderId = 'o1') =>
    history.replaceState(null, '', `/repayment?productId=7&orderId=${orderId}&sessionId=new`);

  it('that stands without a reply is not sent again for the same order after signing in again', async () => {
    const code = checkedBy({ read: async () => 'as before' });
    const requests = answerWith(lost);
    await sendOnce(code, name(), INPUT, { amount: INPUT.amount });
    signInAgain();
    const { state } = await sendOnce(code, name(), INPUT, { amount: INPUT.amount });
    // The amount was another session's.
    expect(state).toMatchObject({ status: 'unknown', amount: '' });
    expect(requests).toHaveLength(1);
    signInAgain('o2');
    await sendOnce(code, name(), INPUT, {});
    expect(requests).toHaveLength(2);
  });

  it('can be checked, and be sent then, by the session that signed in again', async () => {
    const code = checkedBy({ read: async () => 'as before' });
    const requests = answerWith(lost);
    await sendOnce(code, name(), INPUT, { amount: INPUT.amount });
    signInAgain();
    expect(await checkAttempt(code, name())).toMatchObject({ status: 'unknown', amount: '' });
    settle();
    expect(await checkAttempt(code, name())).toEqual({ status: 'notDone' });
    await sendOnce(code, name(), INPUT, {});
    expect(requests).toHaveLength(2);
  });

  it('that another session sent is not asked for twice once it was sent again without proof', async () => {
    const requests = answerWith(lost);
    await sendOnce(payCode, name(), INPUT, {});
    signInAgain();
    answerWith(success);
    await sendOnce(payCode, name(), INPUT, { repeats: true });
    expect(recorded()?.doneAt).toBeGreaterThan(0);
    const { state } = await sendOnce(payCode, name(), INPUT, { knownDoneAt: recorded()?.doneAt });
    expect(state.status).toBe('done');
    expect(requests).toHaveLength(1);
  });

  it('lets nothing but the same follow a check that found nothing, if the server may show it late', async () => {
    const payment = { ...checkedBy({ read: async () => 'as before' }), showsLate: true } as const;
    const requests = answerWith(lost);
    await sendOnce(payment, name(), INPUT, { amount: INPUT.amount });
    settle();
    expect(await checkAttempt(payment, name())).toEqual({ status: 'notDone', late: true });
    const other = { amount: '₱100.00' };
    const sentAt = recorded()?.sentAt ?? 0;
    const until = sentAt + REPEAT_AFTER_MS;
    expect(await sendOnce(payment, name(), other, {})).toEqual({
      state: { status: 'held', amount: INPUT.amount, until },
    });
    expect(requests).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: until });
    await sendOnce(payment, name(), other, {});
    expect(requests).toHaveLength(2);
  });

  it('does not wait for ever for the values to compare with', async () => {
    vi.useFakeTimers();
    const requests = answerWith(success);
    const code = checkedBy({ read: () => new Promise(() => {}) });
    const sent = sendOnce(code, name(), INPUT, {});
    await vi.advanceTimersByTimeAsync(5000);
    expect((await sent).state.status).toBe('done');
    expect(requests).toHaveLength(1);
  });

  it('refuses in words what only asks again for what was sent before', async () => {
    answerWith(() => Response.json({ code: 800005, message: 'dup' }));
    const again = { ...payCode, asksAgain: true, received: () => 'do not' } as const;
    const { state } = await sendOnce(again, name(), INPUT, {});
    expect(state).toEqual({ status: 'refused', message: 'do not' });
  });
});

describe('two tabs', () => {
  /** Two tabs send in one moment: both have passed their buttons before either has read what it changes. */
  async function sendFromBoth(code: Code, go: () => void) {
    const both = Promise.all([
      sendOnce(code, name(), INPUT, {}),
      sendOnce(code, name(), INPUT, {}),
    ]);
    go();
    return both;
  }

  it('send one request, although both are tapped before either has sent', async () => {
    const requests = answerWith(success);
    let read = (_: Snapshot) => {};
    const reading = new Promise<Snapshot>((resolve) => {
      read = resolve;
    });
    const code = checkedBy({ read: () => reading });
    const sent = await sendFromBoth(code, () => read('before'));
    expect(requests).toHaveLength(1);
    expect(sent.map(({ state }) => state.status)).toEqual([
      'done',
      expect.stringMatching(/^(idle|unknown)$/),
    ]);
  });

  it('send one request where only the record keeps them apart', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const requests = answerWith((request) => answered.then(() => success(request)));
    const first = sendOnce(payCode, name(), INPUT, { before: 'before' });
    await vi.waitUntil(() => requests.length === 1);
    const second = sendOnce(payCode, name(), INPUT, { before: 'before' });
    answer();
    expect((await second).state).toMatchObject({ status: 'unknown' });
    expect((await first).state).toEqual({ status: 'done' });
    expect(requests).toHaveLength(1);
  });
});

describe('a tab that was opened before another one had its answer', () => {
  const OTHER = { amount: '₱1,150.00' };
  const complaint: Code = mutation({ what: 'complaint', call });
  const offer: Code = mutation({ what: 'offer', call, harmless: true });

  /** Sends once, as one tab, and then as one that knew of the answers until then. */
  async function sendFromEach(code: Code, input = INPUT) {
    const requests = answerWith(success);
    await sendOnce(code, name(), INPUT, { knownDoneAt: 0 });
    const { state } = await sendOnce(code, name(), input, { knownDoneAt: 0 });
    return { requests, state };
  }

  it.each<[string, Code, { amount: string }]>([
    ['remembered', { ...payCode, remembered: true }, INPUT],
    ['not remembered', complaint, INPUT],
    ['not remembered and differs', complaint, OTHER],
  ])('is told of a write that is %s, and sends nothing', async (_, code, input) => {
    const { requests, state } = await sendFromEach(code, input);
    expect(requests).toHaveLength(1);
    expect(state).toMatchObject({ status: 'sentBefore', at: recorded()?.doneAt });
  });

  it('is told even if the other tab sent while this one read, where there are no locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    const requests = answerWith(success);
    const code = checkedBy({
      async read() {
        await sendOnce(complaint, name(), INPUT, { knownDoneAt: 0 });
        return 'before';
      },
    });
    const { state } = await sendOnce(code, name(), INPUT, { knownDoneAt: 0 });
    expect(state).toMatchObject({ status: 'sentBefore' });
    expect(requests).toHaveLength(1);
  });

  it('is told that what the other tab sent was not found, and sends nothing', async () => {
    const requests = answerWith(async () => {
      throw new TypeError('Failed to fetch');
    });
    const code = checkedBy({ read: async () => 'before' });
    await sendOnce(code, name(), INPUT, { before: 'before' });
    settle();
    await checkAttempt(code, name());
    const late = { before: 'before', knownDoneAt: 0, knownNotFoundAt: 0 };
    const { state } = await sendOnce(code, name(), INPUT, late);
    expect(state).toEqual({ status: 'notDone' });
    expect(requests).toHaveLength(1);
    await sendOnce(code, name(), INPUT, { ...late, knownNotFoundAt: recorded()?.sentAt });
    expect(requests).toHaveLength(2);
  });

  it('sends the same again once it knows', async () => {
    const { requests } = await sendFromEach(complaint);
    await sendOnce(complaint, name(), INPUT, { knownDoneAt: recorded()?.doneAt });
    expect(requests).toHaveLength(2);
  });

  it('opens an offer that another tab is opening', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const requests = answerWith((request) => answered.then(() => success(request)));
    const both = [sendOnce(offer, name(), INPUT, {}), sendOnce(offer, name(), INPUT, {})];
    await vi.waitUntil(() => requests.length === 2);
    answer();
    expect((await Promise.all(both)).map(({ state }) => state.status)).toEqual(['done', 'done']);
  });

  it('opens the same offer all the same, and nothing is kept of it', async () => {
    const { requests, state } = await sendFromEach(offer);
    expect(requests).toHaveLength(2);
    expect(state).toEqual({ status: 'done' });
    expect(recorded()).toBeUndefined();
  });

  it('finds in the record of a complaint neither what was read nor what was sent', async () => {
    const code = checkedBy({ read: async () => ['my words'], expect: () => 'my words' });
    await sendFromEach(code);
    expect(recorded()).toMatchObject({ before: null, expected: null });
  });
});

describe('a check', () => {
  async function leaveUnanswered(code: Code): Promise<void> {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await sendOnce(code, name(), INPUT, {});
  }

  it.each<[string, Verification<unknown>, string, boolean]>([
    ['cannot tell', { read: async () => 'x', compare: () => 'unknown' }, 'unknown', true],
    ['cannot read', { read: async () => undefined }, 'unknown', true],
    ['fails', { read: () => Promise.reject(new Error('gone')) }, 'unknown', true],
    ['proves that it arrived', { read: async () => 'x', compare: () => 'done' }, 'arrived', false],
    ['finds a payment', { read: async () => 'x', compare: () => 'paid' }, 'arrived', false],
    ['proves the opposite', { read: async () => 'x', compare: () => 'notDone' }, 'notDone', false],
  ])('that %s leaves it open or settles it', async (_, check, status, open) => {
    const code = checkedBy(check);
    await leaveUnanswered(code);
    settle();
    expect((await checkAttempt(code, name())).status).toBe(status);
    expect(openOf(recorded()) !== undefined).toBe(open);
    // What arrived is kept as answered, for tabs that were opened before.
    expect(Boolean(recorded()?.doneAt)).toBe(status === 'arrived');
  });
});
