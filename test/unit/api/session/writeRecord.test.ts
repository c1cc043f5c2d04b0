// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fingerprintOf,
  freeAt,
  isFree,
  isOpen,
  keepRecord,
  lateOf,
  onRecordChanged,
  openOf,
  orderOf,
  pendingOf,
  RECENT_MS,
  REPEAT_AFTER_MS,
  readRecord,
  recordFor,
  recordName,
  tidyRecords,
  type WriteRecord,
} from '../../../../shared/api/session/writeRecord.ts';
import { ageOf, pageClock } from '../../../../shared/lib/age.ts';
import { digest } from '../../../../shared/lib/keys.ts';
import { ARRIVED, NOT_FOUND, PENDING, SENT_AT } from '../../runtime/mutation/samples.ts';

const signIn = (sessionId: string, orderId = 'o1') => {
  const query = `productId=7&orderId=${orderId}&sessionId=${sessionId}`;
  history.replaceState(null, '', `/repayment?${query}`);
};

const MONTH_MS = 2_592_000_000;

beforeEach(() => {
  localStorage.clear();
  signIn('s1');
});

describe('a record', () => {
  it('is pending until its write has arrived or is not found', () => {
    const samples = [undefined, PENDING, ARRIVED, NOT_FOUND];
    expect(samples.map(pendingOf)).toEqual([undefined, PENDING, undefined, undefined]);
    const open = samples.map((one) => openOf(one, SENT_AT));
    expect(open).toEqual([undefined, PENDING, undefined, NOT_FOUND]);
  });

  it.each([
    [NOT_FOUND, 0, true],
    [NOT_FOUND, REPEAT_AFTER_MS - 1, true],
    [NOT_FOUND, REPEAT_AFTER_MS, false],
    [PENDING, 0, false],
    [undefined, 0, false],
  ])('may arrive late if a check has not found it: case %#', (record, passed, isLate) => {
    expect(lateOf(record, SENT_AT + passed)).toBe(isLate ? record : undefined);
  });

  it('leaves the way free ten minutes after it was sent', () => {
    expect(freeAt(PENDING, SENT_AT + 5)).toBe(SENT_AT + 10 * 60_000);
    expect(isFree(PENDING, SENT_AT + 10 * 60_000 - 1)).toBe(false);
    expect(isFree(PENDING, SENT_AT + 10 * 60_000)).toBe(true);
  });
});

describe('a clock that is set back', () => {
  const HOUR_MS = 60 * 60_000;
  const back = SENT_AT - 2 * HOUR_MS;
  beforeEach(() => keepRecord('write|x', PENDING));
  const age = (now: number) => {
    const record = readRecord('write|x', now);
    return record && ageOf(record, now);
  };

  it('makes a record as old as when it was first seen, in each page that is opened', () => {
    expect(age(back)).toBe(0);
    expect(age(back + REPEAT_AFTER_MS)).toBe(REPEAT_AFTER_MS);
    // It is set right again.
    expect(age(SENT_AT + 60_000)).toBe(60_000);
  });

  it('further makes it new once more', () => {
    age(back);
    expect(age(back - HOUR_MS)).toBe(0);
    expect(age(back - HOUR_MS + 5)).toBe(5);
  });

  it('ends no record before its month, nor keeps one for longer', () => {
    expect(age(SENT_AT - 2 * MONTH_MS)).toBe(0);
    expect(age(SENT_AT - MONTH_MS - 1)).toBe(MONTH_MS - 1);
    expect(age(SENT_AT - MONTH_MS)).toBeUndefined();
  });

  it('does not stop the clock of a page', () => {
    vi.useFakeTimers();
    const { now, look } = pageClock();
    look(() => PENDING);
    const began = now();
    vi.setSystemTime(began - 2 * HOUR_MS);
    vi.advanceTimersByTime(1000);
    look(() => PENDING);
    expect(now()).toBe(began + 1000);
    // What another page has sent since is as old as that page's clock says.
    look(() => ({ sentAt: SENT_AT + 1 }));
    expect(now()).toBe(began - 2 * HOUR_MS + 1000);
    vi.setSystemTime(began + HOUR_MS);
    expect(now()).toBe(began + HOUR_MS);
    vi.useRealTimers();
  });
});

