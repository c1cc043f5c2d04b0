// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { shownDetail } from '../../../pages/complainDetails/complainDetails.model.ts';
import * as form from '../../../pages/complainPageNext/complainPageNext.model.ts';
import { isListed } from '../../../pages/complainPageNext/complaintCheck.ts';
import { keepDraft, readDraft } from '../../../pages/complainPageNext/complaintDraft.ts';
import { ordersOf, shownStart, typeStep } from '../../../pages/complaint/complaint.model.ts';
import { orderNote } from '../../../pages/complaint/OrderPicker.tsx';
import { shownComplaints, tabOfHash } from '../../../pages/complaintList/complaintList.model.ts';
import * as contacts from '../../../pages/customerService/customerService.model.ts';
import { dropRecordsOfOthers } from '../../../shared/api/session/session.ts';
import { getConfig } from '../../../shared/config/config.ts';
import type { UploadItem } from '../../../shared/features/upload/uploadQueue.ts';
import { badgeText, isRendered, keyTarget, swipeTarget } from '../../../shared/ui/Tabs.tsx';

const NOW = '2026-11-24T08:00:00+08:00';
const at = (query = '', now = NOW) => ({
  now: Date.parse(now),
  page: `https://lend.example/page?${query}`,
  config: getConfig(),
});
const order = (orderNo: string) => ({
  orderNo,
  isShow: true,
  status: '',
  productName: 'Flexi',
  productLogo: 'https://img.example/logo.png',
  list: [{ title: 'Loan amount', value: '₱3,000.00' }],
});
const SON_TYPES = [{ title: 'Calls too often', value: '11' }];
const INIT = {
  problemSonType: SON_TYPES,
  problemType: [
    { title: 'Collection', value: '1' },
    { title: 'Other', value: '2' },
  ],
  orderDetail: order(''),
  orderList: [order('a'), order('b')],
};

describe('the start of a complaint', () => {
  it.each([
    ['2', false, [], 'next'],
    ['1', true, SON_TYPES, 'sonTypes'],
    ['1', false, SON_TYPES, 'refused'],
    ['1', undefined, SON_TYPES, 'sonTypes'],
    ['1', true, [], 'next'],
  ])('after type %s, if the order allows it: %s, with %j, comes %s', (type, allows, sons, step) => {
    const chosen = allows === undefined ? undefined : { isShow: allows };
    expect(typeStep(type, chosen, { problemSonType: sons })).toBe(step);
  });

  it.each([
    ['b', ['a', 'b'], 'b', ['b', 'a']],
    ['', ['a', 'b'], 'a', ['a', 'b']],
    ['c', ['a', 'b'], 'c', ['c', 'a', 'b']],
    ['', ['a'], 'a', ['a']],
    ['', [], undefined, []],
  ])('where the server names the order %j and lists %j, chooses %s of %j', (...given) => {
    const [named, listed, first, all] = given;
    const orderList = listed.map((number) => order(number));
    const init = { ...INIT, orderDetail: order(named), orderList };
    const { order: shown, hasOthers } = shownStart(init, at());
    expect([shown?.number, hasOthers]).toEqual([first, all.length > 1]);
    expect(ordersOf(init).map(({ orderNo }) => orderNo)).toEqual(all);
  });

  it('shows bars, then the types and the chosen order', () => {
    const to = (page: string) => expect.stringMatching(new RegExp(`^/${page}\\b`));
    const links = { service: to('customerService'), mine: to('complaintList') };
    const { order: bars, ...waiting } = shownStart(undefined, at());
    expect(waiting).toEqual(links);
    expect(bars?.rows).toHaveLength(2);
    const logo = expect.objectContaining({ image: 'https://img.example/logo.png' });
    const rows = [{ text: 'Loan amount', value: '₱3,000.00' }];
    const chosen = { logo, name: 'Flexi', number: 'b', rows };
    const { problemType: types } = INIT;
    const shown = { ...links, order: chosen, hasOthers: true, types };
    expect(shownStart(INIT, at(), order('b'))).toEqual(shown);
  });

  it.each([
    ['180', 'Due today · '],
    ['999', ''],
    ['Closed', 'Closed · '],
  ])('offers an order with amount, date and status %j', (status, said) => {
    const rows = ['2026-12-01', '3 %'].map((value) => ({ title: 'T', value }));
    const { list, ...rest } = order('A-1');
    const note = `₱3,000.00 · 2026-12-01 · ${said}Order A-1`;
    expect(orderNote({ ...rest, status, list: [...list, ...rows] })).toBe(note);
    expect(orderNote({ ...rest, status: '', list: [] })).toBe('Order A-1');
  });
});

