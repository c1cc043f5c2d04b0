import { numberIn, type PhoneField, readPhone } from '../../../shared/lib/phoneField.ts';

/** What the mobile field holds after an edit. */
interface EditedMobile {
  value: string;
  /** An error is due. */
  wrong: boolean;
}

/**
 * What the mobile field holds after an edit. A number that it does not take stays as far as it fits, so that the borrower
 * can correct it; the plus of another country's stays as well, without which its digits could make a number of this
 * one. One digit too many is ignored silently.
 */
export function editedMobile(before: string, typed: string, field: PhoneField): EditedMobile {
  const { digits, refused } = readPhone(typed, field);
  if (!refused) return { value: digits, wrong: false };
  const isExtra = typed.length === before.length + 1 && before.length === field.max;
  const value = isExtra ? before : numberIn(typed).slice(0, field.max);
  return { value, wrong: !isExtra || Boolean(readPhone(before, field).refused) };
}
