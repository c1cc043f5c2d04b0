// @vitest-environment happy-dom

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HTTP_TIMEOUT_MS, READ_WAIT_MS, type Result } from '../../../../shared/api/call.ts';
import { FAILURE_TEXT, failed } from '../../../../shared/api/envelope.ts';
import { loadClient } from '../../../../shared/api/send.ts';
import {
  keepRecord,
  REPEAT_AFTER_MS,
  readRecord,
  recordName,
  type Snapshot,
  type WriteRecord,
} from '../../../../shared/api/session/writeRecord.ts';
import { timeOfDay } from '../../../../shared/lib/date.ts';
import { text } from '../../../../shared/runtime/mutation/mutation.messages.ts';
import { SETTLING_MS } from '../../../../shared/runtime/mutation/next.ts';
import {
  mayRepeat,
  openWritePage,
  type State,
  wakesAt,
} from '../../../../shared/runtime/mutation/writePage.ts';
import { type Sent, stubReply, success } from '../../../pages/stubServer.ts';
import { freshPhone, lost, toasts, visit } from '../freshPhone.ts';
import { ARRIVED, NOT_FOUND, PENDING, SENT, SENT_AT } from './samples.ts';

const MINUTE_MS = 60_000;
const NOW = SENT_AT + MINUTE_MS;
const THING = 'your ₱1.00 payment';
const FREE_AT = timeOfDay(SENT_AT + REPEAT_AFTER_MS);
const UNSURE = text.unknown(THING);
const WAIT = text.wait(FREE_AT);
const NOT_SEEN = text.notSeen(THING, FREE_AT);
const SETTLED = PENDING.settlesAfter;
const REFUSED: WriteRecord = { ...PENDING, repeats: true, settlesAfter: 0, refusal: 'Expired' };

const value = (data: Snapshot): Result<Snapshot> => ({
  ...{ success: true, code: '', message: '', raw: {}, data },
});
const broken = failed('server', '', '', '<h1>');
const done = () => success({ url: '/next' });
const refused = () => ({ code: 7, message: 'No' });
/** As after a request that was sent with the values `{ left: 2 }`. */
const compare = (before: Snapshot, now: Snapshot) =>
  now === 'gone' ? 'gone' : before === null ? 'unknown' : now === 'paid' ? 'arrived' : 'notFound';

let answer: () => unknown;
/** The requests, and what was recorded when each was sent. */
let sent: Sent[];
let recorded: (WriteRecord | undefined)[];

beforeAll(() => loadClient());
freshPhone();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  answer = done;
  recorded = [];
  sent = stubReply('', () => {
    recorded.push(kept());
    return answer();
  });
});

const kept = () => readRecord(recordName('pay'), Date.now());
const keep = (record: WriteRecord | undefined) => keepRecord(recordName('pay'), record);

/** A page with this record. */
function open(record?: WriteRecord, more: Partial<typeof SENT> = {}) {
  keep(record);
  const read = vi.fn(async (): Promise<Result<Snapshot>> => value('same'));
  const options = { leave: vi.fn(), refresh: vi.fn(async () => undefined), NextStep: () => null };
  const step = { ...SENT, compare, read, address: ({ url }: { url: string }) => url, ...more };
  const states: State[] = [];
  const page = openWritePage(
    () => ({ mutation: step, options }),
    (state) => states.push(state),
  );
  return {
    ...{ page, read, options, step },
    send: (input: object = { loan: '1' }) => page.send(step, input, '₱1.00'),
    statuses: () => states.map(({ status }) => status),
  };
}

