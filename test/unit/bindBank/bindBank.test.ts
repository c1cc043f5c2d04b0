// @vitest-environment happy-dom
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountCheck } from '../../../pages/bindBank/accountSave.ts';
import * as draft from '../../../pages/bindBank/bindBank.draft.ts';
import {
  bindPayload,
  cardTypesOf,
  channelsOf,
  itemKey,
  problemOf,
  requestedItems,
  shownAccount,
  startForm,
  unfinishedItems,
  withCardType,
  withValue,
} from '../../../pages/bindBank/bindBank.model.ts';
import * as field from '../../../pages/bindBank/bindField.model.ts';
import { type BindItem, cardInitCall } from '../../../shared/api/bindCard.ts';
import { stubReply, success } from '../../pages/stubServer.ts';
import { cardInitOf } from '../../sandbox/bindCard.ts';
import { newWorld, type Order } from '../../sandbox/world.ts';
import { item } from './item.ts';

const world = newWorld(0);
const order = world.orders.get('status-151') as Order;
const { items } = v.parse(cardInitCall.reply, cardInitOf(order, world));
const OPTIONS = [{ name: 'N', type: 'n', children: [] }];
const titles = (shown: readonly BindItem[]) => shown.map(({ title }) => title);
/** An item that asks for a text, by its input type. */
const fieldOf = (inputType: string) => item({ inputType });

describe('2.3 Bank / payment account page', () => {
  it('the items of a form have card types, the default first, and channels', () => {
    const types = (...all: string[]) => cardTypesOf(all.map((cardTypeMi) => item({ cardTypeMi })));
    expect([types(), types('3', '2', '0')]).toEqual([['1'], ['1', '2', '3']]);
    const channels = ['', '0', '2', '1', '2'].map((channelNumber) => item({ channelNumber }));
    expect(channelsOf(channels)).toEqual(['', '2', '1']);
    expect(itemKey(item({ cardTypeMi: '1', channelNumber: '2' }))).toBe('1,2,c');
  });

  it('the items of a form are named by their titles, subtitles or codes', () => {
    const all = [item({ subtitle: 'S' }), item({ title: '', subtitle: 'S' }), item({ title: '' })];
    expect(titles(shownAccount({ items: all }).items ?? [])).toEqual(['T', 'S', 'c']);
    const none = { cardType: '1', values: { channel: '90006' } };
    expect(shownAccount(undefined)).toEqual({ items: undefined, form: none });
  });
});

describe('2.3 Bank / payment account page: fields and masks', () => {
  it.each([
    ['city', '', 'city', 'text'],
    ['citySelect', '', 'city', 'text'],
    ['day', 'number', 'day', 'day'],
    ['enum', 'number', 'enum', 'number'],
    ['text', 'number', 'number', 'number'],
    ['text', 'phone', 'phone', 'phone'],
    ['text', 'bank Card', 'bankCard', 'bankCard'],
    ['text', 'money', 'money', 'money'],
    ['new category', 'new type', 'text', 'text'],
  ])('%s with %s is a field of kind %s, without options %s', (cate, inputType, kind, without) => {
    expect(field.fieldKind({ cate, inputType, note: OPTIONS })).toBe(kind);
    expect(field.fieldKind({ cate, inputType, note: [] })).toBe(without);
  });

  it.each([
    ['phone', '+63 917 123 4567', '09171234567', '091 7123 4567'],
    ['phone', '630917123456', '630917123456', '630917123456'],
    ['phone', '+63 917 123 45678', '63917123456', '639 1712 3456'],
    ['number', 'a00 1-2x3', '00123', '00123'],
    ['bankCard', '\u200e١٢٣٤\u2011٥٦\u200b', '123456', '1234 56'],
    ['text', ' a 1', ' a 1', ' a 1'],
  ] as const)('%s: of %j it keeps %s, shown as %s', (kind, typed, raw, shown) => {
    expect(field.parseTyped(kind, typed).digits).toBe(raw);
    expect(field.maskOf(kind)(typed)).toBe(shown);
  });

  it.each([
    ['', '0917123456789', '09171234567', 'tooLong'],
    ['09171234567', '091971234567', '09171234567', 'tooLong'],
    ['09171234567', '091712345671', '09171234567', 'tooLong'],
    ['09171234567', '098765432101', '09876543210', 'tooLong'],
    ['123456789012345', '123456789019', '123456789012345', 'tooLong'],
    ['0917', '+1 212 555 0100', '0917', 'badPhone'],
    ['0917', '091 7+63 917 123 4567', '0917', 'badPhone'],
    ['0917', '+63 917 123 4567', '09171234567', undefined],
  ] as const)('a phone field that holds %j and reads %j then holds %s: %s', (...given) => {
    const [before, typed, value, problem] = given;
    expect(field.editOf('phone', before, typed)).toEqual({ value, problem });
  });

  it('shows a choice by its names in a nested list', () => {
    const city = items.find(({ code }) => code === 'branch') as BindItem;
    const shown = ['ceb-2', 'siq', 'ceb', 'gone'].map((type) => field.shownValue(city, type));
    expect(shown).toEqual(['Cebu, Mandaue', 'Siquijor', '', '']);
    const channel = items.find(({ code }) => code === 'channel') as BindItem;
    expect(field.shownValue(channel, '90007')).toBe('Maya');
    const amounts = ['5', ''].map((amount) => field.shownValue(fieldOf('money'), amount));
    expect(amounts).toEqual(['₱5', '']);
  });

  it.each([
    ['bankCard', '12345', ['1234', '5']],
    ['phone', '09171234567', ['091', '7123', '4567']],
    ['phone', '', ''],
    ['', 'Ana Reyes', 'Ana Reyes'],
  ])('in a review %j shows %j as %j', (inputType, value, shown) =>
    expect(field.reviewedValue(fieldOf(inputType), value)).toEqual(shown),
  );
});

