import type { Fields, Result } from '../../shared/api/call.ts';
import { FAILURE_TEXT } from '../../shared/api/envelope.ts';
import { registerCall, smsCall, trackClickCall } from '../../shared/api/landing.ts';
import { send } from '../../shared/api/send.ts';
import { failedWrite } from '../../shared/api/writeOutcome.ts';
import { config } from '../../shared/config/config.ts';
import { plainCode, SMS_CODE_LENGTH } from '../../shared/format/oneTimeCode.ts';
import { isPhone, nationalDigits, PHONE_RULES } from '../../shared/format/phoneRule.ts';
import { isPending, once } from '../../shared/page/once.ts';
import {
  type LandingParameters,
  landingParameters,
  visitorDeviceId,
} from '../../shared/session/landing.ts';
import { visitFields } from './landing.model.ts';
import { quoted, type Said } from './landing.text.ts';

/** Longest image captcha (spec 5, 9). */
export const CAPTCHA_LENGTH = 4;

/** The rule for mobile numbers that this build is configured with. */
export const phoneRule = PHONE_RULES[config.phoneRule];

/** What was typed (spec 3, registration form). */
export interface Registration {
  mobile: string;
  imgValidate: string;
  smsCode: string;
}

export type FieldName = keyof Registration;

/** The registration as it is sent: digits at home, codes without the spaces of pasting. */
export function cleaned({ mobile, imgValidate, smsCode }: Registration): Registration {
  return {
    mobile: nationalDigits(mobile, phoneRule),
    imgValidate: plainCode(imgValidate),
    smsCode: plainCode(smsCode),
  };
}

function isShort(code: string, most: number): boolean {
  return code.length > 0 && code.length <= most;
}

const CHECKS: Record<FieldName, (value: string) => Said | undefined> = {
  mobile: (value) => (isPhone(value, phoneRule) ? undefined : phoneRule.message),
  imgValidate: (value) => (isShort(value, CAPTCHA_LENGTH) ? undefined : quoted.captcha),
  smsCode: (value) => (isShort(value, SMS_CODE_LENGTH) ? undefined : quoted.smsCode),
};

export type Errors = Partial<Record<FieldName, Said>>;

/** What is wrong with some fields (spec 5), in their order on the page. */
export function errorsOf(registration: Registration, names: readonly FieldName[]): Errors {
  const errors: Errors = {};
  for (const name of names) {
    const error = CHECKS[name](registration[name]);
    if (error) errors[name] = error;
  }
  return errors;
}

/** Whether what was typed is a mobile number by the configured rule. */
export function isMobile(typed: string): boolean {
  return isPhone(nationalDigits(typed, phoneRule), phoneRule);
}

/** What the calls carry besides the form. */
export interface Origin {
  given: LandingParameters;
  sid: string;
  deviceId: string;
  appName: string;
}

/** Everything that get-sms carries (spec 7.5). */
export function smsFields({ mobile, imgValidate }: Registration, origin: Origin): Fields {
  const { given, sid, deviceId, appName } = origin;
  const { app_from, user_from, utm_tag } = given;
  const own = { phone: mobile, capcode: imgValidate, sid, deviceId, appName };
  return { ...own, app_from, user_from, utm_tag };
}

/** The merchant of a registration by this page (spec 7.5). */
const MERCHANT_NUMBER = '0';

/** Everything that register carries (spec 7.5). */
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

/** What follows get-sms or register: done, to the download, the captcha again, or stay (spec 7.5, 8). */
export type Outcome =
  | { step: 'done' | 'registered' }
  | { step: 'captcha' | 'refused'; message: string }
  | { step: 'unknown' | 'offline' };

const REGISTERED = '11';
/** How get-sms and register say that the captcha is wrong. */
const WRONG_CAPTCHA = { sms: '101', register: '-1' } as const;

/** Decides what follows get-sms or register; one without an answer is unknown, never simply failed. */
export function outcomeOf(result: Result<unknown>, call: keyof typeof WRONG_CAPTCHA): Outcome {
  if (result.success) return { step: 'done' };
  const { code, failure, message } = result;
  if (code === REGISTERED) return { step: 'registered' };
  if (code === WRONG_CAPTCHA[call]) {
    return { step: 'captcha', message: message === FAILURE_TEXT.refused ? '' : message };
  }
  if (failure === 'offline') return { step: 'offline' };
  return failedWrite(result) === 'unknown' ? { step: 'unknown' } : { step: 'refused', message };
}

const SMS = 'landing:sms';
const REGISTER = 'landing:register';

function originOf(sid: string, appName: string): Origin {
  return { given: landingParameters(), sid, deviceId: visitorDeviceId(), appName };
}

/** Asks for a code by SMS; one request however often it is tapped. @returns undefined while one is in flight. */
export async function requestSms(
  registration: Registration,
  sid: string,
  appName: string,
): Promise<Outcome | undefined> {
  const fields = smsFields(registration, originOf(sid, appName));
  const result = await once(SMS, () => send(smsCall, fields, { quiet: true }));
  return result && outcomeOf(result, 'sms');
}

/**
 * Registers (spec 7.5), and counts the tap without waiting for that; one request however often it is
 * tapped. @returns undefined while one is in flight.
 */
export async function register(
  registration: Registration,
  sid: string,
  appName: string,
): Promise<Outcome | undefined> {
  const origin = originOf(sid, appName);
  const result = await once(REGISTER, () => {
    const click = { ...visitFields(origin.given), phone: registration.mobile };
    void send(trackClickCall, click, { quiet: true });
    return send(registerCall, registerFields(registration, origin), { quiet: true });
  });
  return result && outcomeOf(result, 'register');
}

/** Whether this tab registered and its page went away before the answer (hardening 3). */
export function isUnanswered(now: number): boolean {
  return isPending(REGISTER, now);
}
