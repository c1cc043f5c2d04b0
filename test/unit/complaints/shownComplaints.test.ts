import { describe, expect, it } from 'vitest';
import { shownDetail } from '../../../pages/complainDetails/complainDetails.model.ts';
import { orderNote } from '../../../pages/complaint/OrderPicker.tsx';
import { shownComplaints } from '../../../pages/complaintList/complaintList.model.ts';
import { getConfig } from '../../../shared/config/config.ts';

const at = (query = '', now = '2026-11-24T08:00:00+08:00') => ({
  now: Date.parse(now),
  page: `https://lend.example/page?${query}`,
  config: getConfig(),
});

describe('an order to choose from', () => {
  const order = {
    orderNo: 'A-1',
    productLogo: '',
    productName: 'Flexi',
    isShow: true,
    list: [
      { title: 'Loan amount', value: '₱3,000.00' },
      { title: 'Repayment date', value: '2026-12-01' },
      { title: 'Rate', value: '3 %' },
    ],
  };

  it.each([
    ['180', '₱3,000.00 · 2026-12-01 · Due today · Order A-1'],
    ['999', '₱3,000.00 · 2026-12-01 · Order A-1'],
    ['Closed', '₱3,000.00 · 2026-12-01 · Closed · Order A-1'],
    ['', '₱3,000.00 · 2026-12-01 · Order A-1'],
  ])('shows amount, date and status %j', (status, note) =>
    expect(orderNote({ ...order, status })).toBe(note),
  );

  it('is told by its number where the lender says nothing else', () =>
    expect(orderNote({ ...order, status: '', list: [] })).toBe('Order A-1'));
});

describe('the list of complaints', () => {
  const item = (id: string) => ({ id, type: 'T', content: 'C', time: '2026-11-20 09:30:15' });
  const tabs = [
    { title: 'All', list: [item('1'), item('2'), item('')] },
    { title: 'In progress', list: [item('2')] },
    { title: 'Answered', list: [item('1'), item('')] },
  ];
  const statesIn = (shown: ReturnType<typeof shownComplaints>) =>
    shown.tabs?.map(({ complaints }) => complaints.map(({ state }) => state));

  it('says in the tab of all which are answered', () =>
    expect(statesIn(shownComplaints({ tabs }, at()))).toEqual([
      ['Answered', 'In progress', ''],
      [''],
      ['', ''],
    ]));

  it('says nothing that the only tab does not', () =>
    expect(statesIn(shownComplaints({ tabs: tabs.slice(0, 1) }, at()))).toEqual([['', '', '']]));

  it('gives the time of an entry to its details', () => {
    const [all] = shownComplaints({ tabs }, at('sessionId=s')).tabs ?? [];
    const { searchParams } = new URL(all?.complaints[0]?.details ?? '', 'https://lend.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      sessionId: 's',
      problemId: '1',
      time: '2026-11-20 09:30',
    });
  });
});

describe('a complaint', () => {
  const reply = {
    type: 'T',
    sonType: '',
    problemId: '1',
    content: 'C',
    images: [],
    disposeDetail: '',
    disposeImages: [],
    isNeedScore: false,
  };
  const shown = (query: string, changes = {}, now?: string) => {
    const { sent, waiting } = shownDetail({ ...reply, ...changes }, at(query, now));
    return [sent, waiting];
  };

  it.each([
    // A Friday.
    [
      'time=2026-11-20 09:30',
      'Sent 2026-11-20 09:30',
      'We answer within 3 weekdays, by 2026-11-25.',
    ],
    ['time=2026-11-22', 'Sent 2026-11-22', 'We answer within 3 weekdays, by 2026-11-25.'],
    [
      'time=2026-11-16 23:59',
      'Sent 2026-11-16 23:59',
      'Our answer was due on 2026-11-19. Please contact customer service.',
    ],
    ['time=yesterday', '', 'We answer within 3 weekdays.'],
    ['time=2026-02-31', '', 'We answer within 3 weekdays.'],
    ['', '', 'We answer within 3 weekdays.'],
  ])('%j says when it was sent, and by when it is answered', (query, sent, waiting) =>
    expect(shown(query)).toEqual([sent, waiting]),
  );

  it('waits until the end of the day in the market', () => {
    const sent = 'time=2026-11-20 09:30';
    const due = 'We answer within 3 weekdays, by 2026-11-25.';
    expect(shown(sent, {}, '2026-11-25T23:59:00+08:00')[1]).toBe(due);
    expect(shown(sent, {}, '2026-11-26T00:01:00+08:00')[1]).toMatch(/^Our answer was due/);
  });

  it('waits for nothing once it is answered', () =>
    expect(shown('time=2026-11-20', { disposeDetail: 'Done' })).toEqual(['Sent 2026-11-20', '']));
});
