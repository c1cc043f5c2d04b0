import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeReading,
  compareCodes,
} from '../../../../shared/features/repayment/payCode.mutation.ts';
import { progressOf } from '../../../../shared/features/repayment/progress.ts';

const FIRST = { channelNumber: '90001', payUrl: '/repaymentOfCode?payCode=1', time: '' };
const SECOND = { ...FIRST, payUrl: '/repaymentOfCode?payCode=2' };
const reading = (codeList: (typeof FIRST)[] | null, payCode = '801234567890') => ({
  ...codeReading('₱3,450.00', {
    repayDate: '2026-12-02',
    codeList,
    defDetail: { payCode, logo: '', title: '', payNotice: [] },
  }),
});

describe('whether a pay code was created', () => {
  it.each([
    ['no code was added', [FIRST], [FIRST], 'notDone'],
    ['one was added', [FIRST], [FIRST, SECOND], 'done'],
    ['the first one was added', [], [FIRST], 'done'],
    ['one took the place of another', [FIRST], [SECOND], 'unknown'],
    ['one has expired', [FIRST, SECOND], [SECOND], 'unknown'],
    ['the server lists none', null, null, 'unknown'],
    ['the server no longer lists them', [FIRST], null, 'unknown'],
  ] as const)('where %s', (_, before, now, finding) => {
    const listed = (codes: readonly (typeof FIRST)[] | null) => reading(codes && [...codes]);
    expect(compareCodes(listed(before), listed(now))).toBe(finding);
  });

  it.each([
    ['another code is shown', '801234567890', '809999999999', 'done'],
    ['the first code is shown', '', '809999999999', 'done'],
    ['the code is gone', '801234567890', '', 'unknown'],
  ] as const)('where %s', (_, before, now, finding) => {
    expect(compareCodes(reading(null, before), reading(null, now))).toBe(finding);
  });

  it('does not matter once the order is repaid', () => {
    const now = { ...reading(null), amount: '', date: '', code: '', status: '200' };
    expect(compareCodes(reading([FIRST]), now)).toBe('notNeeded');
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