describe('2.3 Bank / payment account page: the form', () => {
  it('starts with card type 1, channel 90006 and the values stored by the server', () => {
    const [cardType, channel] = ['1', '90006'];
    expect(startForm(items)).toEqual({ cardType, values: { channel } });
    const kept = [item({ code: 'channel', cate: 'enum', value: '90007' }), item({ value: 'A' })];
    const values = { channel: '90007', c: 'A' };
    expect(startForm(kept)).toEqual({ cardType, values });
    const note = [{ name: 'GCash', type: channel, children: [] }];
    const zero = [item({ code: 'channel', cate: 'enum', note, value: '0' })];
    expect(bindPayload(zero, startForm(zero), '7').channel).toBe(channel);
  });

  it.each([
    ['2 3', '2'],
    ['0 3', '3'],
    ['2 1', '1'],
    ['0', '1'],
  ])('starts with the first card type that has items of its own, of %s with %s', (types, first) => {
    // Whatever their channel.
    const all = types.split(' ').map((cardTypeMi) => item({ cardTypeMi, channelNumber: '90007' }));
    expect(startForm([item({}), ...all]).cardType).toBe(first);
  });

  it('keeps what belongs to one card type out of the others, and shows it again on return', () => {
    const typed = withValue(withValue(startForm(items), 'cardNo', '0917'), 'holder', 'Ana');
    const bank = withCardType(items, withValue(typed, 'stray', 'x'), '2');
    const shared = { channel: '90006', holder: 'Ana', stray: 'x' };
    expect(bank).toMatchObject({ cardType: '2', values: shared });
    expect(bank.values.cardNo).toBeUndefined();
    const other = withValue(withValue(bank, 'cardNo', '5234'), 'holder', 'Bo');
    const back = withCardType(items, other, '1');
    expect(back.values).toMatchObject({ ...shared, holder: 'Bo', cardNo: '0917' });
    expect(withCardType(items, back, '2').values.cardNo).toBe('5234');
  });

  it("starts each card type with the server's values for it, the shown item's before others", () => {
    const number = (cardTypeMi: string, channelNumber: string, value: string) =>
      item({ code: 'n', inputType: 'number', cardTypeMi, channelNumber, value });
    const saved = [number('1', '90006', '1'), number('1', '90007', '2'), number('2', '', '3')];
    const unsaved = [number('1', '90006', '1'), number('2', '', '')];
    const shown = [saved, unsaved].map((some) => {
      const start = startForm(some);
      return [start.values.n, withCardType(some, start, '2').values.n];
    });
    expect(shown).toEqual([
      ['1', '3'],
      ['1', undefined],
    ]);
  });

  it.each([
    ['bankCard', { '5234 5678': '52345678' }],
    ['phone', { 123456789012345: '12345678901' }],
    ['money', { '1.55': '1.55', '1.': '', '.5': '', '1,000': '', x1: '', '1.x': '' }],
    ['day', { '2019-05-31': '2019-05-31', '2019-05-31 00:00': '', 'x2019-05-31': '' }],
    ['enum', { n: 'n', gone: '' }],
    ['citySelect', { gone: '' }],
    ['text', { ' Ana ': 'Ana' }],
  ])('of a %s field sends its values as %j', (kind, values) => {
    const note = kind === 'enum' || kind === 'citySelect' ? OPTIONS : [];
    const field = { ...fieldOf(kind), cate: kind, note };
    const sent = (c: string) => bindPayload([field], { cardType: '1', values: { c } }, '7').c;
    const found = Object.keys(values).map((held) => [held, sent(held)]);
    expect(Object.fromEntries(found)).toEqual(values);
  });

  it.each([
    ['5234567812341234', 'tooLong'],
    ['001 212 555 0100', 'badPhone'],
    ['630917123456', 'badPhone'],
    ['09171234567', undefined],
    ['', 'missing'],
  ])('%s in a phone field: %s', (held, problem) => {
    const phone = fieldOf('phone');
    const form = withValue(startForm([phone]), 'c', held);
    expect(problemOf(phone, form)).toBe(problem);
    expect(unfinishedItems([phone], form)).toHaveLength(problem ? 1 : 0);
    expect(problemOf({ ...phone, required: false }, form)).toBe(held ? problem : undefined);
    expect(problemOf(phone, startForm([{ ...phone, value: held }]))).toBe(problem);
    expect(problemOf({ ...phone, inputType: '' }, form)).toBe(held ? undefined : 'missing');
  });

  it.each(['+', '+6', '＋63'])('%s in a phone field is no number yet, and is not sent', (held) => {
    const phone = { ...fieldOf('phone'), required: true };
    const form = withValue(startForm([phone]), 'c', held);
    expect(problemOf(phone, form)).toBe('missing');
    expect(bindPayload([{ ...phone, required: false }], form, '').c).toBe('');
  });

  it('sends each visible item once, raw, plus cardType and product_id, and nothing else', () => {
    const channel = '90006';
    const typed = { channel, cardNo: '0917 123 4567', holder: ' Ana ', stray: 'x' };
    const wallet = { channel, holder: 'Ana', cardNo: '09171234567', income: '' };
    const sent = bindPayload(items, { cardType: '1', values: typed }, '7');
    expect(sent).toEqual({ ...wallet, cardType: '1', product_id: '7' });
  });

  it('may send an item empty only if the server says that it is not required', () => {
    const given = [0, '0', false, 'false', 1, true, undefined, null, 'yes'];
    const missing = given.map((required) => {
      const some = v.parse(cardInitCall.reply, { items: [{ code: 'c', required }] }).items;
      expect(bindPayload(some, startForm(some), '7').c).toBe('');
      return unfinishedItems(some, startForm(some)).length;
    });
    expect(missing).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1]);
  });

  it('sends the only possible channel without asking for it', () => {
    const fixed = [item({ code: 'channel', cate: 'enum', title: 'Wallet' })];
    const form = startForm(fixed);
    const open = [item({}), item({ code: 'channel', note: OPTIONS })];
    expect([fixed, open].map((some) => requestedItems(some, form))).toEqual([[], open]);
    expect(bindPayload(fixed, form, '7').channel).toBe('90006');
  });
});

