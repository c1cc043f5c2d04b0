import { config } from '../../shared/config/config.ts';
import { plainCode, SMS_CODE_LENGTH } from '../../shared/format/oneTimeCode.ts';
import { isPhone, nationalDigits, PHONE_RULES } from '../../shared/format/phoneRule.ts';
import { isPending } from '../../shared/page/once.ts';
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

/** What follows get-sms or register: done, to the download, the captcha again, or stay (spec 7.5, 8). */
export type Outcome =
  | { step: 'done' | 'registered' }
  | { step: 'captcha' | 'refused'; message: string }
  | { step: 'unknown' | 'offline' };

/** The names under which the two writes run at most once. */
export const LOCKS = { sms: 'landing:sms', register: 'landing:register' } as const;

/** Whether this tab registered and its page went away before the answer (hardening 3). */
export function isUnanswered(now: number): boolean {
  return isPending(LOCKS.register, now);
}