describe('a stored record', () => {
  it('is named by kind, product, order and session', () => {
    const name = recordName('payCode');
    expect(name).toMatch(/^write\|payCode\|7\|o1\|/);
    for (const [session, order] of [
      ['s2', 'o1'],
      ['s1', 'o2'],
    ] as const) {
      signIn(session, order);
      expect(recordName('payCode')).not.toBe(name);
    }
  });

  it.each<[string, unknown, number, WriteRecord?]>([
    ['is read as it was written', ARRIVED, 0, ARRIVED],
    ['counts for a month', PENDING, MONTH_MS - 1, PENDING],
    ['and no longer', PENDING, MONTH_MS],
    ['is none if it is no record', [], 0],
    ['is none if it lacks its key', { sentAt: 1 }, 0],
  ])('%s', (_, stored, passed, attempt) => {
    localStorage.setItem('write|x', JSON.stringify(stored));
    expect(readRecord('write|x', SENT_AT + passed)).toEqual(attempt);
  });

  it('is written and removed, and none if it cannot be read', () => {
    keepRecord('write|x', PENDING);
    expect(readRecord('write|x', SENT_AT)).toEqual(PENDING);
    keepRecord('write|x', undefined);
    expect(localStorage).toHaveLength(0);
    localStorage.setItem('write|x', '{');
    expect(readRecord('write|x', SENT_AT)).toBeUndefined();
  });

  it('tells when another tab has changed it, or all records', () => {
    const heard = vi.fn();
    const stop = onRecordChanged('write|x', heard);
    const change = (key: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key }));
    change('write|y');
    expect(heard).not.toHaveBeenCalled();
    for (const key of ['write|x', null]) {
      change(key);
      expect(heard).toHaveBeenCalledOnce();
      heard.mockClear();
    }
    stop();
    change('write|x');
    expect(heard).not.toHaveBeenCalled();
  });

  it('is known by the same fingerprint after a release', () =>
    expect([digest('s'), digest('₱1.00')]).toEqual(['2euf44hgys', '28zyvpfayh2']));

  it('knows a repetition by everything that is sent but the one-time token', () => {
    const one = fingerprintOf({ amount: '1', token: 'a' }, 'token');
    expect(fingerprintOf({ amount: '1', token: 'b' }, 'token')).toBe(one);
    expect(fingerprintOf({ amount: '2', token: 'a' }, 'token')).not.toBe(one);
    expect(fingerprintOf({ amount: '1', token: 'a' })).not.toBe(
      fingerprintOf({ amount: '1', token: 'b' }),
    );
    expect(fingerprintOf({ amount: '1' })).toBe(fingerprintOf({ amount: '1' }, ''));
  });
});

describe('tidying', () => {
  const old = { ...PENDING, sentAt: SENT_AT - MONTH_MS };
  const offered = { ...ARRIVED, sentAt: SENT_AT - RECENT_MS + 1 };
  const { address: _, ...arrived } = ARRIVED;
  const past = { ...arrived, sentAt: SENT_AT - RECENT_MS, address: '/next' };
  const later = `{"sentAt":${SENT_AT}}`;
  it.each<[string, string, WriteRecord | string, unknown]>([
    ['deletes what is too old to count', 'write|x', old, null],
    ['keeps what counts', 'write|x', PENDING, PENDING],
    ['keeps what a later release may read', 'write|x', later, later],
    ['keeps what does not say how old it is', 'write|x', '{', '{'],
    ['keeps the records of others', 'other|x', old, old],
    ['keeps an address while it is offered', 'write|x', offered, offered],
    ['deletes an address after that', 'write|x', past, { ...past, address: '' }],
  ])('%s', (_, name, attempt, left) => {
    const text = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one));
    localStorage.setItem(name, text(attempt));
    tidyRecords(SENT_AT);
    expect(localStorage.getItem(name)).toBe(left === null ? null : text(left));
  });

  it('writes nothing that has not changed', () => {
    localStorage.setItem(
      'write|x',
      JSON.stringify({ ...ARRIVED, sentAt: SENT_AT - RECENT_MS, address: '' }),
    );
    const write = vi.spyOn(Storage.prototype, 'setItem');
    tidyRecords(SENT_AT);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });
});

