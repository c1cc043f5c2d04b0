// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest';
import * as records from '../../../../shared/api/session/writeRecord.ts';
import { ageOf, pageClock } from '../../../../shared/lib/age.ts';
import { digest } from '../../../../shared/lib/keys.ts';
import { freshPhone, visit } from '../../runtime/freshPhone.ts';
import { ARRIVED, NOT_FOUND, PENDING, SENT_AT } from '../../runtime/mutation/samples.ts';

type WriteRecord = records.WriteRecord;

const { keepRecord, readAcrossSessions, recordName } = records;
const TEN_MINUTES_MS = 10 * 60_000;
const MONTH_MS = 2_592_000_000;

freshPhone();

it.each<[string, WriteRecord | undefined, number, string[]]>([
  ['of nothing', undefined, 0, []],
  ['just sent', PENDING, 0, ['pending', 'open']],
  ['sent nearly ten minutes ago', PENDING, TEN_MINUTES_MS - 1, ['pending', 'open']],
  ['sent ten minutes ago', PENDING, TEN_MINUTES_MS, ['pending', 'open', 'free']],
  ['arrived', ARRIVED, 0, []],
  ['not found', NOT_FOUND, 0, ['late', 'open']],
  ['not found for nearly ten minutes', NOT_FOUND, TEN_MINUTES_MS - 1, ['late', 'open']],
  ['not found for ten minutes', NOT_FOUND, TEN_MINUTES_MS, ['free']],
])('a record %s is %3$j', (_, record, age, kinds) => {
  const now = SENT_AT + age;
  const found = {
    pending: records.ifOutcomeUnknown(record),
    late: records.ifMayArriveLate(record, now),
    open: records.ifOpen(record, now),
    free: record && records.isRepeatable(record, now) ? record : undefined,
  };
  const those = Object.fromEntries(kinds.map((kind) => [kind, record]));
  expect(found).toEqual({ pending: undefined, late: undefined, open: undefined, ...those });
  if (record) expect(records.repeatableAt(record, now)).toBe(SENT_AT + TEN_MINUTES_MS);
});

describe('a clock that is set back', () => {
  const HOUR_MS = 60 * 60_000;
  const back = SENT_AT - 2 * HOUR_MS;
  const age = (now: number) => {
    const record = readAcrossSessions('write|x', now);
    return record && ageOf(record, now);
  };

  it.each<[string, times: number[], ages: (number | undefined)[]]>([
    ['makes a record as old as when it was first seen', [back, back + 5], [0, 5]],
    ['and right again, counts from when it was sent', [back, SENT_AT + 5], [0, 5]],
    ['further makes it new once more', [back, back - HOUR_MS, back - HOUR_MS + 5], [0, 0, 5]],
    [
      'ends no record before its month, nor keeps one for longer',
      [SENT_AT - 2 * MONTH_MS, SENT_AT - MONTH_MS - 1, SENT_AT - MONTH_MS],
      [0, MONTH_MS - 1, undefined],
    ],
  ])('%s, in each page that is opened', (_, times, ages) => {
    keepRecord('write|x', PENDING);
    expect(times.map(age)).toEqual(ages);
  });

  it('does not stop the clock of a page', () => {
    vi.useFakeTimers();
    const { now, readSynced } = pageClock();
    readSynced(() => PENDING);
    const began = now();
    expect(began).toBe(Date.now());
    vi.setSystemTime(began - 2 * HOUR_MS);
    vi.advanceTimersByTime(1000);
    readSynced(() => PENDING);
    expect(now()).toBe(began + 1000);
    // What another page has sent since is as old as that page's clock says.
    readSynced(() => ({ sentAt: SENT_AT + 1 }));
    expect(now()).toBe(began - 2 * HOUR_MS + 1000);
    vi.setSystemTime(began + HOUR_MS);
    expect(now()).toBe(began + HOUR_MS);
  });
});

describe('a stored record', () => {
  it('is named by kind, product, order and session, which does not stand there', () => {
    const name = recordName('payCode');
    expect(name).toBe(`write|payCode|7|o1|${digest('s')}`);
    const names = ['', 'sessionId=s2', 'orderId=o2', 'productId=8'].map((changes) => {
      visit(changes);
      return recordName('payCode');
    });
    expect(new Set([...names, recordName('extensionCode')]).size).toBe(5);
  });

  it('has its lock with the order, or without one of its own', () => {
    const name = recordName('payCode');
    expect(records.orderPrefix(name)).toBe('write|payCode|7|o1|');
    visit('orderId=');
    expect(records.orderPrefix(name)).toBe(name);
  });

  it.each<[string, string, number, WriteRecord?]>([
    ['is read as it was written', JSON.stringify(ARRIVED), 0, ARRIVED],
    ['counts for a month', JSON.stringify(PENDING), MONTH_MS - 1, PENDING],
    ['and no longer', JSON.stringify(PENDING), MONTH_MS],
    ['is none if it is no record', '[]', 0],
    ['is none if it lacks its key', '{"sentAt":1}', 0],
    ['is none if it cannot be read', '{', 0],
  ])('%s', (_, stored, passed, record) => {
    localStorage.setItem('write|x', stored);
    expect(readAcrossSessions('write|x', SENT_AT + passed)).toEqual(record);
  });

  it('tells when another tab has changed it, or all records', () => {
    const heard = vi.fn();
    const stop = records.onRecordChanged('write|x', heard);
    const times = ['write|y', 'write|x', null, 'stop', 'write|x'].map((key) => {
      if (key === 'stop') stop();
      window.dispatchEvent(new StorageEvent('storage', { key }));
      return heard.mock.calls.length;
    });
    expect(times).toEqual([0, 1, 2, 2, 2]);
  });

  it('is known by the same fingerprint after a release', () =>
    expect([digest('s'), digest('₱1.00')]).toEqual(['2euf44hgys', '28zyvpfayh2']));

  it.each<[boolean, object, object, string?]>([
    [true, { amount: '1', token: 'a' }, { amount: '1', token: 'b' }, 'token'],
    [false, { amount: '2', token: 'a' }, { amount: '1', token: 'a' }, 'token'],
    [false, { amount: '1', token: 'a' }, { amount: '1', token: 'b' }],
    [true, { amount: '1' }, { amount: '1' }, ''],
  ])('is known by all that is sent but the one-time token: %s', (isSame, one, other, token) => {
    const first = records.fingerprintOf(one, token);
    expect(first === records.fingerprintOf(other, token)).toBe(isSame);
    if (!token) expect(first).toBe(digest(JSON.stringify(one)));
  });
});

