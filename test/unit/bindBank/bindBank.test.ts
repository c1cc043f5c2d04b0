// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountCheck, accountReading } from '../../../pages/bindBank/account.mutation.ts';
import { dropDraft, keepDraft, withDraft } from '../../../pages/bindBank/bindBank.draft.ts';
import {
  askedItems,
  bindPayload,
  cardTypesOf,
  heldValue,
  problemOf,
  startForm,
  unfinishedItems,
  visibleItems,
  withCardType,
  withValue,
} from '../../../pages/bindBank/bindBank.model.ts';
import {
  edited,
  fieldKind,
  maskOf,
  optionPath,
  rawValue,
  readTyped,
  shownAmount,
  shownValue,
} from '../../../pages/bindBank/bindField.model.ts';
import { type BindItem, cardInitCall } from '../../../shared/api/bindCard.ts';
import type { Attempt, Snapshot } from '../../../shared/api/session/attempt.ts';
import * as v from '../../../shared/lib/schema.ts';
import { cardInitOf } from '../../sandbox/bindCard.ts';
import { newWorld } from '../../sandbox/world.ts';

const world = newWorld(Date.UTC(2026, 10, 21));

function itemsOf(orderId: string): BindItem[] {
  const order = world.orders.get(orderId);
  if (!order) throw new Error(`No scenario ${orderId}`);
  return v.parse(cardInitCall.reply, cardInitOf(order, world)).items;
}

const items = itemsOf('status-151');
const OPTIONS = [{ name: 'N', type: 'n', children: [] }];
const titles = (shown: readonly BindItem[]) => shown.map(({ title }) => title);

const item = (more: Partial<BindItem>): BindItem => ({
  code: 'c',
  cate: 'text',
  title: 'T',
  subtitle: '',
  value: '',
  note: [],
  inputType: '',
  cardTypeMi: '0',
  channelNumber: '',
  required: true,
  ...more,
});

const anyItem: fc.Arbitrary<BindItem> = fc.record({
  code: fc.constantFrom('a', 'b', 'c', 'channel'),
  cate: fc.constantFrom('text', 'enum', 'day', 'city select'),
  title: fc.string(),
  subtitle: fc.string(),
  value: fc.string(),
  note: fc.constantFrom(OPTIONS, []),
  inputType: fc.constantFrom('', 'number', 'phone', 'bankCard', 'money', 'odd'),
  cardTypeMi: fc.constantFrom('', '0', '1', '2', '3'),
  channelNumber: fc.constantFrom('', '0', '90006', '90007'),
  required: fc.boolean(),
});

describe('which items show', () => {
  it('shows an item exactly if both its card type and its channel match or apply to all', () => {
    fc.assert(
      fc.property(
        fc.array(anyItem),
        fc.constantFrom('1', '2', '3'),
        fc.constantFrom('90006', '90007', '1'),
        (all, cardType, channel) => {
          const shown = visibleItems(all, { cardType, channel });
          for (const one of all) {
            const type = ['', '0', cardType].includes(one.cardTypeMi);
            const way = ['', '0', channel].includes(one.channelNumber);
            expect(shown.includes(one)).toBe(type && way);
          }
          expect(shown).toEqual(all.filter((one) => shown.includes(one)));
        },
      ),
    );
  });

  it('offers the card types of the items, the default first', () => {
    expect(cardTypesOf(items)).toEqual(['1', '2']);
    expect(cardTypesOf([])).toEqual(['1']);
    expect(cardTypesOf([item({ cardTypeMi: '3' }), item({ cardTypeMi: '2' })])).toEqual([
      '1',
      '2',
      '3',
    ]);
  });
});

