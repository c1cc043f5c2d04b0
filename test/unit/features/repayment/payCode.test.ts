import { describe, expect, it } from 'vitest';
import { codeReading } from '../../../../shared/features/repayment/payCode.model.ts';
import { compareCodes } from '../../../../shared/features/repayment/payCode.mutation.ts';

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