const sent = (ago: number, record: WriteRecord = ARRIVED) => ({ ...record, sentAt: SENT_AT - ago });
const { RECENT_MS } = records;
it.each<[string, string, object, left?: object | null]>([
  ['deletes what is too old to count', 'write|x', sent(MONTH_MS), null],
  ['keeps what counts', 'write|x', PENDING],
  ['keeps what a later release may read', 'write|x', { sentAt: SENT_AT - MONTH_MS }],
  ['keeps the records of others', 'other|x', sent(MONTH_MS)],
  ['keeps an address while it is offered', 'write|x', sent(RECENT_MS - 1)],
  ['deletes it after that', 'write|x', sent(RECENT_MS), { ...sent(RECENT_MS), address: '' }],
  ['writes no record that has none', 'write|x', sent(RECENT_MS, PENDING)],
])('tidying %s', (_, name, record, left) => {
  // Not as a page would write it.
  const text = JSON.stringify(record, null, 1);
  localStorage.setItem(name, text);
  records.tidyRecords(SENT_AT);
  const kept = localStorage.getItem(name);
  if (left === undefined) expect(kept).toBe(text);
  else expect(JSON.parse(`${kept}`)).toEqual(left);
});

describe('the record that decides', () => {
  type Kept = Record<string, WriteRecord>;
  const OTHER = { ...PENDING, key: 'k2' };
  const taken = (record: WriteRecord) => ({ ...record, amount: '' });
  const shown = () => records.readAcrossSessions(recordName('payCode'), SENT_AT + 1000);
  const decisive = () => records.takeRecord(recordName('payCode'), SENT_AT + 1000);
  const isOpen = (kind = 'payCode') => records.isOpen(kind, SENT_AT + 1000);
  const each = (kept: Kept, work: (record: WriteRecord) => unknown) =>
    Object.entries(kept).map(([session, record]) => {
      visit(`sessionId=${session}`);
      return work(record);
    });

  it.each<[string, sessions: Kept, WriteRecord | undefined, after?: Kept]>([
    ['none without any', {}, undefined],
    ["the session's own", { s: PENDING }, PENDING],
    ["the session's own, not found", { s: NOT_FOUND }, NOT_FOUND],
    ["the session's own, answered", { s: ARRIVED }, ARRIVED],
    ["the session's own rather than another one's", { s: PENDING, s2: OTHER }, PENDING],
    ["its own, not found, rather than another one's", { s: NOT_FOUND, s2: OTHER }, NOT_FOUND],
    ['none that another session had answered', { s2: ARRIVED }, undefined],
    [
      'what another session has sent, and from now on its own',
      { s: ARRIVED, s2: ARRIVED, s3: PENDING },
      taken(PENDING),
      { s: taken(PENDING), s2: ARRIVED },
    ],
    ["another one's, not found", { s3: NOT_FOUND }, taken(NOT_FOUND), { s: taken(NOT_FOUND) }],
  ])('is %s', (_, sessions, decides, after = sessions) => {
    each(sessions, (record) => keepRecord(recordName('payCode'), record));
    visit();
    expect(isOpen()).toBe(decides !== undefined && decides !== ARRIVED);
    // Looking at it changes nothing, for two pages that both look.
    const before = JSON.stringify({ ...localStorage });
    expect(shown()).toEqual(decides);
    expect(JSON.stringify({ ...localStorage })).toBe(before);
    expect(decisive()).toEqual(decides);
    expect(localStorage).toHaveLength(Object.keys(after).length);
    const kept = each(after, () => JSON.parse(`${localStorage.getItem(recordName('payCode'))}`));
    expect(kept).toEqual(Object.values(after));
  });

  it.each([
    ['kind', '', 'extensionCode'],
    ['order', 'orderId=o2', 'payCode'],
  ])('is none of another %s', (_, place, kind) => {
    visit(`sessionId=s2&${place}`);
    keepRecord(recordName(kind), PENDING);
    expect(isOpen(kind)).toBe(true);
    visit();
    expect([decisive(), isOpen(), localStorage.length]).toEqual([undefined, false, 1]);
  });

  it.each<[string, sessions: Kept, isLongAgo: boolean]>([
    ['none', {}, false],
    ['one of the last ten minutes', { s: PENDING }, false],
    ['one of another session', { s2: ARRIVED }, false],
    ['an old one and a new one', { s: sent(TEN_MINUTES_MS), s2: PENDING }, false],
    ['old ones', { s: sent(TEN_MINUTES_MS, PENDING), s2: sent(TEN_MINUTES_MS) }, true],
  ])(
    'tells with %s whether a tab that holds the lock must be at work',
    (_, sessions, isLongAgo) => {
      each(sessions as Kept, (record) => keepRecord(recordName('payCode'), record));
      visit();
      expect(records.isLongAgo(recordName('payCode'), SENT_AT)).toBe(isLongAgo);
    },
  );
});