describe('fields and masks', () => {
  it.each([
    ['city select', '', 'city'],
    ['citySelect', '', 'city'],
    ['day', 'number', 'day'],
    ['enum', '', 'enum'],
    ['text', 'number', 'number'],
    ['text', 'phone', 'phone'],
    ['text', 'bankCard', 'bankCard'],
    ['text', 'money', 'money'],
    ['text', '', 'text'],
    ['new category', 'new type', 'text'],
  ] as const)('%s with %s is a field of kind %s', (cate, inputType, kind) =>
    expect(fieldKind({ cate, inputType, note: OPTIONS })).toBe(kind),
  );

  it.each([
    ['enum', '', 'text'],
    ['city select', '', 'text'],
    ['enum', 'number', 'number'],
    ['day', '', 'day'],
  ] as const)(
    '%s with %s and nothing to choose from is a field of kind %s',
    (cate, inputType, kind) => expect(fieldKind({ cate, inputType, note: [] })).toBe(kind),
  );

  it('keeps digits only, and shows them in groups [5-01, 5-02, 5-03, 5-04, 5-05, 5-06]', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        for (const kind of ['number', 'phone', 'bankCard'] as const) {
          const raw = rawValue(kind, typed);
          expect(raw).toMatch(/^\d*$/);
          expect(maskOf(kind)(typed).replace(/ /g, '')).toBe(raw);
        }
        expect(rawValue('text', typed)).toBe(typed);
      }),
    );
    expect(maskOf('phone')('09171234567')).toBe('091 7123 4567');
    for (const pasted of [
      '+63 917 123 4567',
      '0063 917 123 4567',
      '639171234567',
      '0917-123-4567',
    ]) {
      expect(readTyped('phone', pasted).refused).toBeUndefined();
      expect(rawValue('phone', pasted)).toBe('09171234567');
      expect(maskOf('phone')(pasted)).toBe('091 7123 4567');
    }
    for (const pasted of ['+1 212 555 0100', '091712345678', '+63 917 123 45678']) {
      expect(readTyped('phone', pasted).refused).toBe(true);
    }
    expect(readTyped('text', '+1 212')).toEqual({ digits: '+1 212' });
    expect(maskOf('bankCard')('001234567890')).toBe('0012 3456 7890');
  });

  it.each([
    ['0', '₱0'],
    ['12500', '₱12,500'],
    ['12500.', '₱12,500.'],
    ['12500.5', '₱12,500.5'],
    ['1234567.50', '₱1,234,567.50'],
  ])('writes %s, while it is typed, as %s', (typed, shown) =>
    expect(shownAmount(typed)).toBe(shown),
  );

  it.each([
    ['', '0917123456789', '09171234567', 'tooLong'],
    ['09171234567', '5234567812341234', '52345678123', 'tooLong'],
    ['09171234567', '091971234567', '09171234567', 'tooLong'],
    ['123456789012345', '123456789019', '123456789012345', 'tooLong'],
    ['123456789012345', '1234567890', '1234567890', undefined],
    ['0917', '+1 212 555 0100', '0917', 'badPhone'],
    ['0917', '091 7+63 917 123 4567', '0917', 'badPhone'],
    ['0917', '+63 917 123 4567', '09171234567', undefined],
  ] as const)('a phone field that holds %j and reads %j then holds %s: %s', (...given) => {
    const [before, typed, value, problem] = given;
    expect(edited('phone', before, typed)).toEqual({ value, problem });
  });

  it('finds a choice in a nested list and shows it by name', () => {
    const city = items.find(({ code }) => code === 'branch') as BindItem;
    expect(optionPath(city.note, 'ceb-2').map(({ name }) => name)).toEqual(['Cebu', 'Mandaue']);
    expect(shownValue(city, 'ceb-2')).toBe('Cebu, Mandaue');
    expect(shownValue(city, 'siq')).toBe('Siquijor');
    expect(optionPath(city.note, 'ceb')).toEqual([]);
    expect(heldValue(city, { values: { branch: 'gone' } })).toBe('');
  });
});

