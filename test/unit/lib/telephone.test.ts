import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dialNumber, phoneText } from '../../../shared/lib/telephone.ts';

it.each([
  ['(02) 8888-7777', '0288887777'],
  ['+63 917 123 4567', '+639171234567'],
  ['+63 (0)2 8888.7777', '+63288887777'],
  ['0917\u2011123\u00a04567', '09171234567'],
  [' +63280000100 ', '+63280000100'],
  ['12345', '12345'],
  ['1234', undefined],
  ['1234567890123456', undefined],
  ['8888-7777 / 8888-7778', undefined],
  ['8888-7777 ext 5', undefined],
  ['*21*0917123456#', undefined],
  ['63+280000100', undefined],
  ['n/a', undefined],
  ['', undefined],
])('%s dials %s', (written, number) => expect(dialNumber(written)).toBe(number));

it.each([
  ['+63280000100', '+63 2 8000 0100'],
  ['+639171234567', '+63 917 123 4567'],
  ['+63321234567', '+63 32 123 4567'],
  ['+919876543210', '+91 98765 43210'],
  ['+911140000000', '+91 11 4000 0000'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['(02) 8888-7777', '(02) 8888-7777'],
  ['+442071234567', '+442071234567'],
  ['', ''],
])('%s is written %s', (number, written) => expect(phoneText(number)).toBe(written));

it('dials only digits with an optional plus', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'+0123456789()- .*#') })),
      (written) => {
        const number = dialNumber(written);
        if (number !== undefined) expect(number).toMatch(/^\+?\d{5,15}$/);
      },
    ),
  );
});
