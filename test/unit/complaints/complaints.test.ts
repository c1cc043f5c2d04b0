// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { shownDetail } from '../../../pages/complainDetails/complainDetails.model.ts';
import * as form from '../../../pages/complainPageNext/complainPageNext.model.ts';
import { complaintCheck } from '../../../pages/complainPageNext/complaintCheck.ts';
import { keepDraft, readDraft } from '../../../pages/complainPageNext/complaintDraft.ts';
import {
  firstOrder,
  ordersOf,
  shownStart,
  typeStep,
} from '../../../pages/complaint/complaint.model.ts';
import { OrderPicker } from '../../../pages/complaint/OrderPicker.tsx';
import { shownComplaints } from '../../../pages/complaintList/complaintList.model.ts';
import * as contacts from '../../../pages/customerService/customerService.model.ts';
import { dropRecordsOfOthers } from '../../../shared/api/session/session.ts';
import { getConfig } from '../../../shared/config/config.ts';
import type { UploadItem } from '../../../shared/features/upload/uploadQueue.ts';
import { stubReply, success } from '../../pages/stubServer.ts';

const NOW = '2026-11-24T08:00:00+08:00';
const at = (query = '', now = NOW) => ({
  now: Date.parse(now),
  address: `https://lend.example/page?${query}`,
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

describe('2.4 Complaint flow: the start of a complaint', () => {
  it.each([
    ['the one in the address', '', 'orderId=b', undefined, 'b'],
    ['not that, where the server names another', 'c', 'orderId=b', undefined, 'c'],
    ['the one that the borrower has chosen', '', 'orderId=b', 'a', 'a'],
    ['the first, where the list lacks that of the address', '', 'orderId=x', undefined, 'a'],
    ['the first, without one in the address', '', 'orderId=', undefined, 'a'],
  ])('is about %s', (_, named, query, before, number) => {
    const init = { ...INIT, orderDetail: order(named) };
    expect(firstOrder(init, at(query), before)?.orderNo).toBe(number);
    if (!before) expect(shownStart(init, at(query)).order?.number).toBe(number);
  });

  it.each([
    ['another type than 1: the next page', '2', false, [], 'next'],
    ['type 1: its sub-types', '1', true, SON_TYPES, 'sonTypes'],
    ['type 1 that the order does not allow: a refusal', '1', false, SON_TYPES, 'refused'],
    ['type 1 without an order: its sub-types', '1', undefined, SON_TYPES, 'sonTypes'],
    ['type 1 without sub-types: the next page', '1', true, [], 'next'],
  ])('what follows %s', (_, type, allows, sons, step) => {
    const chosen = allows === undefined ? undefined : { isShow: allows };
    expect(typeStep(type, chosen, { problemSonType: sons })).toBe(step);
  });

  it.each([
    ['one that it lists', 'b', ['a', 'b'], 'b', ['b', 'a']],
    ['none of several', '', ['a', 'b'], 'a', ['a', 'b']],
    ['one that it does not list', 'c', ['a', 'b'], 'c', ['c', 'a', 'b']],
    ['none, and lists one', '', ['a'], 'a', ['a']],
    ['none, and lists none', '', [], undefined, []],
  ])('the order that stands first where the server names %s', (...given) => {
    const [, named, listed, first, all] = given;
    const orderList = listed.map((number) => order(number));
    const init = { ...INIT, orderDetail: order(named), orderList };
    const { order: shown, hasOthers } = shownStart(init, at());
    expect([shown?.number, hasOthers]).toEqual([first, all.length > 1]);
    expect(ordersOf(init).map(({ orderNo }) => orderNo)).toEqual(all);
  });

  // 2026-11-27 is a Friday.
  it.each([
    ['a Tuesday', '2026-11-24T08:00:00+08:00', NOW, 'Sent. We answer by 2026-11-27.'],
    [
      'a Friday',
      '2026-11-27T23:59:00+08:00',
      '2026-11-29T08:00:00+08:00',
      'Sent. We answer by 2026-12-02.',
    ],
    [
      'a Sunday',
      '2026-11-29T01:00:00+08:00',
      '2026-12-02T23:00:00+08:00',
      'Sent. We answer by 2026-12-02.',
    ],
    ['a day whose answer is overdue', '2026-11-24T08:00:00+08:00', '2026-11-28T00:00:00+08:00', ''],
    [
      'a day that is yet to come',
      '2026-11-25T08:00:00+08:00',
      NOW,
      'Sent. We answer within 3 weekdays.',
    ],
  ])('a complaint that was sent on %s', (_, sent, now, words) =>
    expect(shownStart(INIT, at('', now), undefined, Date.parse(sent)).sent).toBe(words),
  );

  it('shows bars while it is not known', () => {
    const { order: bars, types, hasOthers } = shownStart(undefined, at());
    expect([bars?.rows.length, types, hasOthers]).toEqual([2, undefined, undefined]);
  });

  it('offers orders with amount, date, and a status that is known or in words', () => {
    const { list, ...rest } = order('');
    const rows = ['2026-12-01', '3 %'].map((value) => ({ title: 'T', value }));
    const orders = ['180', '999', 'Closed'].map((status, at) => {
      return { ...rest, status, orderNo: `A-${at}`, list: [...list, ...rows] };
    });
    const bare = order('B-1');
    const nothing = () => undefined;
    const all = [...orders, { ...bare, list: [] }];
    const shown = { orders: all, chosen: undefined, onChoose: nothing, onClose: nothing };
    render(createElement(OrderPicker, shown));
    for (const note of [
      '₱3,000.00 · 2026-12-01 · Due today · Order A-0',
      '₱3,000.00 · 2026-12-01 · Order A-1',
      '₱3,000.00 · 2026-12-01 · Closed · Order A-2',
      'Order B-1',
    ])
      screen.getByText(note);
  });
});

describe('2.4 Complaint flow: the text and the pictures of a complaint', () => {
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
    ['is none without the sub-type that its type needs', '1', '', SON_TYPES, false],
    ['is whole where its type has none', '1', '', [], true],
    ['is whole until it is known that its type has some', '1', '', undefined, true],
    ['is whole with a sub-type', '1', '11', SON_TYPES, true],
    ['is whole with a type that needs none', '2', '', SON_TYPES, true],
    ['is none without a type', '', '', undefined, false],
  ])('the subject in the address %s', (_, problemType, problemSonType, sons, is) => {
    const subject = { problemType, problemSonType, orderNo: 'o' };
    history.replaceState(null, '', `/x?${new URLSearchParams(subject)}`);
    const found = form.currentSubject(sons && { ...INIT, problemSonType: [...sons] });
    expect(found).toEqual(is ? subject : undefined);
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

describe('2.4 Complaint flow', () => {
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
  ])('whether a complaint has arrived: %s', async (_, now, types, found) => {
    const lists = [[old], now];
    const reply = () => success({ tabs: [{ title: 'All', list: lists.shift() }] });
    stubReply('/problem-list', reply);
    const check = complaintCheck(types);
    await check.prepare?.();
    const subject = { problemType: '1', problemSonType: '', orderNo: 'o' };
    expect(await check.arrived(form.problemFields(subject, text, []))).toBe(found);
  });
});

describe('2.4 Complaint flow: the draft of a complaint', () => {
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

describe('2.5 Customer service page: the contacts', () => {
  const [OWN, EMAIL] = ['+63280000100', 'a@b.example'];
  const reply = (smWa: string, email = EMAIL) => ({ smWa, email });
  const shown = (smWa: string, email?: string) => contacts.shownContacts(reply(smWa, email), at());

  const chat = (address: string) => [address, { kind: 'chat', address }] as const;
  const none = (address: string) => [address, undefined] as const;
  it.each([
    ['https://ok.example/chat', { kind: 'web', address: 'https://ok.example/chat' }],
    ['+63 917 000 0100', { kind: 'number', number: '+639170000100', shown: '+63 917 000 0100' }],
    ...['whatsapp://send?phone=63917', 'viber://chat?number=%2B63917'].map(chat),
    ...['whatsapp:send?phone=63917', 'Viber:chat?number=63917'].map(chat),
    ...['javascript:alert(1)', 'whatsapp:javascript:alert(1)', 'xwhatsapp://a'].map(none),
    ...['whatsapp:', 'whatsapp://a b', 'whatsapp://a\u202E', '1234', '*21*0917#', ''].map(none),
  ] as const)('the online contact %j is %j', (smWa, service) =>
    expect(shown(smWa).online).toEqual(service),
  );

  it('are the e-mail address, and the own number unless the online contact is one', () => {
    expect(contacts.shownContacts(undefined, at())).toMatchObject({ known: false, email: '' });
    const web = shown('https://a.example');
    expect(web).toMatchObject({ known: true, email: EMAIL, phone: { number: OWN } });
    expect(shown('+639170000100').phone).toBeUndefined();
    expect(shown('javascript:a').phone?.number).toBe(OWN);
  });

  it('have an e-mail address and nothing longer', () => {
    const given = ['care@lend.example', 'care', 'care@lend.example?bcc=x', 'a@b.c&d', 'a%0d@b.c'];
    const emails = given.map((email) => shown('', email).email);
    expect(emails).toEqual(['care@lend.example', '', '', '', '']);
  });
});

describe('2.4 Complaint flow: the list of complaints', () => {
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

  it('opens the tab that the address names, or else the first', () => {
    const twelve = Array.from({ length: 12 }, () => ({ title: 'T', list: [] }));
    const selected = (hash: string) =>
      shownComplaints({ tabs: twelve }, { ...at(), address: `${at().address}${hash}` }).selected;
    expect(['#1', '#3', '#12', '#%31%32'].map(selected)).toEqual([0, 2, 11, 11]);
    for (const none of ['', '#13', '#0', '#x', '#x#3', '#3x']) expect(selected(none)).toBe(0);
  });

  it('leads to the page that writes one, and shows bars while it is not known', () => {
    const waiting = {
      tabs: undefined,
      selected: 0,
      write: expect.stringMatching(/^\/complaint\b/),
    };
    expect(shownComplaints(undefined, at())).toEqual(waiting);
  });
});

describe('2.4 Complaint flow: a complaint', () => {
  const SOON = 'We answer within 3 weekdays.';
  const IN_TIME = 'We answer within 3 weekdays, by 2026-11-25.';
  const LATE = 'Our answer was due on 2026-11-25. Please call us.';
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
    ['in time', 'time=2026-11-20 09:30', NOW, IN_TIME],
    ['on the last day in the market', 'time=2026-11-22', '2026-11-25T23:59:00+08:00', IN_TIME],
    ['late on the day after', 'time=2026-11-22', '2026-11-26T00:01:00+08:00', LATE],
    ['soon, for a time that cannot be read', 'time=yesterday', NOW, SOON],
    ['soon, without a time', '', NOW, SOON],
  ])('says when it was sent, and by when it is answered: %s', (_, query, now, waiting) => {
    const time = waiting === SOON ? '' : query.replace('time=', '');
    const isLate = waiting === LATE;
    expect(shownDetail(reply, at(query, now))).toMatchObject({
      state: isLate ? 'late' : 'waiting',
      // A telephone number only for whom we keep waiting.
      service: isLate ? expect.stringMatching(/^\+63/) : undefined,
      steps: [
        { words: 'Sent', time, isCurrent: false },
        { words: waiting, time: '', isCurrent: true },
        { words: 'Answered', time: '', isCurrent: false },
      ],
    });
  });

  it('that was answered has come to its last step, however late', () => {
    const answered = { ...reply, disposeDetail: 'D' };
    const shown = shownDetail(answered, at('time=2026-11-22', '2026-12-26T00:01:00+08:00'));
    expect(shown).toMatchObject({ state: 'answered', service: undefined });
    expect(shown.steps?.map(({ words, isCurrent }) => [words, isCurrent])).toEqual([
      ['Sent', false],
      [SOON, false],
      ['Answered', true],
    ]);
  });

  const evidence = [1, 2].map((at) => photo(at, `Evidence photo ${at} of 2`));
  const inAnswer = photo(3, 'Photo 1 of 1 in the answer');
  it.each([
    [{ sonType: 'S' }, { heading: 'T · S', result: undefined, rate: undefined }],
    [{ type: '', sonType: 'S' }, { heading: 'S' }],
    [{ isNeedScore: true }, { rate: 'Rate our service' }],
    [{ isNeedScore: true, disposeDetail: 'D' }, { rate: 'Rate the answer' }],
    [{ disposeDetail: 'D' }, { result: { words: 'D', pictures: [] }, state: 'answered' }],
    [{ images: ['/1', 'javascript:1', '/2'] }, { pictures: evidence }],
    [{ disposeImages: ['/3'] }, { result: { words: '', pictures: [inAnswer] } }],
  ])('of %j it shows %j', (changes, expected) => {
    expect(shownDetail({ ...reply, ...changes }, at())).toMatchObject(expected);
  });

  it('shows bars while it is not known, and a way back', () => {
    const back = expect.stringMatching(/^\/complaintList/);
    const nothing = { pictures: [], back };
    expect(shownDetail(undefined, at())).toEqual(nothing);
    expect(shownDetail(reply, at()).back).toEqual(back);
  });
});
