import { ALREADY_RECEIVED, type Fields, isCertain, type Result } from '../../../shared/api/call.ts';
import { FAILURE_TEXT, hasServerWords } from '../../../shared/api/envelope.ts';
import { VISIT_FIXED } from '../../../shared/api/landing.ts';
import type { LandingParameters } from '../../../shared/api/session/landing.ts';
import { getConfig } from '../../../shared/config/config.ts';
import { fitAtCaret, type Masked } from '../../../shared/lib/mask.ts';
import {
  groupPhone,
  isPhone,
  nationalDigits,
  numberIn,
  PHONE_RULES,
  type PhoneRule,
  readPhone,
  SMS_CODE_LENGTH,
} from '../../../shared/lib/phone.ts';
import { plainCharacters } from '../../../shared/lib/plainCharacters.ts';
import { runtimeText } from '../../../shared/runtime/runtime.messages.ts';
import type { Note } from '../../../shared/ui/Notice.tsx';
import {
  type Message,
  quotedMessage,
  refusedNumber,
  registrationOwnText,
  registrationText,
} from '../landing.messages.ts';
import { failureMessage, networkError } from '../Message.tsx';

/** Names of the form's fields, in the order in which they stand. */
export const FIELD_NAMES = ['mobile', 'imgValidate', 'smsCode'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The values of the form. */
type Registration = Record<FieldName, string>;

/** The two requests of the form. */
export type Step = 'sms' | 'register';

const CAPTCHA_LENGTH = 4;

/** How many characters each code has. */
export const CODE_LENGTHS = { imgValidate: CAPTCHA_LENGTH, smsCode: SMS_CODE_LENGTH } as const;

/**
 * The content of the field of a code after an edit: no spaces, and no more characters than the code has. In place of
 * `maxlength`, which would count the spaces of pasted ones.
 */
export function editedCode(before: string, typed: string, caret: number, max: number): Masked {
  const at = plainCharacters(typed.slice(0, caret)).length;
  return fitAtCaret(before, plainCharacters(typed), at, max);
}

/** The configured rule for mobile numbers. */
export const phoneRule = () => PHONE_RULES[getConfig().phoneRule];

/** Whether what was typed is a mobile number. */
export function isMobile(typed: string, rule: PhoneRule): boolean {
  return isPhone(nationalDigits(typed, rule), rule);
}

/**
 * The content of the mobile field after an edit, and whether an error is due. A number that it does not take stays as far as
 * it fits, so that the borrower can correct it; the plus of another country's stays as well, without which its digits could
 * make a number of this one. One digit too many is ignored silently.
 */
export function editedMobile(before: string, typed: string, rule: PhoneRule, caret = typed.length) {
  const { digits, refused } = readPhone(typed, rule);
  if (!refused) {
    // More digits than a number of the country has: it begins with the code.
    const isOver = digits.length > rule.max;
    return { value: isOver ? digits.slice(rule.country.code.length) : digits, wrong: false };
  }
  const isExtra = typed.length === before.length + 1 && before.length === rule.max;
  const at = numberIn(typed.slice(0, caret)).length;
  const value = fitAtCaret(before, numberIn(typed), at, rule.max).text;
  return { value, wrong: !isExtra || Boolean(readPhone(before, rule).refused) };
}

/** The registration as it is sent: national digits only, and codes without spaces. @param typed what a field holds. */
export function cleaned(typed: (name: FieldName) => string, rule: PhoneRule): Registration {
  return {
    mobile: nationalDigits(typed('mobile'), rule),
    imgValidate: plainCharacters(typed('imgValidate')),
    smsCode: plainCharacters(typed('smsCode')),
  };
}

/** The fields of the requests besides those of the form. */
export interface Origin {
  given: LandingParameters;
  sid: string;
  deviceId: string;
  appName: string;
}

/** The payload of `get-sms` or `register`. */
export function fieldsOf(
  step: Step,
  { mobile, imgValidate, smsCode }: Registration,
  { given, ...own }: Origin,
): Fields {
  const { app_from, user_from, utm_tag, invite_code, id } = given;
  const sms = { phone: mobile, capcode: imgValidate, ...own, app_from, user_from, utm_tag };
  if (step === 'sms') return sms;
  return { ...sms, merchantNumber: '0', userName: mobile, smsCode, invite_code, id };
}

/** The payload that counts a tap, with the same page and visitor fields as the visit. */
export function clickFields({ mobile }: Registration, given: LandingParameters): Fields {
  const { id, user_from, utm_tag, app_from } = given;
  return { ...VISIT_FIXED, page_id: id, user_from, utm_tag, app_from, phone: mobile };
}

export type Errors = Partial<Record<FieldName, Message>>;

/** The reaction of the form to a request: a toast, field errors, a note, and the next step. */
export interface Effect {
  toast?: Message;
  tone?: 'error';
  errors?: Errors;
  /** Above the button of the request. */
  note?: Note;
  /** The captcha is no longer valid: its field is cleared and a new image loads. */
  redraw?: true;
  /** `code` starts the countdown and focuses the code field; `download` means registered. */
  next?: 'code' | 'download';
}

const fits = (code: string, max: number) => code.length > 0 && code.length <= max;

/** The reaction to a missing or wrong field that a request needs; undefined if there is none. @param sid of the image, or `''`. */
export function refusalOf(
  step: Step,
  { mobile, imgValidate, smsCode }: Registration,
  rule: PhoneRule,
  sid: string,
): Effect | undefined {
  const isNumber = isPhone(mobile, rule);
  // Without an image, no characters can be correct.
  const redraw = !sid && isNumber;
  const isCaptcha = fits(imgValidate, CAPTCHA_LENGTH) && !redraw;
  const isCode = step === 'sms' || fits(smsCode, SMS_CODE_LENGTH);
  if (isNumber && isCaptcha && isCode) return undefined;
  const errors = {
    ...(!isNumber && { mobile: refusedNumber(rule) }),
    ...(!isCaptcha && { imgValidate: quotedMessage('captcha') }),
    ...(!isCode && { smsCode: quotedMessage('smsCode') }),
  };
  return { errors, ...(redraw && { redraw }) };
}

const REGISTERED = '11';
/** The reply codes for a wrong captcha. Each is taken from any call, whichever usually sends it. */
const WRONG_CAPTCHA: readonly string[] = ['101', '-1'];

const failed = (toast: Message, more: Effect): Effect => ({ toast, tone: 'error', ...more });

/** The reaction to a request that was not sent, or that failed while the phone is offline. */
const notSent = () =>
  failed(networkError(), { note: { tone: 'attention', words: registrationText.offline } });

/**
 * The reaction to a refusal for another reason than the captcha. One to register in the lender's words is about the code: the
 * number and the characters have codes of their own.
 */
function refusedFor(result: Result<unknown> & { success: false }, step: Step): Effect {
  const { message } = result;
  const isWords = hasServerWords(result);
  if (step === 'register' && isWords && !result.httpError) {
    const wrong = { text: message, own: registrationOwnText.wrongCode };
    return failed(wrong, { errors: { smsCode: wrong } });
  }
  const next = isWords ? runtimeText.afterRefusal : undefined;
  return failed({ text: message }, { note: { tone: 'refused', words: message, next } });
}

/** The reaction to a result of `get-sms` or `register`. Without a reply the outcome is unknown, not failed. */
export function effectOf(
  result: Result<unknown>,
  step: Step,
  { mobile }: Registration,
  rule: PhoneRule,
): Effect {
  const { code, message } = result;
  const received = code === ALREADY_RECEIVED;
  if (step === 'sms' && (result.success || received)) {
    return {
      toast: quotedMessage('sent'),
      note: { tone: 'done', words: registrationText.sentTo(groupPhone(mobile, rule)) },
      next: 'code',
    };
  }
  if (result.success) return { toast: quotedMessage('registered'), next: 'download' };
  if (received || code === REGISTERED) {
    return { toast: quotedMessage('registeredAlready'), next: 'download' };
  }
  if (WRONG_CAPTCHA.includes(code)) {
    const wrong = message === FAILURE_TEXT.refused ? quotedMessage('captcha') : { text: message };
    return failed(wrong, { errors: { imgValidate: wrong }, redraw: true });
  }
  if (result.sent === false || result.failure === 'offline') return notSent();
  if (isCertain(result)) return refusedFor(result, step);
  // A code may have been sent, so the countdown starts anyway.
  return failed(failureMessage(result), {
    note: { tone: 'attention', words: registrationText[step] },
    ...(step === 'sms' && { next: 'code' }),
  });
}