const person = { holder: 'Ana', cardNo: '09171234567', income: '250' };
const bank = { ...person, bankCode: 'bpi', branch: 'ceb-2', openedOn: '2019-05-31' };
const wallet = { ...person, channel: '90006' };
const maya = { ...wallet, channel: '90007' };
const free = { ...wallet, income: '0' };

describe('2.3 Bank / payment account page', () => {
  it.each([
    ['what was sent', '1', wallet, wallet, true],
    ['the bank account', '2', bank, bank, true],
    ['another channel', '1', maya, maya, true],
    ['an income of 0', '1', free, free, true],
    ['nothing', '1', wallet, {}, false],
    ['something else', '1', wallet, { ...wallet, cardNo: '09170000000' }, false],
    ['it for another card type', '1', bank, bank, false],
    ['no form', '1', wallet, undefined, false],
  ])(
    'whether an account was saved if the server has %s',
    async (_, cardType, sent, kept, found) => {
      const now = kept ? items.map((one) => ({ ...one, value: Object(kept)[one.code] ?? '' })) : [];
      stubReply('/card-init', success({ items: now }));
      const payload = { ...sent, cardType, product_id: '7' };
      expect(await accountCheck([]).arrived(payload)).toBe(found);
      // What was there before proves nothing.
      expect(await accountCheck(now).arrived(payload)).toBe(false);
    },
  );
});

