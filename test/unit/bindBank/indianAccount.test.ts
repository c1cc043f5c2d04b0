import { describe, expect, it, vi } from 'vitest';
import { bindPayload, problemOf, startForm } from '../../../pages/bindBank/bindBank.model.ts';
import { editOf, maskOf, shownAmount } from '../../../pages/bindBank/bindField.model.ts';
import { item } from './item.ts';

vi.hoisted(() => {
  vi.stubEnv('VITE_MARKET', 'in');
  vi.stubEnv('VITE_PHONE_GROUPS', '5-5');
});

describe('2.3 Bank / payment account page', () => {
  it('writes numbers and amounts as the settings say', () => {
    expect(maskOf('phone')('9876543210')).toBe('98765 43210');
    expect(shownAmount('1234567')).toBe('₹12,34,567');
  });

  it.each([
    ['0987654321', '098 7654 3210', '9876543210', undefined],
    ['', '098765432101', '9876543210', 'tooLong'],
  ] as const)('a phone field that holds %j and reads %j then holds %s: %s', (...given) => {
    const [before, typed, value, problem] = given;
    expect(editOf('phone', before, typed)).toEqual({ value, problem });
  });

  it.each([
    ['09876543210', undefined],
    ['098765432101', 'tooLong'],
  ])('sends a saved %s without its leading 0, unless it has to be cut: %s', (value, problem) => {
    const phone = item({ inputType: 'phone', value });
    const form = startForm([phone]);
    expect(problemOf(phone, form)).toBe(problem);
    expect(bindPayload([phone], form, '7').c).toBe('9876543210');
  });
});
