// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasResult } from '../../../pages/complainDetails/complainDetails.model.ts';
import {
  blockedBy,
  clipped,
  lengthOf,
  MAX_TEXT_LENGTH,
  mergedText,
  problemFields,
  subjectOf,
  tagsOf,
} from '../../../pages/complainPageNext/complainPageNext.model.ts';
import { complaintCheck } from '../../../pages/complainPageNext/complaint.mutation.ts';
import { dropDraft, keepDraft, readDraft } from '../../../pages/complainPageNext/complaintDraft.ts';
import {
  firstOrder,
  nextParameters,
  ordersOf,
  typeStep,
} from '../../../pages/complaint/complaint.model.ts';
import { tabOfHash } from '../../../pages/complaintList/complaintList.model.ts';
import {
  onlineService,
  serviceEmail,
} from '../../../pages/customerService/customerService.model.ts';
import type { Attempt, Snapshot } from '../../../shared/api/session/attempt.ts';
import { dropRecordsOfOthers } from '../../../shared/api/session/session.ts';
import { badgeText, isRendered, keyTarget, swipeTarget } from '../../../shared/ui/Tabs.tsx';

const order = (orderNo: string, isShow = true) => ({
  orderNo,
  isShow,
  productLogo: '',
  productName: '',
  status: '',
  list: [],
});
const nobody = order('');
const SON_TYPES = { problemSonType: [{ title: 'Calls too often', value: '11' }] };

describe('the start of a complaint', () => {
  it.each([
    ['2', false, 'next'],
    ['1', true, 'sonTypes'],
    ['1', false, 'refused'],
  ] as const)('type %s on an order that takes collection complaints: %s', (type, isShow, step) =>
    expect(typeStep(type, { isShow }, SON_TYPES)).toBe(step),
  );

  it('lets type 1 continue if there is no order at all', () =>
    expect(typeStep('1', undefined, SON_TYPES)).toBe('sonTypes'));

  it('continues at once with type 1 if it has no sub-types', () => {
    expect(typeStep('1', { isShow: true }, { problemSonType: [] })).toBe('next');
    expect(typeStep('1', { isShow: false }, { problemSonType: [] })).toBe('refused');
  });

  it('chooses the order that the server names or else the first, and lists none twice', () => {
    const lists = { problemType: [], problemSonType: [], orderList: [order('a'), order('b')] };
    expect(firstOrder({ ...lists, orderDetail: order('b') })?.orderNo).toBe('b');
    expect(firstOrder({ ...lists, orderDetail: nobody })?.orderNo).toBe('a');
    const all = ordersOf({ ...lists, orderDetail: order('b') });
    expect(all.map(({ orderNo }) => orderNo)).toEqual(['b', 'a']);
    expect(ordersOf({ ...lists, orderDetail: nobody })).toHaveLength(2);
  });

  it('passes the sub-type only if there is one', () => {
    expect(nextParameters('o', '2')).toEqual({ problemType: '2', orderNo: 'o' });
    expect(nextParameters('o', '1', '11')).toEqual({
      problemType: '1',
      problemSonType: '11',
      orderNo: 'o',
    });
  });
});

describe('the text and the pictures of a complaint', () => {
  it('appends what was typed before React had loaded to the draft, and never twice', () => {
    expect(mergedText('', 'early')).toBe('early');
    expect(mergedText('draft', '')).toBe('draft');
    expect(mergedText('draft', 'early')).toBe('draft\nearly');
    expect(mergedText('draft\nearly', 'draft\nearly')).toBe('draft\nearly');
    expect(mergedText('ear', 'early')).toBe('early');
  });

  it('never keeps more than 200 characters, and never cuts one in half', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (typed) => {
        const { text, cut } = clipped(typed);
        expect(lengthOf(text)).toBe(Math.min(MAX_TEXT_LENGTH, lengthOf(typed)));
        expect(typed.startsWith(text)).toBe(true);
        expect(cut).toBe(text !== typed);
      }),
    );
    expect(lengthOf(clipped('😀'.repeat(201)).text)).toBe(200);
  });

  it('waits for uploads, and for a decision about failed ones', () => {
    const item = (state: 'waiting' | 'uploading' | 'done' | 'failed') => ({
      key: state,
      state,
      progress: 0,
    });
    expect(blockedBy([])).toBeUndefined();
    expect(blockedBy([item('done')])).toBeUndefined();
    expect(blockedBy([item('done'), item('waiting')])).toBe('uploading');
    expect(blockedBy([item('uploading'), item('failed')])).toBe('failed');
  });

  it('sends images joined by commas, or empty [3-27]', () => {
    const subject = { problemType: '2', problemSonType: '', orderNo: 'o' };
    expect(problemFields(subject, ' a ', ['/1', '/2'])).toEqual({
      ...subject,
      problemDetail: 'a',
      problemImage: '/1,/2',
    });
    expect(problemFields(subject, 'a', []).problemImage).toBe('');
  });

  it('needs a type, and a sub-type with type 1', () => {
    const subject = { problemType: '1', problemSonType: '', orderNo: '' };
    expect(subjectOf(subject, SON_TYPES)).toBeUndefined();
    expect(subjectOf(subject, { problemSonType: [] })).toBeDefined();
    expect(subjectOf(subject)).toBeDefined();
    expect(subjectOf({ ...subject, problemType: '' })).toBeUndefined();
    expect(subjectOf({ ...subject, problemSonType: '11' }, SON_TYPES)).toBeDefined();
    expect(subjectOf({ ...subject, problemType: '2' })).toBeDefined();
    expect(subjectOf(undefined)).toBeUndefined();
  });

  it('shows type and sub-type by name', () => {
    const init = {
      problemType: [
        { title: 'Collection', value: '1' },
        { title: 'Other', value: '2' },
      ],
      problemSonType: [{ title: 'Calls', value: '11' }],
      orderDetail: nobody,
      orderList: [],
    };
    const subject = { problemType: '1', problemSonType: '11', orderNo: '' };
    expect(tagsOf(init, subject)).toEqual(['Collection', 'Calls']);
    expect(tagsOf(init, { ...subject, problemType: '2' })).toEqual(['Other']);
  });
});