describe('2.3 Bank / payment account page: the draft', () => {
  const at = (query: string) => history.replaceState(null, '', `/bindBank?${query}`);
  const MINE = 'productId=7&orderId=1&sessionId=s';
  beforeEach(() => {
    sessionStorage.clear();
    at(MINE);
  });

  it('is restored, each category under its own key', () => {
    const [channel, branch, openedOn] = ['90007', 'ceb-1', '2020-02-29'];
    const values = { channel, holder: 'Ana', branch, openedOn };
    const form = { cardType: '2', values };
    draft.keepDraft(items, form);
    expect(draft.withDraft(startForm(items))).toEqual(form);
    const kept = ['text', 'enum', 'citySelect', 'day'].map((key) => sessionStorage.getItem(key));
    const parts = [{ holder: 'Ana' }, { channel }, { branch }, { openedOn }];
    expect(kept).toEqual(parts.map((part) => JSON.stringify(part)));
  });

  it.each([
    'productId=7&orderId=1&sessionId=other',
    'productId=8&orderId=1&sessionId=s',
    'productId=7&sessionId=s',
  ])('is not shown to anybody else: %s', (other) => {
    const start = startForm(items);
    draft.keepDraft(items, withValue(start, 'holder', 'Ana'));
    at(other);
    expect(draft.withDraft(start)).toEqual(start);
    at(MINE);
    expect(draft.withDraft(start).values.holder).toBe('Ana');
  });

  it('is restored with the values of the other card types', () => {
    const typed = withValue(startForm(items), 'cardNo', '09171234567');
    const moved = withValue(withCardType(items, typed, '2'), 'cardNo', '5234567812341234');
    draft.keepDraft(items, moved);
    const back = draft.withDraft(startForm(items));
    expect(back).toEqual(moved);
    expect(withCardType(items, back, '1').values.cardNo).toBe('09171234567');
    for (const others of [[1], { 1: 'x' }, { 1: { cardNo: 5 } }, null, 7]) {
      const bank = JSON.parse(sessionStorage.getItem('bank') ?? '');
      sessionStorage.setItem('bank', JSON.stringify({ ...bank, others }));
      const form = withCardType(items, draft.withDraft(startForm(items)), '1');
      expect(form.values.cardNo).toBeUndefined();
    }
  });

  it("does not take the server's values of one card type for another", () => {
    draft.keepDraft(items, withCardType(items, startForm(items), '2'));
    const value = '09171234567';
    const saved = items.map((one) => (one.title === 'GCash number' ? { ...one, value } : one));
    const { cardType, values } = draft.withDraft(startForm(saved));
    expect([cardType, values.cardNo]).toEqual(['2', undefined]);
    draft.keepDraft(items, startForm(items));
    expect(draft.withDraft(startForm(saved)).values.cardNo).toBe(value);
  });

  it('is deleted after saving, and ignores invalid storage', () => {
    const start = startForm(items);
    draft.keepDraft(items, withValue(start, 'holder', 'Ana'));
    for (const nonsense of ['{', 'null', '[]', '"x"', '{"holder":{}}']) {
      sessionStorage.setItem('text', nonsense);
      expect(draft.withDraft(start).values.holder).toBeUndefined();
    }
    expect(draft.hasDraft()).toBe(true);
    draft.dropDraft();
    expect(draft.hasDraft()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });
});
