import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { repaymentWayCall } from '../../../shared/api/cardRepayment.ts';
import {
  date,
  flagOf,
  list,
  placedList,
  requiredAmount,
  requiredList,
  requiredText,
  text,
  textRows,
} from '../../../shared/api/coerce.ts';
import { problemDetailCall, time } from '../../../shared/api/complaintRecords.ts';
import { failed } from '../../../shared/api/envelope.ts';
import { legacyConfirmReads } from '../../../shared/api/loanConfirm.legacy.ts';
import { agreements } from '../../../shared/api/loanConfirm.ts';
import { firstText } from '../../../shared/api/reply.ts';

/** The pictures of a complaint that were sent so. */
const picturesIn = (images: unknown) =>
  v.parse(problemDetailCall.reply, { content: 'Late', images }).images;

describe('3 Entities and their fields', () => {
  it.each([' ', '  ', '\t\n', '\u00a0'])('a text of only white space, %j, is none', (blank) => {
    expect(v.parse(text, blank)).toBe('');
    expect(v.safeParse(requiredText, blank).success).toBe(false);
    expect(v.safeParse(requiredAmount, blank).success).toBe(false);
    expect(v.parse(list(requiredText), ['a', blank])).toEqual(['a']);
    expect(firstText(blank, 'The order is closed')).toBe('The order is closed');
    expect(failed('refused', firstText(blank)).message).toMatch(/not accepted/);
    for (const absent of [true, false])
      expect(v.parse(flagOf({ absent, other: !absent }), blank)).toBe(absent);
    expect(picturesIn(`${blank},/a.png,`)).toEqual(['/a.png']);
    expect(picturesIn([blank, '/a.png', null])).toEqual(['/a.png']);
    expect(picturesIn({ 3: '/b.png', 1: '/a.png', 2: blank })).toEqual(['/a.png', '/b.png']);
  });

  it.each(['null', 'undefined', '(null)', ' null\n'])('a text of the word %j is none', (word) => {
    expect(v.parse(text, word)).toBe('');
    expect(v.parse(date, word)).toBe('');
    for (const needed of [requiredText, requiredAmount])
      expect(v.safeParse(needed, word).success).toBe(false);
    expect(v.parse(list(requiredText), ['a', word])).toEqual(['a']);
    expect(v.parse(listIfSent, word)).toEqual([]);
    expect(firstText(word, 'The order is closed')).toBe('The order is closed');
    for (const absent of [true, false])
      expect(v.parse(flagOf({ absent, other: !absent }), word)).toBe(absent);
    expect(picturesIn(word)).toEqual([]);
    const ways = v.parse(repaymentWayCall.reply, { repayToken: 't', alipay: word });
    expect(ways.alipay).toEqual({ offered: false, address: '' });
  });

  it.each(['Null', 'NULL', 'Undefined', 'null & void', 'nullable'])('a text may be %j', (name) =>
    expect(v.parse(text, name)).toBe(name),
  );

  const listIfSent = requiredList(requiredText);
  const placed = placedList(v.object({ name: requiredText }));
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  const at = (position: string, entry: object) => ({ ...entry, position });
  const row = { text: 'Rate', value: '3 %' };
  interface Option {
    name: string;
    children: Option[];
  }
  const option: v.GenericSchema<unknown, Option> = v.object({
    name: requiredText,
    children: list(() => option),
  });
  const guide = v.object({ steps: list(requiredText) });
  const option0 = { name: 'Cebu', children: { name: 'Talisay' } };

  const named = list(v.object({ name: text }));

  it.each<[what: string, v.GenericSchema<unknown, unknown>, sent: unknown, read: unknown]>([
    ['a text without white space around it', text, ' Bayan  Credit\n', 'Bayan  Credit'],
    ['a number as a text', text, 7.5, '7.5'],
    ['texts without white space around them', list(requiredText), ['\u00a0/a.png '], ['/a.png']],
    ['a day without hyphens', date, '20261201', '2026-12-01'],
    ['the first day of all as none', date, '0001-01-01', ''],
    ['the day 0 as none', date, 0, ''],
    ['a day in a list as none', date, { 1: '20261201' }, ''],
    ['the first second of Unix as no time', time, '1970-01-01 08:00:00', ''],
    ['the first second of all as no time', time, '0001-01-01T00:00:00Z', ''],
    ['the last second of all as no time', time, '9999-12-31 23:59:59', ''],
    ['a time as it was sent', time, '2026-12-01 10:20:30', '2026-12-01 10:20:30'],
    ['a time in words as it was sent', time, 'just now', 'just now'],
    ['a list without its empty texts', listIfSent, ['a', ''], ['a']],
    ['null as an empty list', listIfSent, null, []],
    ['an empty list', listIfSent, [], []],
    ['rows, but none without its value', textRows, [row, { ...row, value: '' }], [row]],
    ['rows, but none without its text', textRows, [{ value: '3 %' }, row], [row]],
    // As PHP sends it.
    ['a list with a hole, in the order of its keys', listIfSent, { 10: 'c', 1: 'a' }, ['a', 'c']],
    ['keys with a zero in front', listIfSent, { '03': 'c', 2: 'b' }, ['b', 'c']],
    ['a list with a hole in another', list(list(requiredText)), { 2: { 1: 'a' } }, [['a']]],
    ['rows with a hole', textRows, { 4: row }, [row]],
    ['an object with a name among its keys as no list', list(requiredText), { 1: 'a', b: 'b' }, []],
    ['an object without keys as no list', list(requiredText), {}, []],
    ['a list whose schema comes later', list(() => requiredText), ['a'], ['a']],
    ['a list of one, sent as its entry', textRows, row, [row]],
    ['an entry without its value as no list', textRows, { ...row, value: '' }, []],
    [
      'an entry with a number',
      textRows,
      { text: 7, value: 'x', more: 1 },
      [{ text: '7', value: 'x' }],
    ],
    [
      'an entry that may be empty',
      requiredList(v.object({ name: text })),
      { name: null },
      [{ name: '' }],
    ],
    [
      'an option as a list of one, with its children',
      list(() => option),
      option0,
      [{ name: 'Cebu', children: [{ name: 'Talisay', children: [] }] }],
    ],
    [
      'a guide as a list of one, with its step',
      list(guide),
      { steps: 'Open the app' },
      [{ steps: ['Open the app'] }],
    ],
    ['an entry as the first', placed, { ...b, more: 1 }, [at('1', b)]],
    ['an agreement as the first', agreements, { title: 'Terms' }, [at('1', { title: 'Terms' })]],
    ['an object without a field of an entry as none', textRows, { label: 'Rate' }, []],
    ['no field that every object has', named, { toString: 1, length: 1 }, []],
    ['no text as a list of objects', named, 'name', []],
    // The places, which a tap sends, count from 1.
    ['the places of entries', placed, [a, null, {}, b], [at('1', a), at('4', b)]],
    ['the places in a list with a hole', placed, { 5: b, 1: a, 3: 7 }, [at('2', a), at('6', b)]],
    ['null as no entries', placed, null, []],
  ])('reads %s', (_, schema, sent, read) => expect(v.parse(schema, sent)).toEqual(read));

  it.each(['a', 7, true, {}, { name: 'a' }, { 1: 'a', name: 'b' }, { '-1': 'a' }, { 1.5: 'a' }])(
    'does not take %j for a list',
    (sent) => expect(v.safeParse(listIfSent, sent).success).toBe(false),
  );

  it.each([
    ...[3450, 3450.05, 0, 1e21, '3,450.00', '₱ 3 450.00', '3,450.00 PHP', 'PHP 3,450'],
    ...['₹३,४५०.००', '₱500 - ₱600'],
    // Minus zero is zero.
    ...['-0.00', '-0', '-₱0.00', '₱ \u22120', '-0E+3', '-4.440892098500626E-16'],
  ])('an amount that has to be paid may be %j', (sent) =>
    expect(v.parse(requiredAmount, sent)).toBe(`${sent}`),
  );

  it.each([
    -5,
    '-5',
    '-₱5.00',
    '-0.05',
    '-0.001',
    '-1E-5',
    '-1.2E+3',
    '₱-0,50',
    '₱-5.00',
    '₱ \u22125',
    'abc',
    '₱',
    '--',
    '',
    null,
    undefined,
    {},
  ])('an amount that has to be paid is not %j', (sent) =>
    expect(v.safeParse(requiredAmount, sent).success).toBe(false),
  );

  const complaints = requiredList(v.object({ title: requiredText }));
  it.each<[string, v.GenericSchema<unknown, unknown>, object]>([
    ['an agreement without its title', agreements, { name: 'Terms' }],
    ['a complaint whose title has another name', complaints, { titel: 'Open' }],
    ['a complaint with an empty title', complaints, { title: '' }],
  ])('does not take an object for %s', (_, schema, sent) =>
    expect(v.safeParse(schema, sent).success).toBe(false),
  );

  it('the offer of the legacy variant has lists of one too', () => {
    const offer = { ostra: '1', pramu: '1', dorsa: { dorsaK: 'Rate', dorsaV: '3 %' } };
    const plan = { vestaT: 'First', vestaA: '₱1.00' };
    const read = v.parse(legacyConfirmReads.offer.reply, { ...offer, vesta: plan });
    expect(read.details).toEqual([row]);
    expect(read.plans).toEqual([{ title: 'First', description: '', amount: '₱1.00', payTime: '' }]);
    const strange = v.parse(legacyConfirmReads.offer.reply, {
      ...offer,
      dorsa: {},
      vesta: { a: 1 },
    });
    expect([strange.details, strange.plans]).toEqual([[], []]);
  });
});