describe('whether a complaint has arrived', () => {
  const fields = {
    problemType: '2',
    problemSonType: '',
    problemDetail: 'The amount is wrong',
    problemImage: '',
    orderNo: 'o',
  };
  const check = complaintCheck(['Repayment']);
  const words = (problemDetail: string) => {
    const expected = check.expect?.({ ...fields, problemDetail });
    return expected && typeof expected === 'object' && 'words' in expected ? expected.words : '';
  };
  const listed = (id: string, type: string, content: string) => ({
    id,
    type,
    words: words(content),
  });
  const old = listed('1', 'Collection', fields.problemDetail);
  const sent: Attempt = {
    key: 'k',
    path: '/p',
    token: '',
    amount: '',
    input: '',
    before: [old],
    expected: check.expect?.(fields) ?? null,
    sentAt: 0,
    settlesAt: 0,
    doneAt: 0,
    address: '',
  };
  const found = (now: Snapshot, attempt = sent) => check.compare?.(attempt, now);

  it('is not proved by an older one with the same text, of any type', () => {
    expect(found([old])).toBe('notDone');
    const same = listed('1', 'Repayment', fields.problemDetail);
    expect(found([same], { ...sent, before: [same] })).toBe('notDone');
  });

  it('is proved by a new one with its type and text, whatever the spacing', () => {
    expect(found([listed('2', 'Repayment', fields.problemDetail), old])).toBe('done');
    expect(found([listed('2', '', 'The amount\r\nis wrong '), old])).toBe('done');
    const collection = complaintCheck(['Collection', 'Calls']);
    const calls = { ...sent, expected: collection.expect?.(fields) ?? null };
    expect(found([listed('2', 'Collection · Calls', fields.problemDetail)], calls)).toBe('done');
  });

  it('is unknown if a new one has only the same text or only the same type', () => {
    expect(found([listed('2', 'Collection', fields.problemDetail), old])).toBe('unknown');
    expect(found([listed('2', 'Repayment', 'The amount…'), old])).toBe('unknown');
    expect(found([listed('2', 'Collection', 'Something else'), old])).toBe('notDone');
  });

  it('is never disproved by one without an id, which may be older or new', () => {
    expect(found([listed('', 'Repayment', fields.problemDetail), old])).toBe('unknown');
    expect(found([listed('', 'Repayment', 'Something else'), old])).toBe('notDone');
    const before = [listed('', 'Repayment', fields.problemDetail)];
    expect(found(before, { ...sent, before })).toBe('unknown');
  });

  it('is unknown without a list from before it was sent', () => {
    expect(found([old], { ...sent, before: null })).toBe('unknown');
    expect(found(null)).toBe('unknown');
  });

  it('stores none of its text on the device', () => {
    expect(JSON.stringify(sent)).not.toContain('amount is');
  });
});