/** The page tells that it has arrived, and leaves after three seconds. */
function expectArrival({ page, options }: ReturnType<typeof open>): void {
  const message = 'It has arrived. The next page shows its status.';
  expect(page.read()).toEqual({ status: 'settled', message });
  vi.advanceTimersByTime(2999);
  expect(options.leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(options.leave).toHaveBeenCalledOnce();
}

/** Locks that another tab holds, or that are given after it has done something. @returns the names that are asked for. */
function lock(afterwards?: () => void): string[] {
  const names: string[] = [];
  const request = async (name: string, _: object, work: (lock: object | null) => unknown) => {
    names.push(name);
    afterwards?.();
    return work(afterwards ? {} : null);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return names;
}

/** A state in which the outcome is unknown. */
const unsure = (found: string, ...words: string[]) => ({
  ...{ status: 'unsure', found, message: words.join(' ') },
});
const idle = (message: string, late?: WriteRecord) => ({
  ...{ status: 'idle', message },
  ...(late && { late }),
});

describe('what a page shows of', () => {
  const unread = { status: 'unsure', record: PENDING, message: `${UNSURE} ${WAIT}` };
  const words = text.sentBefore(THING, timeOfDay(SENT_AT));
  const before = { status: 'sent', record: ARRIVED, message: words };
  it.each<[string, WriteRecord | undefined, number, object, wake?: number]>([
    ['nothing', undefined, 0, idle('')],
    ['one without an answer', PENDING, SETTLED - 1, unread, SETTLED],
    ['one without an answer, settled', PENDING, SETTLED, unread, REPEAT_AFTER_MS],
    ['one for nearly ten minutes', PENDING, REPEAT_AFTER_MS - 1, unread, REPEAT_AFTER_MS],
    ['one for longer', PENDING, REPEAT_AFTER_MS, { ...unread, message: `${UNSURE} ${text.risk}` }],
    ['one not found', NOT_FOUND, MINUTE_MS, idle(NOT_SEEN, NOT_FOUND), REPEAT_AFTER_MS],
    ['one not found long ago', NOT_FOUND, REPEAT_AFTER_MS, idle('')],
    ['one that has arrived', ARRIVED, REPEAT_AFTER_MS - 1, before],
    ['an old one', ARRIVED, REPEAT_AFTER_MS, idle('')],
  ])('%s', (_, record, age, state, wake) => {
    vi.setSystemTime(SENT_AT + age);
    const { page } = open(record);
    const asOf = page.read().status === 'sent' ? undefined : SENT_AT + age;
    expect(page.read()).toEqual({ ...state, asOf });
    expect(mayRepeat(page.read())).toBe(record === PENDING && age === REPEAT_AFTER_MS);
    expect(wakesAt(page.read())).toBe(wake && SENT_AT + wake);
  });
});

describe('a check', () => {
  const young = { ...PENDING, settlesAfter: 61_000 };
  const unread = { ...PENDING, before: null };
  const early = unsure('notFound', UNSURE, text.noProof, WAIT);
  it.each<[string, WriteRecord, Result<Snapshot>, object, unknown]>([
    ['cannot read', PENDING, broken, unsure('unreadable', UNSURE, text.unreachable, WAIT), PENDING],
    ['finds an offer gone', PENDING, value('gone'), unsure('gone', text.gone), PENDING],
    ['proves nothing', unread, value('same'), unsure('unknown', UNSURE, WAIT), unread],
    ['finds nothing too early', young, value('same'), early, young],
    ['finds nothing', PENDING, value('same'), idle(NOT_SEEN, NOT_FOUND), NOT_FOUND],
    ['finds nothing of a refused repetition', REFUSED, value('same'), idle('Expired'), undefined],
  ])('that %s', async (_, record, reading, state, after) => {
    const { page, read, options, statuses } = open(record);
    read.mockResolvedValue(reading);
    const checked = page.check();
    expect(page.read().message).toBe(text.checking('your  payment'));
    // Not twice at a time.
    await Promise.all([checked, page.check()]);
    expect(read).toHaveBeenCalledOnce();
    expect(statuses().slice(0, 2)).not.toContain('idle');
    expect(page.read()).toMatchObject(state);
    expect(kept()).toEqual(after);
    expect(options.refresh).toHaveBeenCalledTimes(page.read().status === 'idle' ? 1 : 0);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(options.leave).not.toHaveBeenCalled();
  });

  it('that finds it says so, and leaves after three seconds', async () => {
    const opened = open(PENDING);
    opened.read.mockResolvedValue(value('paid'));
    await opened.page.check();
    expect(kept()).toEqual({ ...PENDING, before: null, notFound: false, arrived: true });
    expectArrival(opened);
    expect(opened.options.refresh).not.toHaveBeenCalled();
  });

  it('tells of what another tab has sent, however long ago', async () => {
    const { page } = open();
    keep(ARRIVED);
    vi.setSystemTime(SENT_AT + REPEAT_AFTER_MS);
    await page.check();
    expect(page.read().status).toBe('sent');
  });

  it('needs no data that are read again', async () => {
    const { page, options } = open(PENDING);
    Reflect.deleteProperty(options, 'refresh');
    await page.check();
    expect(page.read().status).toBe('idle');
  });

  it.each([undefined, NOT_FOUND, ARRIVED])('of %o reads nothing', async (record) => {
    const { page, read, statuses } = open();
    keep(record);
    await page.check();
    expect(read).not.toHaveBeenCalled();
    expect(statuses()).toEqual([record === ARRIVED ? 'sent' : 'idle']);
  });

  it.each([
    ['is recorded while another tab sends or checks', undefined, 'unsure'],
    ['another tab has found meanwhile', () => keep(ARRIVED), 'sent'],
  ])('shows what %s', async (_, meanwhile, status) => {
    const names = lock(meanwhile);
    const { page, read, statuses } = open(PENDING);
    await page.check();
    expect(read).not.toHaveBeenCalled();
    expect(statuses()).toEqual(['checking', status]);
    expect(names).toEqual(['write|pay|7|o1|']);
  });

  it('does not decide about what another tab has sent meanwhile', async () => {
    const { page, read } = open(PENDING);
    const other = { ...PENDING, key: 'k2', sentAt: NOW };
    read.mockImplementation(async () => {
      keep(other);
      return value('paid');
    });
    await page.check();
    expect(page.read()).toMatchObject({ status: 'unsure', record: other });
    expect(kept()).toEqual(other);
  });

  it('takes over what another session has sent for the same order', async () => {
    const { page, read } = open();
    keep({ ...PENDING, settlesAfter: 61_000 });
    visit('sessionId=other');
    const other = open();
    expect(other.page.read().status).toBe('idle');
    await other.send();
    expect(sent).toEqual([]);
    expect(other.page.read()).toMatchObject({ status: 'unsure', record: { amount: '' } });
    await page.check();
    expect(read).not.toHaveBeenCalled();
    expect(page.read().status).toBe('idle');
  });
});

describe('sending', () => {
  it('records first, and shows nothing more of what is answered', async () => {
    const { page, options, send, statuses } = open();
    const sending = send();
    expect(page.read()).toEqual({ status: 'sending', message: '' });
    // Neither sends nor checks meanwhile.
    expect(await send()).toBeUndefined();
    await page.check();
    page.reopen();
    expect(await sending).toMatchObject({ success: true, data: { url: '/next' } });
    expect(statuses()).toEqual(['sending', 'settled']);
    expect(page.read().message).toBe('');
    expect(sent).toMatchObject([{ body: { loan: '1' }, key: expect.stringMatching(/^\w{32}$/) }]);
    const record = {
      ...{ key: sent[0]?.key, token: '', amount: '₱1.00', before: 'same', address: '' },
      ...{ input: expect.stringMatching(/^\/pay \w+$/) },
      ...{ sentAt: NOW, settlesAfter: HTTP_TIMEOUT_MS },
    };
    expect(recorded).toEqual([record]);
    const arrived = { before: null, notFound: false, arrived: true, address: '/next' };
    expect(kept()).toEqual({ ...record, ...arrived });
    vi.advanceTimersByTime(MINUTE_MS);
    expect(options.leave).not.toHaveBeenCalled();
    expect(await send()).toBeUndefined();
    // What this page has told is not told again.
    vi.setSystemTime(NOW + REPEAT_AFTER_MS);
    await page.check();
    expect(page.read()).toMatchObject({ status: 'idle', message: '' });
  });

  it('sends the one-time token of what it repeats', async () => {
    const { page, step } = open();
    const withToken = { ...step, token: 'token' as never };
    answer = lost;
    await page.send(withToken, { loan: '1', token: 'first' });
    expect(kept()).toMatchObject({ token: 'first', settlesAfter: SETTLING_MS });
    vi.setSystemTime(NOW + REPEAT_AFTER_MS);
    await page.check();
    expect(page.read()).toMatchObject({ status: 'idle' });
    await page.send(withToken, { loan: '1', token: 'second' });
    const { key } = sent[0] ?? {};
    const body = { loan: '1', token: 'first' };
    expect(sent).toMatchObject([
      { key, body },
      { key, body },
    ]);
  });

  it('is refused in the words of the lender', async () => {
    answer = refused;
    const { page, send, options } = open();
    expect(await send()).toMatchObject({ success: false, message: 'No' });
    expect(page.read()).toEqual({ status: 'idle', asOf: NOW, message: 'No' });
    expect(kept()).toBeUndefined();
    expect(options.refresh).not.toHaveBeenCalled();
    answer = done;
    page.reopen();
    expect(page.read()).toMatchObject({ status: 'idle', message: '' });
    await send();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('goes on with a next step', async () => {
    const { page, send } = open(undefined, { meaning: () => 'continues' });
    expect(await send()).toMatchObject({ success: true });
    expect(page.read()).toEqual({ status: 'idle', asOf: NOW, message: '' });
    expect(kept()).toBeUndefined();
  });

  it.each([
    ['without an answer', lost, 'done', { success: false }],
    ['with an unclear one', done, 'unclear', undefined],
  ] as const)('is checked %s', async (_, given, meaning, result) => {
    answer = given;
    const { page, send, statuses, read } = open(undefined, { meaning: () => meaning });
    const found = await send();
    expect(found && { success: found.success }).toEqual(result);
    expect(read).toHaveBeenCalledTimes(2);
    expect(statuses()).toEqual(['sending', 'checking', 'unsure']);
    expect(page.read()).toMatchObject({ found: 'notFound', record: { settlesAfter: SETTLING_MS } });
    expect(kept()).toMatchObject({ before: 'same', amount: '₱1.00' });
    // Nothing is sent until somebody knows.
    expect(await send()).toBeUndefined();
    page.reopen();
    expect(page.read().status).toBe('unsure');
    expect(sent).toHaveLength(1);
  });

  it('checks once more what a refused repetition repeats', async () => {
    answer = refused;
    const { page, send, options, read } = open(PENDING);
    vi.setSystemTime(SENT_AT + REPEAT_AFTER_MS);
    read.mockResolvedValue(broken);
    await page.check();
    page.reopen();
    expect(page.read()).toEqual({ status: 'idle', asOf: Date.now(), message: '', insists: true });
    await send();
    expect(recorded).toMatchObject([{ token: 't1', repeats: true, before: { left: 2 } }]);
    expect(page.read()).toMatchObject({ status: 'unsure', found: 'unreadable' });
    expect(kept()).toMatchObject({ refusal: 'No', settlesAfter: 0 });
    read.mockResolvedValue(value('same'));
    await page.check();
    expect(page.read()).toMatchObject({ status: 'idle', message: 'No' });
    expect(options.refresh).toHaveBeenCalledOnce();
  });

  it('is told as arrived if the server has received it before', async () => {
    answer = () => ({ code: 800005, message: 'Again' });
    const opened = open();
    expect(await opened.send()).toMatchObject({ code: '800005' });
    expectArrival(opened);
  });

  it('waits for its reading at most five seconds', async () => {
    const { send, read } = open();
    read.mockImplementation(() => new Promise(() => {}));
    const sending = send();
    await vi.advanceTimersByTimeAsync(READ_WAIT_MS - 1);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(recorded).toMatchObject([{ before: null }]);
  });

  it('has nothing to compare with if its reading fails with an answer', async () => {
    const { send, read } = open();
    read.mockResolvedValue(broken);
    await send();
    expect(recorded).toMatchObject([{ before: null }]);
  });

  it('may have no amount, and deletes records that are too old to count', async () => {
    localStorage.setItem('write|old', JSON.stringify({ ...PENDING, sentAt: 0 }));
    const { page, step } = open();
    answer = lost;
    await page.send(step, {});
    expect(kept()).toMatchObject({ amount: '' });
    expect(localStorage.getItem('write|old')).toBeNull();
  });
});

describe('nothing is sent', () => {
  it.each([
    ['gets no answer', failed('network'), []],
    ['is offline', { ...failed('offline'), sent: false as const }, []],
    [
      'lacks a script',
      { ...failed('network', 'Lost'), sent: false as const },
      ['LostReload the page'],
    ],
  ])('if its reading %s', async (_, reading, shown) => {
    const { page, send, read, statuses } = open(NOT_FOUND);
    read.mockResolvedValue(reading);
    expect(await send()).toMatchObject({ success: false, failure: 'offline', sent: false });
    expect(page.read()).toMatchObject(idle(FAILURE_TEXT.offline, NOT_FOUND));
    expect(statuses()).toEqual(['sending', 'idle']);
    expect([sent, kept()]).toEqual([[], NOT_FOUND]);
    expect(toasts()).toEqual(shown);
  });

  it('if what was not found has arrived late', async () => {
    const opened = open(NOT_FOUND);
    opened.read.mockResolvedValue(value('paid'));
    expect(await opened.send()).toBeUndefined();
    expect(opened.read).toHaveBeenCalledOnce();
    expect(kept()).toEqual({ ...NOT_FOUND, before: null, notFound: false, arrived: true });
    expect(sent).toEqual([]);
    expectArrival(opened);
  });

  it('if the reading shows it as done', async () => {
    const paid = vi.fn(() => 'arrived' as const);
    const opened = open(undefined, { compare: paid });
    expect(await opened.send()).toBeUndefined();
    expect(paid).toHaveBeenCalledExactlyOnceWith(null, 'same');
    expect([sent, kept()]).toEqual([[], undefined]);
    expectArrival(opened);
  });

  it('before the borrower was told what another tab has sent', async () => {
    const { page, send } = open();
    keep(ARRIVED);
    expect(await send()).toBeUndefined();
    expect(page.read()).toMatchObject({ status: 'sent', record: ARRIVED });
    expect(await send()).toBeUndefined();
    expect(sent).toEqual([]);
    page.reopen();
    expect(page.read()).toEqual({ status: 'idle', asOf: NOW, message: '', insists: false });
    expect(await send()).toMatchObject({ success: true });
    expect(sent[0]?.key).not.toBe(ARRIVED.key);
    expect(recorded[0]?.repeats).toBeUndefined();
  });

  it.each([
    ['has sent since the borrower insists', { ...PENDING, sentAt: NOW }, 1],
    ['may have sent, if the borrower does not insist any more', PENDING, 2],
  ])('after what another tab %s', async (_, record, taps) => {
    vi.setSystemTime(SENT_AT + REPEAT_AFTER_MS);
    const { page, send } = open(PENDING);
    expect(mayRepeat({ ...page.read(), found: 'gone' } as State)).toBe(false);
    for (let tap = 0; tap < taps; tap += 1) page.reopen();
    expect(page.read()).toMatchObject({ status: 'idle', insists: taps === 1 });
    keep(record);
    expect(await send()).toBeUndefined();
    expect(page.read().status).toBe('unsure');
    expect(sent).toEqual([]);
  });

  it('while another tab sends', async () => {
    const { page, send, read } = open();
    lock();
    expect(await send()).toBeUndefined();
    expect(page.read().status).toBe('idle');
    expect(read).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });
});

it('an address that cannot be opened is told as arrived', () => {
  const opened = open();
  opened.page.stay();
  expectArrival(opened);
});