describe('the form', () => {
  it('starts with card type 1, channel 90006 and the values stored by the server [4-01, 4-02]', () => {
    expect(startForm(items)).toMatchObject({
      cardType: '1',
      channel: '90006',
      values: { channel: '90006' },
    });
    const kept = [item({ code: 'channel', cate: 'enum', value: '90007' }), item({ value: 'A' })];
    expect(startForm(kept)).toEqual({
      cardType: '1',
      channel: '90007',
      values: { channel: '90007', c: 'A' },
    });
  });

  it('changes the channel only while card type is 1 [4-03]', () => {
    const start = startForm(items);
    expect(withValue(start, 'channel', '90007').channel).toBe('90007');
    expect(withValue({ ...start, cardType: '2' }, 'channel', '90007').channel).toBe('90006');
    expect(withValue(start, 'holder', '90007').channel).toBe('90006');
  });

  it('keeps what belongs to one card type out of the others, and shows it again on return', () => {
    fc.assert(
      fc.property(
        fc.array(anyItem),
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string()),
        (all, values) => {
          const start = startForm(all.map((one) => ({ ...one, value: '' })));
          const typed = { ...start, cardType: '1', values: { ...start.values, ...values } };
          const moved = withCardType(
            all.map((one) => ({ ...one, value: '' })),
            typed,
            '2',
          );
          const own = (code: string) =>
            all.some((one) => one.code === code && !['', '0'].includes(one.cardTypeMi));
          for (const [code, value] of Object.entries(values)) {
            expect(moved.values[code]).toBe(own(code) ? undefined : value);
          }
          expect(withCardType(all, moved, '1')).toMatchObject({ cardType: '1', values });
        },
      ),
    );
  });

  it("starts each card type with the server's values for it, the shown item's before others", () => {
    const number = (cardTypeMi: string, channelNumber: string, value: string) =>
      item({ code: 'n', inputType: 'number', cardTypeMi, channelNumber, value });
    const saved = [number('1', '90006', '1'), number('1', '90007', '2'), number('2', '', '3')];
    const start = startForm(saved);
    expect(start.values.n).toBe('1');
    expect(withCardType(saved, start, '2').values.n).toBe('3');
    const unsaved = [number('1', '90006', '1'), number('2', '', '')];
    expect(withCardType(unsaved, startForm(unsaved), '2').values.n).toBeUndefined();
  });

  it('never sends a value that breaks the format of its field, however it came there', () => {
    const formats: Record<string, RegExp> = {
      number: /^\d*$/,
      bankCard: /^\d*$/,
      phone: /^\d{0,11}$/,
      money: /^(\d+(\.\d+)?)?$/,
      day: /^(\d{4}-\d\d-\d\d)?$/,
    };
    const hostile = fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{1,20}$/),
      fc.stringMatching(/^(\+|00|63)\d{1,14}$/),
      fc.constantFrom('1.', '.5', '1.5', '1,000', '2019-05-31', '2019-05-31 00:00'),
    );
    fc.assert(
      fc.property(anyItem, hostile, (one, value) => {
        const { [one.code]: sent } = bindPayload(
          [{ ...one, cardTypeMi: '0', channelNumber: '' }],
          { cardType: '1', channel: '90006', values: { [one.code]: value } },
          '7',
        );
        expect(sent).toMatch(formats[fieldKind(one)] ?? /^/);
      }),
    );
  });

  it.each([
    ['5234567812341234', 'tooLong'],
    ['+1 212 555 0100', 'badPhone'],
    ['+63 917 123 45678', 'badPhone'],
    ['0063917123456', 'badPhone'],
    ['09171234567', undefined],
    ['+63 917 123 4567', undefined],
    ['', 'missing'],
  ])('%s in a phone field: %s', (held, problem) => {
    const phone = item({ inputType: 'phone' });
    const form = withValue(startForm([phone]), 'c', held);
    expect(problemOf(phone, form)).toBe(problem);
    expect(unfinishedItems([phone], form)).toHaveLength(problem ? 1 : 0);
    const optional = { ...phone, required: false };
    expect(problemOf(optional, form)).toBe(held ? problem : undefined);
    const prefilled = startForm([{ ...phone, value: held }]);
    expect(problemOf(phone, prefilled)).toBe(problem);
  });

  it('sends each visible item once, raw, plus cardType and product_id, and nothing else [3-13, 3-14]', () => {
    fc.assert(
      fc.property(
        fc.array(anyItem),
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'channel', 'stray'), fc.string()),
        fc.constantFrom('1', '2'),
        fc.constantFrom('90006', '90007'),
        (all, values, cardType, channel) => {
          const form = { cardType, channel, values };
          const payload = bindPayload(all, form, '7');
          const codes = new Set(visibleItems(all, form).map(({ code }) => code));
          expect(new Set(Object.keys(payload))).toEqual(
            new Set([...codes, 'cardType', 'product_id']),
          );
          expect(payload).toMatchObject({ cardType, product_id: '7' });
        },
      ),
    );
    const form = withValue(startForm(items), 'cardNo', '0917 123 4567');
    expect(bindPayload(items, withValue(form, 'holder', ' Ana '), '7')).toEqual({
      channel: '90006',
      holder: 'Ana',
      cardNo: '09171234567',
      income: '',
      cardType: '1',
      product_id: '7',
    });
  });

  it('names the missing items', () => {
    const form = withValue(startForm(items), 'holder', '  ');
    expect(titles(unfinishedItems(items, form))).toEqual([
      'Account holder',
      'GCash number',
      'Monthly income',
    ]);
  });

  it('lets the borrower skip optional items, and sends them empty', () => {
    for (const required of [0, '0', false, 'false']) {
      const optional = v.parse(cardInitCall.reply, { items: [{ code: 'c', required }] }).items;
      expect(unfinishedItems(optional, startForm(optional))).toEqual([]);
      expect(bindPayload(optional, startForm(optional), '7')).toMatchObject({ c: '' });
    }
    for (const required of [1, true, undefined, null, 'yes']) {
      const mandatory = v.parse(cardInitCall.reply, { items: [{ code: 'c', required }] }).items;
      expect(unfinishedItems(mandatory, startForm(mandatory))).toHaveLength(1);
    }
  });

  it('sends the only possible channel without asking for it', () => {
    const fixed = [item({ code: 'channel', cate: 'enum', title: 'Wallet' })];
    const form = startForm(fixed);
    expect(askedItems(fixed, form)).toEqual([]);
    expect(bindPayload(fixed, form, '7')).toMatchObject({ channel: '90006' });
  });
});

