// @vitest-environment happy-dom

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HTTP_TIMEOUT_MS, READ_WAIT_MS, type Result } from '../../../../shared/api/call.ts';
import { FAILURE_TEXT, failed } from '../../../../shared/api/envelope.ts';
import { loadClient } from '../../../../shared/api/send.ts';
import * as records from '../../../../shared/api/session/writeRecord.ts';
import { timeOfDay } from '../../../../shared/lib/date.ts';
import { mutationText } from '../../../../shared/runtime/mutation/mutation.messages.ts';
import { SETTLING_MS } from '../../../../shared/runtime/mutation/next.ts';
import * as pages from '../../../../shared/runtime/mutation/writePage.ts';
import { type Sent, stubReply, success } from '../../../pages/stubServer.ts';
import { freshPhone, lost, toasts, visit } from '../freshPhone.ts';
import { ARRIVED, arrived, NOT_FOUND, PENDING, SENT, SENT_AT } from './samples.ts';

type Snapshot = records.Snapshot;
type WriteRecord = records.WriteRecord;

const { WAITING_TIME_MS } = records;
const MINUTE_MS = 60_000;
const NOW = SENT_AT + MINUTE_MS;
const THING = 'your ₱1.00 payment';
const FREE_AT = timeOfDay(SENT_AT + WAITING_TIME_MS);
const UNSURE = mutationText.unknown(THING);
const WAIT = mutationText.wait(FREE_AT);
const NOT_SEEN = mutationText.notSeen(THING, FREE_AT, 'the same payment again');
const SETTLED = PENDING.settlesAfter;
const ANCIENT = { ...ARRIVED, sentAt: NOW - WAITING_TIME_MS };
const LONG_AGO = { ...PENDING, sentAt: NOW - WAITING_TIME_MS };
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
/** How often a lock was taken away from another tab. */
let stolen = 0;
/** The requests, and what was recorded when each was sent. */
let sent: Sent[];
let recorded: (WriteRecord | undefined)[];

beforeAll(() => loadClient());
freshPhone();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  answer = done;
  recorded = [];
  stolen = 0;
  sent = stubReply('', () => {
    recorded.push(kept());
    return answer();
  });
});

const kept = () => records.readAcrossSessions(records.recordName('pay'), Date.now());
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

type Work = (lock: object | null) => unknown;