describe('the record that decides', () => {
  const own = () => recordName('payCode');
  const store = (session: string, attempt: WriteRecord, kind = 'payCode', order = 'o1') => {
    signIn(session, order);
    keepRecord(recordName(kind), attempt);
    signIn('s1');
  };

  it.each([ARRIVED, PENDING, NOT_FOUND])("is the session's own without others: %#", (attempt) => {
    expect(recordFor(own(), SENT_AT + 1000)).toBeUndefined();
    store('s1', attempt);
    expect(recordFor(own(), SENT_AT + 1000)).toEqual(attempt);
  });

  it.each([PENDING, NOT_FOUND])(
    'is what another session has sent and may still arrive: %#',
    (attempt) => {
      const taken = { ...attempt, amount: '' };
      store('s2', ARRIVED);
      store('s3', attempt);
      store('s1', ARRIVED);
      expect(recordFor(own(), SENT_AT + 1000)).toEqual(taken);
      // It is this session's from now on.
      expect(readRecord(own(), SENT_AT)).toEqual(taken);
      signIn('s3');
      expect(readRecord(own(), SENT_AT)).toBeUndefined();
      signIn('s2');
      expect(readRecord(own(), SENT_AT)).toEqual(ARRIVED);
    },
  );

  it.each([PENDING, NOT_FOUND])("is the session's own rather than another one's: %#", (attempt) => {
    store('s2', { ...PENDING, key: 'k2' });
    store('s1', attempt);
    expect(recordFor(own(), SENT_AT + 1000)).toEqual(attempt);
    signIn('s2');
    expect(readRecord(own(), SENT_AT)).toMatchObject({ key: 'k2' });
  });

  it('is none of another kind or order, nor one that was answered', () => {
    store('s2', PENDING, 'extensionCode');
    store('s2', PENDING, 'payCode', 'o2');
    store('s2', ARRIVED);
    expect(recordFor(own(), SENT_AT + 1000)).toBeUndefined();
    expect(localStorage).toHaveLength(3);
    const isOpenOf = (kind: string) => isOpen(kind, SENT_AT + 1000);
    expect(['payCode', 'extensionCode', 'other'].map(isOpenOf)).toEqual([false, true, false]);
  });

  it('may be one of the former release, which is not forgotten after an update', () => {
    const { settlesAfter, input, ...same } = PENDING;
    const former = {
      ...same,
      path: '/pay',
      input,
      expected: null,
      settlesAt: SENT_AT + 5,
      doneAt: 0,
    };
    const place = own()
      .replace('write|', 'attempt|')
      .replace(/[^|]*$/, 's2');
    const read = { ...same, input: `/pay ${input}`, settlesAfter: 5, arrived: false };
    const keep = (changes: object) =>
      localStorage.setItem(place, JSON.stringify({ ...former, ...changes }));
    keep({ doneAt: SENT_AT });
    expect(isOpen('payCode', SENT_AT)).toBe(false);
    keep({ settlesAt: 0 });
    expect(isOpen('payCode', SENT_AT)).toBe(true);
    keep({});
    expect(recordFor(own(), SENT_AT)).toEqual({ ...read, amount: '' });
    expect(localStorage.getItem(place)).toBeNull();
    keep({});
    tidyRecords(SENT_AT + MONTH_MS);
    expect(localStorage).toHaveLength(0);
  });

  it('has its lock with the order, or without one of its own', () => {
    const [one, name] = [orderOf(own()), own()];
    signIn('s2');
    expect(orderOf(own())).toBe(one);
    expect(name.startsWith(one)).toBe(true);
    signIn('s1', 'o2');
    expect(orderOf(own())).not.toBe(one);
    signIn('s1', '');
    expect(orderOf(own())).toBe(own());
  });
});
