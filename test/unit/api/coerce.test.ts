import { expect, it } from 'vitest';
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
import { readAddresses } from '../../../shared/api/complaintRecords.ts';
import { failed } from '../../../shared/api/envelope.ts';
import { firstText } from '../../../shared/api/reply.ts';
import * as v from '../../../shared/lib/schema.ts';

it.each([' ', '  ', '\t\n', '\u00a0'])('a text of only white space, %j, is none', (blank) => {
  expect(v.parse(text, blank)).toBe('');
  expect(v.safeParse(requiredText, blank).success).toBe(false);
  expect(v.safeParse(requiredAmount, blank).success).toBe(false);
  expect(v.parse(list(requiredText), ['a', blank])).toEqual(['a']);
  expect(firstText(blank, 'The order is closed')).toBe('The order is closed');
  expect(failed('refused', firstText(blank)).message).toMatch(/not accepted/);
  for (const absent of [true, false])
    expect(v.parse(flagOf({ absent, other: !absent }), blank)).toBe(absent);
  expect(readAddresses(`${blank},/a.png,`)).toEqual(['/a.png']);
  expect(readAddresses([blank, '/a.png', null])).toEqual(['/a.png']);
  expect(readAddresses({ 3: '/b.png', 1: '/a.png', 2: blank })).toEqual(['/a.png', '/b.png']);
});

const listIfSent = requiredList(requiredText);
const placed = placedList(v.object({ name: requiredText }));
const [a, b] = [{ name: 'a' }, { name: 'b' }];
const at = (position: string, entry: object) => ({ ...entry, position });
const row = { text: 'Rate', value: '3 %' };

it.each<[v.Schema<unknown>, unknown, unknown]>([
  // White space around a text is dropped, and what is inside stays.
  [text, ' Bayan  Credit\n', 'Bayan  Credit'],
  [text, 7.5, '7.5'],
  [list(requiredText), ['\u00a0/a.png '], ['/a.png']],
  [date, '20261201', '2026-12-01'],
  [listIfSent, ['a', ''], ['a']],
  [listIfSent, null, []],
  [listIfSent, [], []],
  [textRows, [row, { ...row, value: '' }, { value: '3 %' }], [row]],
  // A list with a hole, as PHP sends it.
  [listIfSent, { 10: 'c', 3: 'b', 1: 'a' }, ['a', 'b', 'c']],
  [listIfSent, { '03': 'c', '02': 'b', 1: 'a' }, ['a', 'b', 'c']],
  [list(list(requiredText)), { 2: { 1: 'a' } }, [['a']]],
  [textRows, { 4: row }, [row]],
  [list(requiredText), { 1: 'a', name: 'b' }, []],
  [list(requiredText), {}, []],
  [list(() => requiredText), ['a'], ['a']],
  [date, { 1: '20261201' }, ''],
  // The places of its entries, which a tap sends, count from 1.
  [placed, [a, null, {}, b], [at('1', a), at('4', b)]],
  [placed, { 5: b, 1: a, 3: 7 }, [at('2', a), at('6', b)]],
  [placed, null, []],
])('%# reads %j as %j', (schema, sent, read) => expect(v.parse(schema, sent)).toEqual(read));

it.each(['a', 7, true, {}, { name: 'a' }, { 1: 'a', name: 'b' }, { '-1': 'a' }, { 1.5: 'a' }])(
  'does not take %j for a list',
  (sent) => expect(v.safeParse(listIfSent, sent).success).toBe(false),
);

it.each([
  ...[3450, 3450.05, 0, 1e21, '3,450.00', '₱ 3 450.00', '3,450.00 PHP', 'PHP 3,450'],
  ...['₹३,४५०.००', '₱500 - ₱600'],
])('an amount that has to be paid may be %j', (sent) =>
  expect(v.parse(requiredAmount, sent)).toBe(`${sent}`),
);

it.each([-5, '-5', '-₱5.00', '₱-5.00', '₱ \u22125', 'abc', '₱', '--', '', null, undefined, {}])(
  'an amount that has to be paid is not %j',
  (sent) => expect(v.safeParse(requiredAmount, sent).success).toBe(false),
);