/** The order's lock, which another tab holds, or which is given after that has done something. */
function lock(afterwards?: () => void): void {
  const request = async (name: string, options: { steal?: boolean }, work: Work) => {
    expect(name).toBe('write|pay|7|o1|');
    if (options.steal) stolen += 1;
    afterwards?.();
    return work(afterwards || options.steal ? {} : null);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

const idle = (message: string, more = {}) => ({ status: 'idle', message, ...more });
/** A state in which the outcome is unknown. */
const unsure = (found: string, ...words: string[]) =>
  idle(words.join(' '), { status: 'unsure', found });

const early = unsure('notFound', UNSURE, mutationText.noProof, WAIT);
const YOUNG = { ...PENDING, settlesAfter: 61_000 };
const ARRIVED_LATE = expect.objectContaining({ arrived: true, sentAt: SENT_AT });

describe('what a page shows of', () => {
  const unread = { status: 'unsure', record: PENDING, message: `${UNSURE} ${WAIT}` };
  const words = mutationText.sentBefore(THING, timeOfDay(SENT_AT));
  const before = { status: 'sent', record: ARRIVED, message: words };
  it.each<[string, WriteRecord | undefined, number, object, wake?: number]>([
    ['nothing', undefined, 0, idle('')],
    ['one without an answer', PENDING, SETTLED - 1, unread, SETTLED],
    ['one without an answer, settled', PENDING, SETTLED, unread, WAITING_TIME_MS],
    [
      'one for longer',
      PENDING,
      WAITING_TIME_MS,
      { ...unread, message: `${UNSURE} ${mutationText.risk}` },
    ],
    ['one not found', NOT_FOUND, MINUTE_MS, idle(NOT_SEEN, { late: NOT_FOUND }), WAITING_TIME_MS],
    ['one not found long ago', NOT_FOUND, WAITING_TIME_MS, idle('')],
    ['one that has arrived', ARRIVED, WAITING_TIME_MS - 1, before],
    ['an old one', ARRIVED, WAITING_TIME_MS, idle('')],
  ])('%s', (_, record, age, state, wake) => {
    vi.setSystemTime(SENT_AT + age);
    const { page } = open(record);
    const asOf = page.read().status === 'sent' ? undefined : SENT_AT + age;
    expect(page.read()).toEqual({ ...state, asOf });
    expect(pages.mayRepeat(page.read())).toBe(record === PENDING && age === WAITING_TIME_MS);
    expect(pages.mayRepeat({ ...page.read(), found: 'gone' } as pages.State)).toBe(false);
    expect(pages.wakesAt(page.read())).toBe(wake && SENT_AT + wake);
  });
});

describe('a check', () => {
  const unread = { ...PENDING, before: null };
  it.each<[string, WriteRecord, Result<Snapshot>, object, unknown]>([
    [
      'cannot read',
      PENDING,
      broken,
      unsure('unreadable', UNSURE, mutationText.unreachable, WAIT),
      PENDING,
    ],
    ['finds an offer gone', PENDING, value('gone'), unsure('gone', mutationText.gone), PENDING],
    ['proves nothing', unread, value('same'), unsure('unknown', UNSURE, WAIT), unread],
    ['finds nothing too early', YOUNG, value('same'), early, YOUNG],
    ['finds nothing', PENDING, value('same'), idle(NOT_SEEN, { late: NOT_FOUND }), NOT_FOUND],
    ['finds nothing of a refused repetition', REFUSED, value('same'), idle('Expired'), undefined],
  ])('that %s', async (_, record, reading, state, after) => {
    const { page, read, options, statuses } = open(record);
    read.mockResolvedValue(reading);
    const checked = page.check();
    expect(page.read().message).toBe(mutationText.checking('your  payment'));
    // Not twice at a time.
    await Promise.all([checked, page.check()]);
    expect(read).toHaveBeenCalledOnce();
    expect(statuses()).toEqual(['checking', page.read().status]);
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
  ])('reads nothing if %s', async (_, record, meanwhile, shown) => {
    const { page, read, statuses } = open(record);
    meanwhile();
    await page.check();
    expect(read).not.toHaveBeenCalled();
    expect(statuses()).toEqual(shown);
  });

  it.each<[string, lock: () => void, Snapshot, state: object, unknown]>([
    // Nothing is proven while another tab may be sending.
    ['sends or checks', () => lock(), 'same', early, PENDING],
    ['sends, and it arrives', () => lock(), 'paid', { status: 'settled' }, ARRIVED_LATE],
    ['has found it', () => lock(() => keep(ARRIVED)), 'same', { status: 'sent' }, ARRIVED],
    ['was refused', () => lock(() => keep(undefined)), 'same', idle(''), undefined],
  ])('reads although another tab %s', async (_, happen, reading, state, after) => {
    const { page, read } = open(PENDING);
    happen();
    read.mockResolvedValue(value(reading));
    await page.check();
    expect(read).toHaveBeenCalledOnce();
    expect(page.read()).toMatchObject(state);
    expect([kept(), stolen]).toEqual([after, 0]);
  });

  it('counts as proof after ten minutes, although a tab that is suspended still has the lock', async () => {
    const { page } = open(PENDING);
    vi.setSystemTime(SENT_AT + WAITING_TIME_MS);
    lock();
    await page.check();
    expect(page.read()).toMatchObject(idle(''));
    expect([kept(), stolen]).toEqual([NOT_FOUND, 1]);
  });

  it.each<[string, reading: Snapshot, state: object, unknown]>([
    ['and its late answer counts', 'paid', { status: 'settled' }, ARRIVED_LATE],
    ['and a late answer proves nothing of a time after it was asked', 'same', early, YOUNG],
  ])('ends after five seconds, %s', async (_, reading, state, after) => {
    const { page, read } = open(YOUNG);
    let reply = (_: Result<Snapshot>) => {};
    read.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
    const checked = page.check();
    await vi.advanceTimersByTimeAsync(READ_WAIT_MS - 1);
    expect(page.read().status).toBe('checking');
    await vi.advanceTimersByTimeAsync(1);
    await checked;
    expect(page.read()).toMatchObject(unsure('unreadable', UNSURE, mutationText.unreachable, WAIT));
    reply(value(reading));
    await vi.advanceTimersByTimeAsync(0);
    expect(page.read()).toMatchObject(state);
    expect(kept()).toMatchObject(after as object);
  });

  it('looks by a tap for what one did not find, and says if it cannot', async () => {
    const { page, read } = open(NOT_FOUND);
    await page.check();
    expect(read).not.toHaveBeenCalled();
    read.mockResolvedValue(broken);
    await page.check(true);
    expect(page.read()).toMatchObject(
      idle(`${mutationText.unreachable} ${NOT_SEEN}`, { late: NOT_FOUND }),
    );
    read.mockResolvedValue(value('paid'));
    await page.check(true);
    expect(page.read().status).toBe('settled');
  });

  it("is of what another session has sent, which stays that one's", async () => {
    keepOfOther();
    const { page, read } = open();
    const before = JSON.stringify({ ...localStorage });
    expect(page.read()).toMatchObject({
      status: 'unsure',
      record: { sentAt: SENT_AT, amount: '' },
    });
    await page.check();
    expect(read).toHaveBeenCalledOnce();
    const [, found] = Object.entries({ ...localStorage })[0] ?? [];
    expect([localStorage.length, JSON.parse(`${found}`)]).toEqual([
      1,
      { ...NOT_FOUND, amount: '' },
    ]);
    expect(before).toContain(PENDING.amount);
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
      settlesAfter: HTTP_TIMEOUT_MS + SETTLING_MS,
    };
    expect(recorded).toEqual([record]);
    expect(kept()).toEqual(arrived(record, '/next'));
    vi.advanceTimersByTime(MINUTE_MS);
    expect(options.leave).not.toHaveBeenCalled();
    expect(await send()).toBeUndefined();
    // What this page has told is not told again.
    vi.setSystemTime(NOW + WAITING_TIME_MS);
    await page.check();
    expect(page.read()).toMatchObject({ status: 'idle', message: '' });
  });

  it('sends the one-time token of what it repeats', async () => {
    const { page, step } = open();
    const withToken = { ...step, token: 'token' as never };
    answer = lost;
    await page.send(withToken, { loan: '1', token: 'first' });
    expect(kept()).toMatchObject({ token: 'first', settlesAfter: SETTLING_MS });
    vi.setSystemTime(NOW + WAITING_TIME_MS);
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
    expect(page.read()).toEqual({ status: 'idle', asOf: NOW, message: 'No', isRefused: true });
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
    vi.setSystemTime(SENT_AT + WAITING_TIME_MS);
    read.mockResolvedValue(broken);
    await page.check();
    page.reopen();
    expect(page.read()).toEqual({
      status: 'idle',
      asOf: Date.now(),
      message: '',
      repeatsKnowingly: true,
    });
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
    ['gets no answer', failed('network'), mutationText.unreached, []],
    ['gets no answer in time', failed('timeout'), mutationText.unreached, []],
    ['is offline', { ...failed('offline'), ...unsent }, FAILURE_TEXT.offline, []],
    ['lacks a script', { ...failed('network'), ...unsent }, mutationText.unreached, [LOST_SCRIPT]],
  ])('if its reading %s', async (_, reading, message, shown) => {
    const { page, send, read, statuses } = open(NOT_FOUND);
    read.mockResolvedValue(reading);
    const { failure } = reading;
    expect(await send()).toMatchObject({ success: false, failure, sent: false, message });
    expect(page.read()).toMatchObject(idle(message, { late: NOT_FOUND }));
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

  it.each<[string, WriteRecord | undefined, (opened: Opened) => unknown, message: string]>([
    ['while another tab sends', undefined, () => lock(), mutationText.elsewhere],
    ['while another tab repeats', NOT_FOUND, () => lock(), `${mutationText.elsewhere} ${NOT_SEEN}`],
    ['but what may arrive late', NOT_FOUND, () => {}, `${mutationText.unsent} ${NOT_SEEN}`],
    [
      'after what another tab looked for in vain',
      undefined,
      () => keep(NOT_FOUND),
      `${mutationText.unsent} ${NOT_SEEN}`,
    ],
  ])('%s, and the page says so', async (_, record, happen, message) => {
    const opened = open(record);
    happen(opened);
    for (const _ of ['first', 'again']) {
      expect(await opened.send({ loan: 'other' })).toBeUndefined();
      expect(opened.page.read()).toMatchObject(idle(message));
    }
    expect([sent, stolen]).toEqual([[], 0]);
  });

  it('while another tab waits for its answer, and the page says both', async () => {
    const { page, send } = open();
    lock();
    keep(PENDING);
    expect(await send()).toBeUndefined();
    const message = `${mutationText.elsewhere} ${UNSURE} ${WAIT}`;
    expect(page.read()).toMatchObject({ status: 'unsure', message });
    expect(sent).toEqual([]);
  });

  it('by a tab that was suspended in its reading, once another tab has sent', async () => {
    const { page, send, read } = open();
    let wake = () => {};
    read.mockImplementation(() => new Promise((resolve) => (wake = () => resolve(value('same')))));
    const sending = send();
    // Meanwhile it keeps no other tab out.
    lock(() => keep(PENDING));
    wake();
    expect(await sending).toBeUndefined();
    expect(page.read()).toMatchObject({ status: 'unsure', record: PENDING });
    expect(sent).toEqual([]);
  });

  it('until the borrower goes on from what another tab has sent', async () => {
    const { page, send } = open(ARRIVED);
    page.reopen();
    expect(page.read()).toEqual({
      status: 'idle',
      asOf: NOW,
      message: '',
      repeatsKnowingly: false,
    });
    expect(await send()).toMatchObject({ success: true });
    expect(sent[0]?.key).not.toBe(ARRIVED.key);
    expect(recorded[0]?.repeats).toBeUndefined();
  });
});

it('what is repeated without proof is sent, although a tab that is suspended still has the lock', async () => {
  const { page, send } = open(LONG_AGO);
  lock();
  page.reopen();
  expect(await send()).toMatchObject({ success: true });
  expect([sent.length, stolen]).toEqual([1, 1]);
});

it('what another tab has sent stays if this one was suspended meanwhile', async () => {
  const { page, send } = open();
  answer = () => {
    keep({ ...PENDING, sentAt: NOW + WAITING_TIME_MS });
    return lost();
  };
  await send();
  expect(page.read()).toMatchObject({ status: 'unsure' });
  expect(kept()).toMatchObject({ key: PENDING.key, sentAt: NOW + WAITING_TIME_MS });
});

describe('what was unknown for longer than the waiting time, and another tab has found to have arrived', () => {
  const found = { ...arrived(LONG_AGO, ''), sentAt: LONG_AGO.sentAt };
  it.each<[string, (opened: Opened) => void]>([
    ['is told', () => undefined],
    ['is told before it is repeated knowingly', ({ page }) => page.reopen()],
  ])('%s', async (_, happen) => {
    const opened = open(LONG_AGO);
    happen(opened);
    keep(found);
    opened.page.showRecorded();
    expect(opened.page.read()).toMatchObject({ status: 'sent', record: found });
    await opened.send();
    expect(sent).toEqual([]);
  });
});

it('what another tab has found to have arrived stays so, whatever this one hears', async () => {
  const { page, send } = open();
  answer = () => {
    keep({ ...(kept() as WriteRecord), arrived: true });
    return lost();
  };
  await send();
  expect(page.read().status).toBe('settled');
  expect(kept()).toMatchObject({ arrived: true });
});

it('nothing is left that shows anything else by then', async () => {
  const { page, options, read } = open(PENDING);
  read.mockResolvedValue(value('paid'));
  await page.check();
  expect(page.read().status).toBe('settled');
  vi.advanceTimersByTime(1000);
  await page.check();
  expect(page.read().status).toBe('sent');
  vi.advanceTimersByTime(MINUTE_MS);
  expect(options.leave).not.toHaveBeenCalled();
});

const check = ({ page }: Opened) => page.check();
const send = (opened: Opened) => opened.send();
it.each<[string, WriteRecord | undefined, Snapshot, (opened: Opened) => unknown, unknown, number]>([
  ['by a check', PENDING, 'paid', check, arrived(PENDING, ''), 0],
  ['late, before anything is sent', NOT_FOUND, 'paid', send, arrived(NOT_FOUND, ''), 0],
  ['by the reading before it is sent', undefined, 'paid', send, undefined, 0],
  ['by the server', undefined, 'same', send, expect.objectContaining({ arrived: true }), 1],
  [
    'by its address alone',
    undefined,
    'same',
    ({ page }) => page.showArrivedAndLeave(),
    undefined,
    0,
  ],
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
  // A payment made elsewhere is not one that this tap has made.
  const unsent = act === send && !record && !requests ? 'Nothing was sent. ' : '';
  const message = `${unsent}It has arrived. The next page shows its status.`;
  expect(opened.page.read()).toEqual({ status: 'settled', message });
  const { leave, refresh } = opened.options;
  vi.advanceTimersByTime(2999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
  expect(refresh).not.toHaveBeenCalled();
});
