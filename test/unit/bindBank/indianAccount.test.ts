// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import { bindPayload, problemOf, startForm } from '../../../pages/bindBank/bindBank.model.ts';
import { editOf, maskOf, shownAmount } from '../../../pages/bindBank/bindField.model.ts';
import { cardInitCall } from '../../../shared/api/bindCard.ts';
import * as v from '../../../shared/lib/schema.ts';

vi.hoisted(() => {
  vi.stubEnv('VITE_MARKET', 'in');
  vi.stubEnv('VITE_PHONE_GROUPS', '5-5');
});

it('writes numbers and amounts as the settings say', () => {
  expect(maskOf('phone')('9876543210')).toBe('98765 43210');
  expect(shownAmount('1234567')).toBe('₹12,34,567');
});

it.each([
  ['0987654321', '098 7654 3210', '9876543210', undefined],
  ['9876543210', '0987 6543 210', '9876543210', undefined],
  ['', '098765432101', '9876543210', 'tooLong'],
  ['', '98765432101', '9876543210', 'tooLong'],
] as const)('a phone field that holds %j and reads %j then holds %s: %s', (...given) => {
  const [before, typed, value, problem] = given;
  expect(editOf('phone', before, typed)).toEqual({ value, problem });
});

it('sends a number without its leading 0, and none that had to be cut', () => {
  const prefilled = (value: string) => {
    const item = { code: 'c', title: 'Phone', cate: 'text', inputType: 'phone', value };
    const { items } = v.parse(cardInitCall.reply, { items: [item] });
    const [phone] = items;
    if (!phone) throw new Error('The item was left out');
    const form = startForm(items);
    return { problem: problemOf(phone, form), sent: bindPayload(items, form, '7').c };
  };
  expect(prefilled('09876543210')).toEqual({ problem: undefined, sent: '9876543210' });
  expect(prefilled('098765432101').problem).toBe('tooLong');
});
