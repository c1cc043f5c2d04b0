// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Attempt,
  attemptName,
  fingerprintOf,
  freeAt,
  lateOf,
  onAttemptChanged,
  orderOf,
  pendingOf,
  RECENT_MS,
  REPEAT_AFTER_MS,
  readAttempt,
  recordedFor,
  tidyAttempts,
  writeAttempt,
} from '../../../../shared/api/session/attempt.ts';
import { digest } from '../../../../shared/lib/keys.ts';
import { ANSWERED, NOT_FOUND, PENDING, SENT_AT } from '../../runtime/mutation/samples.ts';

const signIn = (sessionId: string, orderId = 'o1') => {
  const query = `productId=7&orderId=${orderId}&sessionId=${sessionId}`;
  history.replaceState(null, '', `/repayment?${query}`);
};

const MONTH_MS = 2_592_000_000;

beforeEach(() => {
  localStorage.clear();
  signIn('s1');
});

describe('an attempt', () => {
  it('is pending until it is answered or not found', () => {
    const samples = [undefined, PENDING, ANSWERED, NOT_FOUND];
    expect(samples.map(pendingOf)).toEqual([undefined, PENDING, undefined, undefined]);
  });

  it.each([
    [NOT_FOUND, 0, true],
    [NOT_FOUND, REPEAT_AFTER_MS - 1, true],
    [NOT_FOUND, 1 - REPEAT_AFTER_MS, true],
    [NOT_FOUND, REPEAT_AFTER_MS, false],
    [NOT_FOUND, -REPEAT_AFTER_MS, false],
    [PENDING, 0, false],
    [undefined, 0, false],
  ])('may arrive late if a check has not found it: case %#', (attempt, passed, isLate) => {
    expect(lateOf(attempt, SENT_AT + passed)).toBe(isLate ? attempt : undefined);
  });

  it('leaves the way free ten minutes after it was sent', () => {
    expect(freeAt(PENDING)).toBe(SENT_AT + 10 * 60_000);
  });
});

describe('the record of an attempt', () => {
  it('is named by kind, product, order and session, and by what tells two of a kind apart', () => {
    const name = attemptName('payCode');
    expect(name).toMatch(/^attempt\|payCode\|7\|o1\|/);
    expect(attemptName('payCode', 'other')).toMatch(/^attempt\|payCode:other\|7\|o1\|/);
    for (const [session, order] of [
      ['s2', 'o1'],
      ['s1', 'o2'],
    ] as const) {
      signIn(session, order);
      expect(attemptName('payCode')).not.toBe(name);
    }
  });

  const unsettled = { ...PENDING, settlesAt: 0 };
  it.each<[string, unknown, number, Attempt?]>([
    ['is read as it was written', ANSWERED, 0, ANSWERED],
    ['fills in what older releases lack', { ...unsettled, settlesAt: undefined }, 0, unsettled],
    ['counts for a month', PENDING, MONTH_MS - 1, PENDING],
    ['and no longer', PENDING, MONTH_MS],
    ['nor if the clock was set back by more', PENDING, -MONTH_MS],
    ['is none if it is no record', [], 0],
    ['is none if it lacks its key', { sentAt: 1 }, 0],
  ])('%s', (_, stored, passed, attempt) => {
    localStorage.setItem('attempt|x', JSON.stringify(stored));
    expect(readAttempt('attempt|x', SENT_AT + passed)).toEqual(attempt);
  });

  it('is written and removed, and none if it cannot be read', () => {
    writeAttempt('attempt|x', PENDING);
    expect(readAttempt('attempt|x', SENT_AT)).toEqual(PENDING);
    writeAttempt('attempt|x', undefined);
    expect(localStorage).toHaveLength(0);
    localStorage.setItem('attempt|x', '{');
    expect(readAttempt('attempt|x', SENT_AT)).toBeUndefined();
  });

  it('tells when another tab has changed it, or all records', () => {
    const heard = vi.fn();
    const stop = onAttemptChanged('attempt|x', heard);
    const change = (key: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key }));
    change('attempt|y');
    expect(heard).not.toHaveBeenCalled();
    for (const key of ['attempt|x', null]) {
      change(key);
      expect(heard).toHaveBeenCalledOnce();
      heard.mockClear();
    }
    stop();
    change('attempt|x');
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
  const offered = { ...ANSWERED, doneAt: SENT_AT - RECENT_MS + 1 };
  const past = { ...ANSWERED, doneAt: SENT_AT - RECENT_MS };
  const later = `{"sentAt":${SENT_AT}}`;
  it.each<[string, string, Attempt | string, unknown]>([
    ['deletes what is too old to count', 'attempt|x', old, null],
    ['also if it cannot be read any more', 'attempt|x', `{"sentAt":${old.sentAt}}`, null],
    ['keeps what counts', 'attempt|x', PENDING, PENDING],
    ['keeps what a later release may read', 'attempt|x', later, later],
    ['keeps what does not say how old it is', 'attempt|x', '{', '{'],
    ['keeps the records of others', 'other|x', old, old],
    ['keeps an address while it is offered', 'attempt|x', offered, offered],
    ['deletes an address after that', 'attempt|x', past, { ...past, address: '' }],
  ])('%s', (_, name, attempt, left) => {
    const text = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one));
    localStorage.setItem(name, text(attempt));
    tidyAttempts(SENT_AT);
    expect(localStorage.getItem(name)).toBe(left === null ? null : text(left));
  });

  it('writes nothing that has not changed', () => {
    localStorage.setItem('attempt|x', JSON.stringify({ ...ANSWERED, doneAt: 1, address: '' }));
    const write = vi.spyOn(Storage.prototype, 'setItem');
    tidyAttempts(SENT_AT);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });
});

describe('the record that decides', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: SENT_AT + 1000 }));
  const own = () => attemptName('payCode');
  const store = (session: string, attempt: Attempt, kind = 'payCode', order = 'o1') => {
    signIn(session, order);
    writeAttempt(attemptName(kind), attempt);
    signIn('s1');
  };

  it.each([ANSWERED, PENDING, NOT_FOUND])("is the session's own without others: %#", (attempt) => {
    expect(recordedFor(own())).toBeUndefined();
    store('s1', attempt);
    expect(recordedFor(own())).toEqual(attempt);
  });

  it.each([PENDING, NOT_FOUND])(
    'is what another session has sent and may still arrive: %#',
    (attempt) => {
      const taken = { ...attempt, amount: '' };
      store('s2', ANSWERED);
      store('s3', attempt);
      store('s1', ANSWERED);
      expect(recordedFor(own())).toEqual(taken);
      // It is this session's from now on.
      expect(readAttempt(own(), SENT_AT)).toEqual(taken);
      signIn('s3');
      expect(readAttempt(own(), SENT_AT)).toBeUndefined();
      signIn('s2');
      expect(readAttempt(own(), SENT_AT)).toEqual(ANSWERED);
    },
  );

  it.each([PENDING, NOT_FOUND])("is the session's own rather than another one's: %#", (attempt) => {
    store('s2', { ...PENDING, key: 'k2' });
    store('s1', attempt);
    expect(recordedFor(own())).toEqual(attempt);
    signIn('s2');
    expect(readAttempt(own(), SENT_AT)).toMatchObject({ key: 'k2' });
  });

  it('is none of another kind or order, nor one that was answered', () => {
    store('s2', PENDING, 'extensionCode');
    store('s2', PENDING, 'payCode', 'o2');
    store('s2', ANSWERED);
    expect(recordedFor(own())).toBeUndefined();
    expect(localStorage).toHaveLength(3);
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
