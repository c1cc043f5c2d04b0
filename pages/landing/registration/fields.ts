import { getConfig } from '../../../shared/config/config.ts';
import {
  numberIn,
  PHONE_RULES,
  type PhoneRule,
  plainCode,
  readPhone,
} from '../../../shared/lib/phone.ts';

/** Names of the form's fields, in the order in which they stand. */
export const FIELD_NAMES = ['mobile', 'imgValidate', 'smsCode'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The typed values of the form. */
export type Registration = Record<FieldName, string>;

/** The two requests of the form. */
export type Step = 'sms' | 'register';

/** Maximum length of the image captcha. */
export const CAPTCHA_LENGTH = 4;

/** A field of the form; undefined before the form is rendered. */
export function fieldOf(
  form: HTMLFormElement | null,
  name: FieldName,
): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}

/** What is typed into the form. Its fields are read on demand, so that values autofilled without an event count too. */
export function typedIn(form: HTMLFormElement | null): Registration {
  const typed = (name: FieldName) => fieldOf(form, name)?.value ?? '';
  return { mobile: typed('mobile'), imgValidate: typed('imgValidate'), smsCode: typed('smsCode') };
}

/** Corrects what a field holds. Only if it changes, because setting a value moves the caret. */
export function correct(field: HTMLInputElement, value: string): void {
  if (value !== field.value) field.value = value;
}

/** The captcha's characters in what was typed or pasted: no spaces, and no more than it has. */
export const captchaIn = (typed: string) => plainCode(typed).slice(0, CAPTCHA_LENGTH);

/** The configured rule for mobile numbers. */
export const phoneRule = () => PHONE_RULES[getConfig().phoneRule];

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
export function editedMobile(before: string, typed: string, field: PhoneRule): EditedMobile {
  const { digits, refused } = readPhone(typed, field);
  if (!refused) return { value: digits, wrong: false };
  const isExtra = typed.length === before.length + 1 && before.length === field.max;
  const value = isExtra ? before : numberIn(typed).slice(0, field.max);
  return { value, wrong: !isExtra || Boolean(readPhone(before, field).refused) };
}