describe('the text and the pictures of a complaint', () => {
  it('is the draft with what was typed before React had loaded', () => {
    expect(form.mergedText('', 'early')).toBe('early');
    expect(form.mergedText('draft', '')).toBe('draft');
    expect(form.mergedText('draft', 'early')).toBe('draft\nearly');
    // React takes over a text that has the draft already, or goes on with it.
    expect(form.mergedText('draft\nearly', 'draft\nearly')).toBe('draft\nearly');
    expect(form.mergedText('ear', 'early')).toBe('early');
  });

  it.each(['a', '😀'])('of %s no more than 200 are kept, none cut in half', (one) => {
    const full = one.repeat(200);
    expect(form.clipped(full)).toEqual({ text: full, cut: false });
    expect(form.clipped(full + one)).toEqual({ text: full, cut: true });
    expect(form.lengthOf(full)).toBe(200);
  });

  it('waits for its photos, and is not sent without those that failed', () => {
    const photo = { key: 'a', progress: 0 };
    const by = (...states: UploadItem['state'][]) =>
      form.blockedBy(states.map((state) => ({ ...photo, state })));
    expect([by(), by('done')]).toEqual([undefined, undefined]);
    expect([by('done', 'waiting'), by('done', 'uploading')]).toEqual(['uploading', 'uploading']);
    expect(by('uploading', 'failed')).toBe('failed');
    const failed = { ...photo, state: 'failed' } as const;
    const damaged = { ...failed, problem: 'damaged' } as const;
    expect(form.blockedBy([damaged, { ...damaged, problem: 'empty' }])).toBe('unusable');
    expect(form.blockedBy([damaged, failed])).toBe('failed');
  });

  it('is sent trimmed, with its subject and the addresses of the photos', () => {
    const photo = { key: 'a', state: 'done', progress: 1 } as const;
    const images = form.urlsOf([{ ...photo, url: '/1,1' }, photo, { ...photo, url: '/2' }]);
    const subject = { problemType: '2', problemSonType: '', orderNo: 'o' };
    const sent = { ...subject, problemDetail: 'a', problemImage: '/1%2C1,/2' };
    expect(form.problemFields(subject, ' a ', images)).toEqual(sent);
  });

  it.each([
    ['1', '', SON_TYPES, false],
    ['1', '', [], true],
    ['1', '', undefined, true],
    ['', '', undefined, false],
    ['1', '11', SON_TYPES, true],
    ['2', '', SON_TYPES, true],
  ])('type %j with sub-type %j, of %j, is a subject: %s', (problemType, sonType, sons, is) => {
    const subject = { problemType, problemSonType: sonType, orderNo: '' };
    const found = form.subjectOf(subject, sons && { problemSonType: sons });
    expect(found).toBe(is ? subject : undefined);
  });

  it('reads its subject from the address', () => {
    history.replaceState(null, '', '/x?problemType=1&problemSonType=11&orderNo=o');
    const subject = { problemType: '1', problemSonType: '11', orderNo: 'o' };
    expect(form.currentSubject()).toEqual(subject);
    history.replaceState(null, '', '/x');
    expect([form.currentSubject(), form.subjectOf(undefined)]).toEqual([undefined, undefined]);
  });

  it('is shown by the names of its type and sub-type', () => {
    const tags = (problemType: string, problemSonType: string) =>
      form.tagsOf(INIT, { problemType, problemSonType, orderNo: '' }).join(' · ');
    const shown = [tags('1', '11'), tags('1', '99'), tags('2', '11'), tags('9', '')];
    expect(shown).toEqual(['Collection · Calls too often', 'Collection', 'Other', '']);
  });
});

