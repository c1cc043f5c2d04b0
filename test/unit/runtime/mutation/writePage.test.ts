// @vitest-environment happy-dom

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HTTP_TIMEOUT_MS, READ_WAIT_MS, type Result } from '../../../../shared/api/call.ts';
import { FAILURE_TEXT, failed } from '../../../../shared/api/envelope.ts';
import { loadClient } from '../../../../shared/api/send.ts';
import * as records from '../../../../shared/api/session/writeRecord.ts';
import { timeOfDay } from '../../../../shared/lib/date.ts';
import { text } from '../../../../shared/runtime/mutation/mutation.messages.ts';
import { SETTLING_MS } from '../../../../shared/runtime/mutation/next.ts';
import * as pages from '../../../../shared/runtime/mutation/writePage.ts';
import { type Sent, stubReply, success } from '../../../pages/stubServer.ts';
import { freshPhone, lost, toasts, visit } from '../freshPhone.ts';
import { ARRIVED, arrived, NOT_FOUND, PENDING, SENT, SENT_AT } from './samples.ts';

type Snapshot = records.Snapshot;
type WriteRecord = records.WriteRecord;

const { REPEAT_AFTER_MS } = records;
const MINUTE_MS = 60_000;
const NOW = SENT_AT + MINUTE_MS;
const THING = 'your ₱1.00 payment';
const FREE_AT = timeOfDay(SENT_AT + REPEAT_AFTER_MS);
const UNSURE = text.unknown(THING);
const WAIT = text.wait(FREE_AT);
const NOT_SEEN = text.notSeen(THING, FREE_AT);
const SETTLED = PENDING.settlesAfter;
const ANCIENT = { ...ARRIVED, sentAt: NOW - REPEAT_AFTER_MS };
const LONG_AGO = { ...PENDING, sentAt: NOW - REPEAT_AFTER_MS };
const REFUSED: WriteRecord = { ...PENDING, repeats: true, settlesAfter: 0, refusal: 'Expired' };

const ANSWERED = { success: true, code: '', message: '', raw: {} } as const;
const value = (data: Snapshot): Result<Snapshot> => ({ ...ANSWERED, data });
const broken = failed('server', '', '', '<h1>');
const done = () => success({ url: '/next' });
const refused = () => ({ code: 7, message: 'No' });
/** As after a request that was sent with the values `{ left: 2 }`. */
const compare = (before: Snapshot, now: Snapshot) =>
  now === 'gone' ? 'gone' : now === 'paid' ? 'arrived' : before === null ? 'unknown' : 'notFound';

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

const kept = () => records.readRecord(records.recordName('pay'), Date.now());
const keep = (record: WriteRecord | undefined) =>
  records.keepRecord(records.recordName('pay'), record);

/** A page with this record. */
function open(record?: WriteRecord, more: Partial<typeof SENT> = {}) {
  keep(record);
  const read = vi.fn(async (): Promise<Result<Snapshot>> => value('same'));
  const options = { leave: vi.fn(), refresh: vi.fn(async () => undefined), NextStep: () => null };
  const own = { read, compare: vi.fn(compare), address: ({ url }: { url: string }) => url };
  const step = { ...SENT, ...own, ...more };
  const states: pages.State[] = [];
  const show = (state: pages.State) => states.push(state);
  const page = pages.openWritePage(() => ({ mutation: step, options }), show);
  return {
    page,
    read,
    options,
    step,
    compare: own.compare,
    send: (input: object = { loan: '1' }) => page.send(step, input, '₱1.00'),
    statuses: () => states.map(({ status }) => status),
  };
}

type Opened = ReturnType<typeof open>;

/** Another session of the same phone has sent it for the same order. */
function keepOfOther(): void {
  visit('sessionId=other');
  keep(PENDING);
  visit();
}

