import { ALREADY_RECEIVED, type Fields, isCertain, type Result } from '../../../shared/api/call.ts';
import { FAILURE_TEXT } from '../../../shared/api/envelope.ts';
import { VISIT_FIXED } from '../../../shared/api/landing.ts';
import type { LandingParameters } from '../../../shared/api/session/landing.ts';
import { getConfig } from '../../../shared/config/config.ts';
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
import { type Message, notes, quotedMessage, refusedNumber } from '../landing.messages.ts';
import { failureMessage, networkError } from '../Message.tsx';

/** Names of the form's fields, in the order in which they stand. */
export const FIELD_NAMES = ['mobile', 'imgValidate', 'smsCode'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The values of the form. */
type Registration = Record<FieldName, string>;

/** The two requests of the form. */
export type Step = 'sms' | 'register';

const CAPTCHA_LENGTH = 4;

/** The captcha's characters in what was typed or pasted: no spaces, and no more than it has. */
export const captchaIn = (typed: string) => plainCharacters(typed).slice(0, CAPTCHA_LENGTH);

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
export function editedMobile(before: string, typed: string, rule: PhoneRule) {
  const { digits, refused } = readPhone(typed, rule);
  if (!refused) return { value: digits, wrong: false };
  const isExtra = typed.length === before.length + 1 && before.length === rule.max;
  const value = isExtra ? before : numberIn(typed).slice(0, rule.max);
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
  note?: string;
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
const notSent = () => failed(networkError(), { note: notes.offline });

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
      note: notes.sentTo(groupPhone(mobile, rule)),
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
  if (isCertain(result)) return failed({ text: message }, { note: message });
  // A code may have been sent, so the countdown starts anyway.
  return failed(failureMessage(result), {
    note: notes[step],
    ...(step === 'sms' && { next: 'code' }),
  });
}