const text = 'The amount is wrong';
const listed = (id: string, type: string, content = text) => ({ id, type, content });
const old = listed('1', 'Repayment');
const calls = ['Collection', 'Calls'];

it.each([
  ['no', [old], ['Repayment'], false],
  ['by a new one', [listed('2', 'Repayment'), old], ['Repayment'], true],
  ['whatever the spacing', [listed('2', '', 'The amount\r\nis wrong ')], ['Repayment'], true],
  ['with a sub-type', [listed('2', 'collection · Calls')], calls, true],
  ['with one of the two', [listed('2', 'Collection')], calls, true],
  ['where no type is known', [listed('2', 'Collection')], [], true],
  ['unless only the text is the same', [listed('2', 'Collection')], ['Repayment'], false],
  ['or only the type', [listed('2', 'Repayment', 'The amount…')], ['Repayment'], false],
  ['nor by one without an id', [listed('', 'Repayment'), old], ['Repayment'], false],
])('whether a complaint has arrived: %s', (_, now, types, found) => {
  expect(isListed([old], now, { words: text, types })).toBe(found);
});

describe('the draft of a complaint', () => {
  const subject = { problemType: '2', problemSonType: '', orderNo: 'o' };
  const visit = (query: string) => history.replaceState(null, '', `/complainPageNext?${query}`);
  beforeEach(() => {
    sessionStorage.clear();
    visit('sessionId=s&orderId=o');
  });

  const empty = { text: '', images: [] };
  const words = { text: 'words', images: ['/1'] };

  const OTHERS = [{ problemType: '3' }, { problemSonType: '11' }, { orderNo: 'p' }];
  it.each(OTHERS)('survives an empty one, and the sending, of another subject: %j', (more) => {
    const other = { ...subject, ...more };
    keepDraft(subject, words);
    keepDraft(other, empty);
    keepDraft(other, { text: 'more', images: [] });
    expect(readDraft(subject)).toEqual(words);
    keepDraft(other, empty);
    expect([subject, other].map(readDraft)).toEqual([words, empty]);
    keepDraft(subject, empty);
    expect(sessionStorage.getItem('complaint')).toBeNull();
  });

  it('goes when another session opens', () => {
    dropRecordsOfOthers();
    keepDraft(subject, words);
    const stays = ['sessionId=s', 'orderId=o', 'sessionId=other&orderId=o'].map((query) => {
      visit(query);
      dropRecordsOfOthers();
      return sessionStorage.getItem('complaint') !== null;
    });
    expect(stays).toEqual([true, true, false]);
  });

  it.each(['sessionId=other&orderId=o', 'sessionId=s&orderId=p', 'sessionId=s'])(
    'is not shown to anybody else: %s',
    (query) => {
      keepDraft(subject, words);
      visit(query);
      expect(readDraft(subject)).toEqual(empty);
    },
  );

  it('is empty if storage holds nothing that can be read', () => {
    keepDraft(subject, words);
    const damaged = sessionStorage.getItem('complaint')?.replace('"words"', '7') ?? '';
    for (const kept of ['{', 'null', '7', '[]', damaged]) {
      sessionStorage.setItem('complaint', kept);
      expect(readDraft(subject), kept).toEqual(empty);
    }
  });
});