describe('the draft of a complaint', () => {
  const subject = { problemType: '2', problemSonType: '', orderNo: 'o' };
  const visit = (query: string) => history.replaceState(null, '', `/complainPageNext?${query}`);
  beforeEach(() => {
    sessionStorage.clear();
    visit('sessionId=s&orderId=o');
  });

  const empty = { text: '', images: [] };

  it('is restored for its subject only, and deleted when it was sent', () => {
    keepDraft(subject, { text: 'words ', images: ['/1'] });
    expect(readDraft(subject)).toEqual({ text: 'words ', images: ['/1'] });
    expect(readDraft({ ...subject, orderNo: 'p' })).toEqual(empty);
    dropDraft(subject);
    expect(readDraft(subject)).toEqual(empty);
    expect(sessionStorage.getItem('complaint')).toBeNull();
  });

  it.each([{ problemType: '3' }, { problemSonType: '11' }, { orderNo: 'p' }])(
    'survives an empty one, and the sending, of another subject: %j',
    (more) => {
      const other = { ...subject, ...more };
      keepDraft(subject, { text: 'words', images: ['/1'] });
      keepDraft(other, empty);
      keepDraft(other, { text: 'more', images: [] });
      expect(readDraft(subject)).toEqual({ text: 'words', images: ['/1'] });
      dropDraft(other);
      expect(readDraft(other)).toEqual(empty);
      expect(readDraft(subject)).toEqual({ text: 'words', images: ['/1'] });
    },
  );

  it('leaves nothing on the device once it is empty again', () => {
    keepDraft(subject, { text: 'words', images: [] });
    keepDraft(subject, empty);
    expect(sessionStorage.getItem('complaint')).toBeNull();
  });

  it('goes with every other one when another session opens', () => {
    dropRecordsOfOthers();
    keepDraft(subject, { text: 'words', images: [] });
    keepDraft({ ...subject, problemType: '3' }, { text: 'more', images: [] });
    visit('sessionId=other&orderId=o');
    dropRecordsOfOthers();
    expect(sessionStorage.getItem('complaint')).toBeNull();
  });

  it.each(['sessionId=other&orderId=o', 'sessionId=s&orderId=p', 'sessionId=s'])(
    'is not shown to anybody else: %s',
    (query) => {
      keepDraft(subject, { text: 'words', images: [] });
      visit(query);
      expect(readDraft(subject)).toEqual({ text: '', images: [] });
    },
  );

  it.each(['{', 'null', '7', '[]', '{"complaint:2::o":{}}'])(
    'is empty if storage holds %s',
    (kept) => {
      sessionStorage.setItem('complaint', kept);
      expect(readDraft(subject)).toEqual({ text: '', images: [] });
    },
  );
});

describe('tabs and badges [9-38, 9-39, 9-40]', () => {
  const width = 320;
  it.each([
    [0, -96, 0, 1],
    [0, -95, 0, 0],
    [0, 200, 0, 0],
    [2, -200, 0, 2],
    [1, 96, 0, 0],
    [1, 96, 120, 1],
  ])('from tab %s, %s px sideways and %s down, to %s', (selected, dx, dy, target) =>
    expect(swipeTarget(selected, 3, { dx, dy, width })).toBe(target),
  );

  it('renders one neighbour in advance', () =>
    expect([0, 1, 2, 3].map((index) => isRendered(index, 1))).toEqual([true, true, true, false]));

  it('moves round with the arrow keys and to the ends with Home and End', () => {
    expect(keyTarget('ArrowRight', 2, 3)).toBe(0);
    expect(keyTarget('ArrowLeft', 0, 3)).toBe(2);
    expect([keyTarget('Home', 2, 3), keyTarget('End', 0, 3)]).toEqual([0, 2]);
    expect(keyTarget('a', 0, 3)).toBeUndefined();
  });

  it('shows 99+ above 99', () => expect([badgeText(99), badgeText(100)]).toEqual(['99', '99+']));

  it.each([
    ['', 0],
    ['#1', 0],
    ['#3', 2],
    ['#4', 0],
    ['#0', 0],
    ['#x', 0],
  ])('the hash %s names tab %s', (hash, index) => expect(tabOfHash(hash, 3)).toBe(index));
});

describe('details and contacts', () => {
  it('has a result only with text or pictures', () => {
    expect(hasResult({ disposeDetail: '', disposeImages: [] })).toBe(false);
    expect(hasResult({ disposeDetail: 'a', disposeImages: [] })).toBe(true);
    expect(hasResult({ disposeDetail: '', disposeImages: ['/a'] })).toBe(true);
  });

  const web = (address: string) => address.startsWith('https://ok.example/');
  it.each([
    ['https://ok.example/chat', { kind: 'web', address: 'https://ok.example/chat' }],
    ['whatsapp://send?phone=63917', { kind: 'chat', address: 'whatsapp://send?phone=63917' }],
    ['viber://chat?number=%2B63917', { kind: 'chat', address: 'viber://chat?number=%2B63917' }],
    ['+63 917 000 0100', { kind: 'number', number: '+639170000100', shown: '+63 917 000 0100' }],
    ['javascript:alert(1)', undefined],
    ['whatsapp:javascript', undefined],
    ['whatsapp://a b', undefined],
    ['whatsapp://a\u202E', undefined],
    ['*21*0917#', undefined],
    ['', undefined],
  ])('%s is %j', (smWa, service) => expect(onlineService(smWa, web)).toEqual(service));

  it('never makes a link of an address with a hidden or foreign part', () => {
    fc.assert(
      fc.property(fc.string(), (smWa) => {
        const service = onlineService(smWa, () => false);
        if (service?.kind === 'chat')
          expect(service.address).toMatch(/^(whatsapp|viber):\/\/[!-~]+$/i);
        if (service?.kind === 'number') expect(service.number).toMatch(/^\+?\d{5,15}$/);
      }),
    );
  });

  it('accepts an e-mail address and nothing longer', () => {
    expect(serviceEmail('care@lend.example')).toBe('care@lend.example');
    for (const bad of ['', 'care', 'care@lend.example?bcc=x', 'a@b.c&d', 'a%0d@b.c']) {
      expect(serviceEmail(bad)).toBe('');
    }
  });
});
