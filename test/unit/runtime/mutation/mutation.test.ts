import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressOf } from '../../../../shared/features/repayment/progress.ts';
import { type Attempt, SETTLING_MS } from '../../../../shared/runtime/mutation/attempt.ts';
import { findingOf } from '../../../../shared/runtime/mutation/checkAttempt.ts';
import {
  isDisabled,
  isOffered,
  type MutationState,
  REPEAT_AFTER_MS,
  stateOf,
} from '../../../../shared/runtime/mutation/mutation.ts';
import { REMEMBERED_MS } from '../../../../shared/runtime/mutation/remembered.ts';

const SENT_AT = 1e12;
const attempt: Attempt = {
  key: 'k',
  path: '/p',
  token: '',
  amount: '₱1.00',
  input: 'i',
  before: { left: 2 },
  expected: null,
  sentAt: SENT_AT,
  endedAt: SENT_AT + 1000,
  doneAt: 0,
  address: '',
};

describe('the state by a stored record', () => {
  const done = { ...attempt, doneAt: SENT_AT + 2000, address: '/next' };
  const soon = done.doneAt + REMEMBERED_MS - 1;

  it('is idle without one', () => {
    expect(stateOf({}, undefined, SENT_AT)).toEqual({ status: 'idle' });
  });

  it('is unknown without a reply, and may be repeated after ten minutes', () => {
    const later = SENT_AT + 5 * REPEAT_AFTER_MS;
    for (const now of [SENT_AT, later]) {
      expect(stateOf({}, attempt, now)).toMatchObject({
        status: 'unknown',
        amount: '₱1.00',
        repeatAt: SENT_AT + REPEAT_AFTER_MS,
        underWayUntil: attempt.endedAt + SETTLING_MS,
      });
    }
  });

  it('keeps the control enabled if a repetition is harmless', () => {
    const state = stateOf({ harmless: true }, attempt, SENT_AT);
    expect(state).toEqual({ status: 'unanswered' });
    expect(isOffered(state)).toBe(true);
    expect(isDisabled(state)).toBe(false);
  });

  it('forgets a harmless write soon', () => {
    const later = SENT_AT + REMEMBERED_MS;
    expect(stateOf({ harmless: true }, attempt, later - 1)).toEqual({ status: 'unanswered' });
    expect(stateOf({ harmless: true }, attempt, later)).toEqual({ status: 'idle' });
  });

  it('remembers a reply for ten minutes, unless the data have changed since', () => {
    const remembered = { remembered: true } as const;
    expect(stateOf(remembered, done, soon)).toMatchObject({
      status: 'sentBefore',
      address: '/next',
    });
    const seen = (left: number) => stateOf(remembered, done, soon, { current: { left } });
    expect(seen(2)).toMatchObject({ status: 'sentBefore' });
    expect(seen(1)).toEqual({ status: 'idle' });
    expect(stateOf(remembered, done, done.doneAt + REMEMBERED_MS)).toEqual({ status: 'idle' });
  });

  it('mentions a write that is not remembered only to a page that was open before', () => {
    const opened = (doneAt: number) => stateOf({}, done, soon, { doneAt });
    expect(opened(done.doneAt)).toEqual({ status: 'idle' });
    expect(opened(0)).toMatchObject({ status: 'sentBefore', at: done.doneAt });
  });

  it('tells a page of another tab, however late and whatever the page has read', () => {
    const later = done.doneAt + 5 * REMEMBERED_MS;
    const state = stateOf({ remembered: true }, done, later, { doneAt: 0, current: { left: 1 } });
    expect(state).toMatchObject({ status: 'sentBefore', at: done.doneAt });
    expect(isOffered(state)).toBe(false);
  });

  it('never offers the control while an outcome is uncertain', () => {
    const shut: MutationState['status'][] = ['sending', 'checking', 'done', 'received', 'arrived'];
    for (const status of shut) expect(isDisabled({ status } as MutationState)).toBe(true);
    expect(isOffered(stateOf({}, attempt, SENT_AT))).toBe(false);
  });
});

describe('the result of a check', () => {
  const NOW = attempt.endedAt + SETTLING_MS;

  it('compares with the values read before sending', () => {
    expect(findingOf({}, attempt, { left: 2 }, NOW)).toBe('notDone');
    expect(findingOf({}, attempt, { left: 1 }, NOW)).toBe('done');
  });

  it('is unknown without such values', () => {
    expect(findingOf({}, { ...attempt, before: null }, { left: 2 }, NOW)).toBe('unknown');
  });

  it('cannot prove that nothing happened while the request may still be under way', () => {
    const open = { ...attempt, endedAt: 0 };
    expect(findingOf({}, open, { left: 2 }, SENT_AT + 59_999)).toBe('unknown');
    expect(findingOf({}, open, { left: 2 }, SENT_AT + 60_000)).toBe('notDone');
    expect(findingOf({}, open, { left: 1 }, NOW)).toBe('done');
  });

  it('nor soon after its connection has ended: a proxy may have given up before the server', () => {
    expect(findingOf({}, attempt, { left: 2 }, NOW - 1)).toBe('unknown');
    expect(findingOf({}, attempt, { left: 1 }, NOW - 1)).toBe('done');
  });
});

describe('whether an order was paid between two readings', () => {
  const before = { status: '174', amount: '₱3,450.00', date: '2026-12-01', rows: 'a' };

  it.each([
    ['nothing is different', {}, 'same'],
    ['it is repaid', { status: '200' }, 'paid'],
    ['it owes nothing any more', { status: '151' }, 'paid'],
    ['the next date has come', { date: '2026-12-31' }, 'paid'],
    ['an earlier date is due', { date: '2026-11-30' }, 'unclear'],
    ['the date is missing', { date: '' }, 'unclear'],
    ['the date cannot be read', { date: 'soon' }, 'unclear'],
    ['less is due, and the date is missing', { date: '', amount: '₱1,150.00' }, 'unclear'],
    ['less is due', { amount: '₱1,150.00' }, 'paid'],
    ['a penalty came on top', { amount: '₱3,950.00' }, 'unclear'],
    ['the amount cannot be compared', { amount: 'soon' }, 'unclear'],
    ['a day has passed', { status: '170' }, 'same'],
    ['some other row differs', { rows: 'b' }, 'unclear'],
  ])('where %s', (_, changed, progress) => {
    expect(progressOf(before, { ...before, ...changed })).toBe(progress);
  });

  it('is unclear if a date has come where there was none', () => {
    expect(progressOf({ ...before, date: '' }, before)).toBe('unclear');
  });

  it('is never paid because of other rows alone', () => {
    fc.assert(
      fc.property(fc.string(), (rows) => {
        expect(progressOf(before, { ...before, rows })).not.toBe('paid');
      }),
    );
  });
});