describe('tabs and badges', () => {
  it('a swipe of 0.3 of the width goes to the neighbour, unless it goes more down', () => {
    const to = (from: number, dx: number, dy = 0) => swipeTarget(from, 3, { dx, dy, width: 320 });
    expect([to(0, -96), to(0, -95), to(0, 200), to(2, -200)]).toEqual([1, 0, 0, 2]);
    expect([to(1, 96), to(1, 96, 120)]).toEqual([0, 1]);
  });

  it('renders one neighbour in advance', () =>
    expect([0, 1, 2, 3].map((index) => isRendered(index, 1))).toEqual([true, true, true, false]));

  it('keys go to the next tab, round the ends, to the first and to the last', () => {
    const to = (key: string, from: number) => keyTarget(key, from, 3);
    const tabs = [to('ArrowRight', 2), to('ArrowLeft', 0), to('Home', 2), to('End', 0), to('a', 0)];
    expect(tabs).toEqual([0, 2, 0, 2, undefined]);
  });

  it('shows 99+ above 99', () => expect([badgeText(99), badgeText(100)]).toEqual(['99', '99+']));

  it('a hash names a tab that there is, or the first', () => {
    const named = { '#1': 0, '#3': 2, '#12': 11, '#13': 0, '#0': 0, '#x': 0, '#x#3': 0, '#3x': 0 };
    for (const [hash, index] of Object.entries({ '': 0, ...named }))
      expect(tabOfHash(hash, 12), hash).toBe(index);
  });
});

describe('details and contacts', () => {
  const web = (address: string) => address.startsWith('https://ok.example/');
  const chat = (address: string) => [address, { kind: 'chat', address }] as const;
  const none = (address: string) => [address, undefined] as const;
  it.each([
    ['https://ok.example/chat', { kind: 'web', address: 'https://ok.example/chat' }],
    ['+63 917 000 0100', { kind: 'number', number: '+639170000100', shown: '+63 917 000 0100' }],
    ...['whatsapp://send?phone=63917', 'viber://chat?number=%2B63917'].map(chat),
    ...['whatsapp:send?phone=63917', 'Viber:chat?number=63917'].map(chat),
    ...['javascript:alert(1)', 'whatsapp:javascript:alert(1)', 'xwhatsapp://a'].map(none),
    ...['whatsapp:', 'whatsapp://a b', 'whatsapp://a\u202E', '1234', '*21*0917#', ''].map(none),
  ] as const)('%j is %j', (smWa, service) =>
    expect(contacts.onlineService(smWa, web)).toEqual(service),
  );

  const [OWN, EMAIL] = ['+63280000100', 'a@b.example'];
  const reply = (smWa: string, email = EMAIL) => ({ smWa, email });

  it.each([
    [undefined, false, undefined, '', OWN],
    [reply('https://a.example'), true, 'web', EMAIL, OWN],
    [reply('+639170000100', ''), true, 'number', '', undefined],
    [reply('javascript:a'), true, undefined, EMAIL, OWN],
  ])('of the contacts %j is shown: %j, %j, %j, %j', (data, ...expected) => {
    const { known, online, email, phone } = contacts.shownContacts(data, at());
    expect([known, online?.kind, email, phone?.number]).toEqual(expected);
  });

  it('accepts an e-mail address and nothing longer', () => {
    const given = ['care@lend.example', 'care', 'care@lend.example?bcc=x', 'a@b.c&d', 'a%0d@b.c'];
    expect(given.map(contacts.serviceEmail)).toEqual(['care@lend.example', '', '', '', '']);
  });
});

