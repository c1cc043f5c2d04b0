import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dialNumber } from '../../../shared/lib/telephone.ts';

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