describe('whether an account was saved', () => {
  const wallet = { channel: '90006', holder: 'Ana', cardNo: '09171234567', income: '250' };
  const carrying = (values: Record<string, string>) =>
    accountReading(items.map((one) => ({ ...one, value: values[one.code] ?? '' })));
  const sent = (values: Record<string, string>, cardType = '1'): Attempt => ({
    key: 'k',
    path: '/p',
    token: '',
    amount: '',
    input: '',
    before: carrying({}),
    expected: accountCheck.expect?.({ ...values, cardType, product_id: '7' }) ?? null,
    sentAt: 0,
    settlesAt: 0,
    doneAt: 0,
    address: '',
  });
  const found = (attempt: Attempt, now: Snapshot) => accountCheck.compare?.(attempt, now);

  it('yes, if the server has what was sent', () => {
    expect(found(sent(wallet), carrying(wallet))).toBe('done');
    const { channel: _, ...named } = wallet;
    const bank = { ...named, bankCode: 'bpi', branch: 'ceb-2', openedOn: '2019-05-31' };
    expect(found(sent(bank, '2'), carrying(bank))).toBe('done');
    const maya = { ...wallet, channel: '90007' };
    expect(found(sent(maya), carrying(maya))).toBe('done');
  });

  it('no, if the server has what it had before', () => {
    expect(found(sent(wallet), carrying({}))).toBe('notDone');
    const before = carrying({ ...wallet, holder: 'Ben' });
    expect(found({ ...sent(wallet), before }, before)).toBe('notDone');
  });

  it('unknown, if the server has something else, or nothing was read before', () => {
    expect(found(sent(wallet), carrying({ ...wallet, cardNo: '09170000000' }))).toBe('unknown');
    expect(found({ ...sent(wallet), before: null }, carrying({}))).toBe('unknown');
    expect(found(sent(wallet), null)).toBe('unknown');
    expect(found({ ...sent(wallet), expected: null }, carrying(wallet))).toBe('unknown');
  });

  it('distinguishes a save from an earlier identical one', () => {
    expect(found({ ...sent(wallet), before: carrying(wallet) }, carrying(wallet))).toBe('done');
  });

  it('stores nothing about the account on the device', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6,12}$/), (cardNo) => {
        const kept = JSON.stringify([carrying({ cardNo }), sent({ ...wallet, cardNo })]);
        expect(kept).not.toContain(cardNo);
        expect(kept).not.toContain('Ana');
      }),
    );
  });
});

