import { type Fields, isCertain, type Result } from '../../../shared/api/call.ts';
import { FAILURE_TEXT } from '../../../shared/api/envelope.ts';
import { VISIT_FIXED } from '../../../shared/api/landing.ts';
import type { LandingParameters } from '../../../shared/api/session/landing.ts';
import {
  groupPhone,
  isPhone,
  nationalDigits,
  type PhoneRule,
  plainCode,
  SMS_CODE_LENGTH,
} from '../../../shared/lib/phone.ts';
import { ALREADY_RECEIVED } from '../../../shared/runtime/mutation/mutation.ts';
import { type Message, notes, quoted, refusedNumber } from '../landing.messages.ts';
import { failureMessage, networkError } from '../Message.tsx';
import {
  CAPTCHA_LENGTH,
  FIELD_NAMES,
  type FieldName,
  type Registration,
  type Step,
} from './fields.ts';

/** Whether what was typed is a mobile number. */
export function isMobile(typed: string, rule: PhoneRule): boolean {
  return isPhone(nationalDigits(typed, rule), rule);
}

/** The registration as it is sent: national digits only, and codes without spaces. */
export function cleaned(
  { mobile, imgValidate, smsCode }: Registration,
  rule: PhoneRule,
): Registration {
  return {
    mobile: nationalDigits(mobile, rule),
    imgValidate: plainCode(imgValidate),
    smsCode: plainCode(smsCode),
  };
}

export type Errors = Partial<Record<FieldName, Message>>;

function isShort(code: string, max: number): boolean {
  return code.length > 0 && code.length <= max;
}

/** The errors in the named fields of a cleaned registration. */
export function errorsOf(
  { mobile, imgValidate, smsCode }: Registration,
  rule: PhoneRule,
  names: readonly FieldName[],
): Errors {
  const right: Record<FieldName, boolean> = {
    mobile: isPhone(mobile, rule),
    imgValidate: isShort(imgValidate, CAPTCHA_LENGTH),
    smsCode: isShort(smsCode, SMS_CODE_LENGTH),
  };
  const messages: Record<FieldName, Message> = {
    mobile: refusedNumber(rule),
    imgValidate: quoted('captcha'),
    smsCode: quoted('smsCode'),
  };
  const wrong = names.filter((name) => !right[name]);
  return Object.fromEntries(wrong.map((name) => [name, messages[name]]));
}

/** What the requests contain besides the form's fields. */
export interface Origin {
  given: LandingParameters;
  sid: string;
  deviceId: string;
  appName: string;
}

/** The payload of `get-sms`. */
export function smsFields({ mobile, imgValidate }: Registration, origin: Origin): Fields {
  const { given, sid, deviceId, appName } = origin;
  const { app_from, user_from, utm_tag } = given;
  const own = { phone: mobile, capcode: imgValidate, sid, deviceId, appName };
  return { ...own, app_from, user_from, utm_tag };
}

/** The payload that counts a tap, with the same page and visitor fields as the visit. */
export function clickFields({ mobile }: Registration, given: LandingParameters): Fields {
  const { id, user_from, utm_tag, app_from } = given;
  return { ...VISIT_FIXED, page_id: id, user_from, utm_tag, app_from, phone: mobile };
}

/** The merchant number for registrations on this page. */
const MERCHANT_NUMBER = '0';

/** The payload of `register`. */
export function registerFields(registration: Registration, origin: Origin): Fields {
  const { mobile, smsCode } = registration;
  const { invite_code, id } = origin.given;
  return {
    ...smsFields(registration, origin),
    merchantNumber: MERCHANT_NUMBER,
    userName: mobile,
    smsCode,
    invite_code,
    id,
  };
}

/** What the form does after a request: a toast, field errors, a note, and the next step. */
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

const FOR_SMS: readonly FieldName[] = ['mobile', 'imgValidate'];
const NEEDED: Record<Step, readonly FieldName[]> = { sms: FOR_SMS, register: FIELD_NAMES };

/** What follows if something is wrong that a request needs; undefined if nothing is. @param sid of the image, or `''`. */
export function refusalOf(
  step: Step,
  registration: Registration,
  rule: PhoneRule,
  sid: string,
): Effect | undefined {
  const errors = errorsOf(registration, rule, NEEDED[step]);
  // Without an image, no characters can be correct.
  if (!sid && !errors.mobile) {
    return { errors: { ...errors, imgValidate: quoted('captcha') }, redraw: true };
  }
  return Object.keys(errors).length ? { errors } : undefined;
}

const REGISTERED = '11';
/** The reply codes for a wrong captcha. Each is taken from any call, whichever usually sends it. */
const WRONG_CAPTCHA: readonly string[] = ['101', '-1'];

function doneOf(step: Step, { mobile }: Registration, rule: PhoneRule): Effect {
  if (step === 'register') return { toast: quoted('registered'), next: 'download' };
  return { toast: quoted('sent'), note: notes.sentTo(groupPhone(mobile, rule)), next: 'code' };
}

/** What follows a request without a readable reply. A code may have been sent, so the countdown starts anyway. */
function unansweredEffect(step: Step, toast: Message): Effect {
  return {
    toast,
    tone: 'error',
    note: notes[step],
    ...(step === 'sms' && { next: 'code' }),
  };
}

/** What follows a request that was not sent, or that another tab is sending. */
export const notSent = (): Effect => ({
  toast: networkError(),
  tone: 'error',
  note: notes.offline,
});

/** What follows a result of `get-sms` or `register`. Without a reply the outcome is unknown, not failed. */
export function effectOf(
  result: Result<unknown>,
  step: Step,
  registration: Registration,
  rule: PhoneRule,
): Effect {
  if (result.success) return doneOf(step, registration, rule);
  const { code, message, sent } = result;
  const toast = { text: message };
  const received = code === ALREADY_RECEIVED;
  if (received && step === 'sms') return doneOf(step, registration, rule);
  if (received || code === REGISTERED)
    return { toast: quoted('registeredAlready'), next: 'download' };
  if (WRONG_CAPTCHA.includes(code)) {
    const wrongCaptcha = message === FAILURE_TEXT.refused ? quoted('captcha') : toast;
    return {
      toast: wrongCaptcha,
      tone: 'error',
      errors: { imgValidate: wrongCaptcha },
      redraw: true,
    };
  }
  if (sent === false) return notSent();
  if (isCertain(result)) return { toast, tone: 'error', note: message };
  return unansweredEffect(step, failureMessage(result));
}