describe('the list of complaints', () => {
  const item = (id: string) => ({ id, type: 'T', content: 'C', time: '2026-11-20 09:30:15' });
  const tabs = [
    { title: 'In progress', list: [item('2')] },
    { title: 'All', list: [item('1'), item('2'), item('')] },
    { title: 'Answered', list: [item('1'), item('')] },
  ];
  const statesIn = (some: typeof tabs) =>
    shownComplaints({ tabs: some }, at()).tabs?.map(({ complaints }) =>
      complaints.map(({ state }) => state).join(),
    );

  it('says in the tab of all which are answered, and nothing that the only tab does not', () => {
    expect(statesIn(tabs)).toEqual(['', 'Answered,In progress,', ',']);
    expect(statesIn(tabs.slice(1, 2))).toEqual([',,']);
  });

  it.each([
    ['2026-11-20 09:30:15', '2026-11-20 09:30', '2026-11-20 09:30'],
    ['yesterday', 'yesterday', undefined],
  ])('gives the time %s of an entry to its details', (time, shown, machineTime) => {
    const list = [
      { ...item('1'), time },
      { ...item(''), type: '' },
    ];
    const [tab] = shownComplaints({ tabs: [{ title: '', list }] }, at('sessionId=s')).tabs ?? [];
    expect(tab?.title).toBe('Other');
    const [first, nameless] = tab?.complaints ?? [];
    const { pathname, searchParams } = new URL(first?.details ?? '', 'https://lend.example');
    expect(pathname).toBe('/complainDetails');
    const given = { sessionId: 's', problemId: '1', ...(machineTime && { time: machineTime }) };
    expect(Object.fromEntries(searchParams)).toEqual(given);
    expect(first).toMatchObject({ key: '1', type: 'T', content: 'C', time: shown, machineTime });
    expect(nameless).toMatchObject({ key: 'item 1', type: 'Complaint', details: undefined });
  });

  it('opens the tab that the address names, and the page that writes one', () => {
    const page = `${at().page}#3`;
    const { selected, write } = shownComplaints({ tabs }, { ...at(), page });
    expect([selected, write]).toEqual([2, expect.stringMatching(/^\/complaint(\?|$)/)]);
    expect(shownComplaints(undefined, at())).toMatchObject({ tabs: undefined, selected: 0 });
  });
});

describe('a complaint', () => {
  const SOON = 'We answer within 3 weekdays.';
  const IN_TIME = 'We answer within 3 weekdays, by 2026-11-25.';
  const LATE = 'Our answer was due on 2026-11-25. Please contact customer service.';
  const photo = (at: number, alt: string) => ({ address: expect.stringMatching(`/${at}$`), alt });
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

  it.each([
    ['time=2026-11-20 09:30', NOW, IN_TIME],
    // Until the end of the day in the market.
    ['time=2026-11-22', '2026-11-25T23:59:00+08:00', IN_TIME],
    ['time=2026-11-22', '2026-11-26T00:01:00+08:00', LATE],
    ['time=yesterday', NOW, SOON],
    ['', NOW, SOON],
  ])('%j at %s says when it was sent, and by when it is answered: %s', (query, now, waiting) => {
    const sent = waiting === SOON ? '' : query.replace('time=', 'Sent ');
    expect(shownDetail(reply, at(query, now))).toMatchObject({ sent, waiting });
  });

  const evidence = [1, 2].map((at) => photo(at, `Evidence photo ${at} of 2`));
  const inAnswer = photo(3, 'Photo 1 of 1 in the answer');
  it.each([
    [{ sonType: 'S' }, { heading: 'T · S', result: undefined, rate: undefined }],
    [{ type: '', sonType: 'S' }, { heading: 'S' }],
    [{ isNeedScore: true }, { rate: 'Rate our service' }],
    [{ isNeedScore: true, disposeDetail: 'D' }, { rate: 'Rate the answer' }],
    [{ disposeDetail: 'D' }, { result: { words: 'D', pictures: [] }, waiting: '' }],
    [{ images: ['/1', 'javascript:1', '/2'] }, { pictures: evidence }],
    [{ disposeImages: ['/3'] }, { result: { words: '', pictures: [inAnswer] } }],
  ])('of %j it shows %j', (changes, expected) => {
    expect(shownDetail({ ...reply, ...changes }, at())).toMatchObject(expected);
  });

  it('shows bars while it is not known, and a way back', () => {
    const back = expect.stringMatching(/^\/complaintList/);
    const nothing = { sent: '', pictures: [], waiting: '', back };
    expect(shownDetail(undefined, at())).toEqual(nothing);
    expect(shownDetail(reply, at()).back).toEqual(back);
  });
});