describe('the draft', () => {
  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/bindBank?productId=7&orderId=1');
  });

  it('is restored, each category under its own key [2.1-31, 2.1-32]', () => {
    const form = {
      cardType: '2',
      channel: '90007',
      values: { channel: '90007', holder: 'Ana', branch: 'ceb-1', openedOn: '2020-02-29' },
    };
    keepDraft(items, form);
    expect(withDraft(startForm(items))).toEqual(form);
    expect(sessionStorage.getItem('text')).toBe('{"holder":"Ana"}');
    expect(sessionStorage.getItem('enum')).toBe('{"channel":"90007"}');
    expect(sessionStorage.getItem('citySelect')).toBe('{"branch":"ceb-1"}');
    expect(sessionStorage.getItem('day')).toBe('{"openedOn":"2020-02-29"}');
  });

  it.each([
    '?productId=7&orderId=1&sessionId=other',
    '?productId=8&orderId=1&sessionId=s',
    '?productId=7&sessionId=s',
  ])('is not shown to anybody else: %s', (address) => {
    const start = startForm(items);
    history.replaceState(null, '', '/bindBank?productId=7&orderId=1&sessionId=s');
    keepDraft(items, withValue(start, 'holder', 'Ana'));
    history.replaceState(null, '', `/bindBank${address}`);
    expect(withDraft(start)).toEqual(start);
  });

  it('is restored with the values of the other card types', () => {
    const typed = withValue(startForm(items), 'cardNo', '09171234567');
    const moved = withValue(withCardType(items, typed, '2'), 'cardNo', '5234567812341234');
    keepDraft(items, moved);
    const back = withDraft(startForm(items));
    expect(back).toEqual(moved);
    expect(withCardType(items, back, '1').values.cardNo).toBe('09171234567');
    for (const others of ['[1]', '{"1":"x"}', '{"1":{"cardNo":5}}', 'null', '7']) {
      const bank = JSON.parse(sessionStorage.getItem('bank') ?? '');
      sessionStorage.setItem('bank', JSON.stringify({ ...bank, others: JSON.parse(others) }));
      const form = withCardType(items, withDraft(startForm(items)), '1');
      expect(form.values.cardNo).toBeUndefined();
    }
  });

  it("does not take the server's values of one card type for another", () => {
    keepDraft(items, withCardType(items, startForm(items), '2'));
    const saved = items.map((one) =>
      one.title === 'GCash number' ? { ...one, value: '09171234567' } : one,
    );
    expect(withDraft(startForm(saved))).toMatchObject({ cardType: '2' });
    expect(withDraft(startForm(saved)).values.cardNo).toBeUndefined();
  });

  it('is not shown to another session, even without an order', () => {
    const start = startForm(items);
    history.replaceState(null, '', '/bindBank?productId=7&sessionId=s');
    keepDraft(items, withValue(start, 'cardNo', '09171234567'));
    history.replaceState(null, '', '/bindBank?productId=7&sessionId=other');
    expect(withDraft(start)).toEqual(start);
  });

  it('belongs to its order, is deleted after saving, and ignores invalid storage', () => {
    const start = startForm(items);
    keepDraft(items, withValue(start, 'holder', 'Ana'));
    history.replaceState(null, '', '/bindBank?productId=7&orderId=2');
    expect(withDraft(start)).toEqual(start);
    history.replaceState(null, '', '/bindBank?productId=7&orderId=1');
    expect(withDraft(start).values.holder).toBe('Ana');
    for (const nonsense of ['{', 'null', '[]', '"x"', '{"holder":{}}']) {
      sessionStorage.setItem('text', nonsense);
      expect(withDraft(start).values.holder).toBeUndefined();
    }
    dropDraft();
    expect(sessionStorage).toHaveLength(0);
  });
});
