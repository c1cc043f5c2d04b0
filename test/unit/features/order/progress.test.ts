import { describe, expect, it } from 'vitest';
import { progressOf } from '../../../../shared/features/order/progress.ts';

const before = { status: '174', amount: '₱3,450.00', date: '2026-12-01', rows: 'a' };

describe('2.2 Order details screen', () => {
  it.each<[string, object, string, object?]>([
    ['nothing is different', {}, 'same'],
    ['it is repaid', { status: '200' }, 'paid'],
    ['its status says neither that it is owed nor that it is repaid', { status: '151' }, 'unclear'],
    ['nobody knows its status', { status: '999', date: '2026-12-31' }, 'unclear'],
    ['its status is missing', { status: '' }, 'unclear'],
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
    ['nothing is owed yet', { status: '110' }, 'unclear', { status: '151' }],
    ['nothing was owed, and it is repaid', { status: '200' }, 'paid', { status: '151' }],
    ['a date has come where there was none', { date: '2026-12-01' }, 'unclear', { date: '' }],
  ])('whether an order was paid where %s', (_, changed, progress, first = {}) => {
    const now = { ...before, ...first, ...changed };
    expect(progressOf({ ...before, ...first }, now, 'major')).toBe(progress);
  });

  it.each([
    ['345000', '3450.00', 'minor', 'unclear'],
    ['345000', '1150.00', 'minor', 'paid'],
    ['345000', '115000', 'minor', 'paid'],
    ['3450', '115000', 'major', 'unclear'],
    ['3450', '1150.00', 'major', 'paid'],
  ] as const)('where %s was due and now %s is, in %s units: %s', (due, left, units, progress) => {
    const readings = [due, left].map((amount) => ({ ...before, amount }));
    const [first = before, now = before] = readings;
    expect(progressOf(first, now, units)).toBe(progress);
  });
});