/** The order's lock, which another tab holds, or which is given after that has done something. */
function lock(afterwards?: () => void): void {
  const request = async (name: string, _: object, work: (lock: object | null) => unknown) => {
    expect(name).toBe('write|pay|7|o1|');
    afterwards?.();
    return work(afterwards ? {} : null);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

const idle = (message: string, more = {}) => ({ status: 'idle', message, ...more });
/** A state in which the outcome is unknown. */
const unsure = (found: string, ...words: string[]) =>
  idle(words.join(' '), { status: 'unsure', found });

describe('what a page shows of', () => {
  const unread = { status: 'unsure', record: PENDING, message: `${UNSURE} ${WAIT}` };
  const words = text.sentBefore(THING, timeOfDay(SENT_AT));
  const before = { status: 'sent', record: ARRIVED, message: words };
  it.each<[string, WriteRecord | undefined, number, object, wake?: number]>([
    ['nothing', undefined, 0, idle('')],
    ['one without an answer', PENDING, SETTLED - 1, unread, SETTLED],
    ['one without an answer, settled', PENDING, SETTLED, unread, REPEAT_AFTER_MS],
    ['one for longer', PENDING, REPEAT_AFTER_MS, { ...unread, message: `${UNSURE} ${text.risk}` }],
    ['one not found', NOT_FOUND, MINUTE_MS, idle(NOT_SEEN, { late: NOT_FOUND }), REPEAT_AFTER_MS],
    ['one not found long ago', NOT_FOUND, REPEAT_AFTER_MS, idle('')],
    ['one that has arrived', ARRIVED, REPEAT_AFTER_MS - 1, before],
    ['an old one', ARRIVED, REPEAT_AFTER_MS, idle('')],
  ])('%s', (_, record, age, state, wake) => {
    vi.setSystemTime(SENT_AT + age);
    const { page } = open(record);
    const asOf = page.read().status === 'sent' ? undefined : SENT_AT + age;
    expect(page.read()).toEqual({ ...state, asOf });
    expect(pages.mayRepeat(page.read())).toBe(record === PENDING && age === REPEAT_AFTER_MS);
    expect(pages.mayRepeat({ ...page.read(), found: 'gone' } as pages.State)).toBe(false);
    expect(pages.wakesAt(page.read())).toBe(wake && SENT_AT + wake);
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
    ['finds nothing', PENDING, value('same'), idle(NOT_SEEN, { late: NOT_FOUND }), NOT_FOUND],
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

  it('needs no data that are read again', async () => {
    const { page, options } = open(PENDING);
    Reflect.deleteProperty(options, 'refresh');
    await page.check();
    expect(page.read().status).toBe('idle');
  });

  it.each<[string, WriteRecord | undefined, meanwhile: () => unknown, statuses: string[]]>([
    ['there is nothing', undefined, () => undefined, ['idle']],
    ['another tab has looked in vain', undefined, () => keep(NOT_FOUND), ['idle']],
    ['another tab has sent it', undefined, () => keep(ARRIVED), ['sent']],
    ['another tab has sent it long ago', undefined, () => keep(ANCIENT), ['sent']],
    ['another tab sends or checks', PENDING, () => lock(), ['checking', 'unsure']],
    ['another tab has found it', PENDING, () => lock(() => keep(ARRIVED)), ['checking', 'sent']],
    ['another session took it', PENDING, () => lock(() => keep(undefined)), ['checking', 'idle']],
  ])('reads nothing if %s', async (_, record, meanwhile, shown) => {
    const { page, read, statuses } = open(record);
    meanwhile();
    await page.check();
    expect(read).not.toHaveBeenCalled();
    expect(statuses()).toEqual(shown);
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
      key: `${sent[0]?.key}`,
      token: '',
      amount: '₱1.00',
      before: 'same',
      address: '',
      input: expect.stringMatching(/^\/pay \w+$/),
      sentAt: NOW,
      settlesAfter: HTTP_TIMEOUT_MS,
    };
    expect(recorded).toEqual([record]);
    expect(kept()).toEqual(arrived(record, '/next'));
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
    const [first] = sent;
    expect(first?.body).toMatchObject({ loan: '1', token: 'first' });
    expect(sent).toEqual([first, first]);
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

  it.each([
    ['fails with an answer', async () => broken, 1],
    ['takes more than five seconds', () => new Promise<never>(() => {}), 0],
  ])('has nothing to compare with if its reading %s', async (_, reading, before) => {
    const { send, read } = open();
    read.mockImplementation(reading);
    const sending = send();
    await vi.advanceTimersByTimeAsync(READ_WAIT_MS - 1);
    expect(sent).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    await sending;
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
  const LOST_SCRIPT = `${FAILURE_TEXT.network}Reload the page`;
  const unsent = { sent: false as const };
  it.each([
    ['gets no answer', failed('network'), []],
    ['is offline', { ...failed('offline'), ...unsent }, []],
    ['lacks a script', { ...failed('network'), ...unsent }, [LOST_SCRIPT]],
  ])('if its reading %s', async (_, reading, shown) => {
    const { page, send, read, statuses } = open(NOT_FOUND);
    read.mockResolvedValue(reading);
    expect(await send()).toMatchObject({ success: false, failure: 'offline', sent: false });
    expect(page.read()).toMatchObject(idle(FAILURE_TEXT.offline, { late: NOT_FOUND }));
    expect(statuses()).toEqual(['sending', 'idle']);
    expect([sent, kept()]).toEqual([[], NOT_FOUND]);
    expect(toasts()).toEqual(shown);
  });

  it.each<[string, WriteRecord | undefined, (opened: Opened) => unknown, string]>([
    ['while another tab sends', undefined, () => lock(), 'idle'],
    ['before it is told what another tab has sent', undefined, () => keep(ARRIVED), 'sent'],
    ['once it has been sent', undefined, ({ send }) => send(), 'settled'],
    ['while nobody knows', PENDING, ({ page }) => page.reopen(), 'unsure'],
    ['while nobody knows of what another session sent', undefined, keepOfOther, 'unsure'],
    ['after what was sent since', LONG_AGO, ({ page }) => [page.reopen(), keep(PENDING)], 'unsure'],
    ['not insisted on', LONG_AGO, ({ page }) => [page.reopen(), page.reopen()], 'unsure'],
  ])('%s', async (_, record, happen, status) => {
    const opened = open(record);
    await happen(opened);
    sent.length = 0;
    expect(await opened.send()).toBeUndefined();
    expect(opened.page.read().status).toBe(status);
    expect(sent).toEqual([]);
  });

  it('until the borrower goes on from what another tab has sent', async () => {
    const { page, send } = open(ARRIVED);
    page.reopen();
    expect(page.read()).toEqual({ status: 'idle', asOf: NOW, message: '', insists: false });
    expect(await send()).toMatchObject({ success: true });
    expect(sent[0]?.key).not.toBe(ARRIVED.key);
    expect(recorded[0]?.repeats).toBeUndefined();
  });
});

const check = ({ page }: Opened) => page.check();
const send = (opened: Opened) => opened.send();
it.each<[string, WriteRecord | undefined, Snapshot, (opened: Opened) => unknown, unknown, number]>([
  ['by a check', PENDING, 'paid', check, arrived(PENDING, ''), 0],
  ['late, before anything is sent', NOT_FOUND, 'paid', send, arrived(NOT_FOUND, ''), 0],
  ['by the reading before it is sent', undefined, 'paid', send, undefined, 0],
  ['by the server', undefined, 'same', send, expect.objectContaining({ arrived: true }), 1],
  ['by its address alone', undefined, 'same', ({ page }) => page.stay(), undefined, 0],
])('a write that is found %s is told, then left', async (_, record, ...given) => {
  const [reading, act, after, requests] = given;
  answer = () => ({ code: 800005, message: 'Again' });
  const opened = open(record);
  opened.read.mockResolvedValue(value(reading));
  const result = await act(opened);
  expect(result).toEqual(requests ? expect.objectContaining({ code: '800005' }) : undefined);
  expect(sent).toHaveLength(requests);
  expect(kept()).toEqual(after);
  const compared = opened.read.mock.calls.length ? [[record?.before ?? null, reading]] : [];
  expect(opened.compare.mock.calls).toEqual(compared);
  const message = 'It has arrived. The next page shows its status.';
  expect(opened.page.read()).toEqual({ status: 'settled', message });
  const { leave, refresh } = opened.options;
  vi.advanceTimersByTime(2999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
  expect(refresh).not.toHaveBeenCalled();
});
