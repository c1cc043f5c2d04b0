import type { Fields, Result } from '../../../shared/api/call.ts';
import { CAPTCHA_PATH, sidCall, trackClickCall } from '../../../shared/api/registration.ts';
import { requestAddress, send } from '../../../shared/api/send.ts';
import { landingParameters } from '../../../shared/api/session/landing.ts';
import { visitorDeviceId } from '../../../shared/api/session/visitor.ts';
import { getConfig } from '../../../shared/config/config.ts';
import { isPhone, nationalDigits, PHONE_RULES } from '../../../shared/lib/phone.ts';
import { type Message, showFailure } from '../Message.tsx';
import type { FieldName, Registration, Step } from './fields.ts';
import { notes, quoted, refusedNumber } from './registration.messages.ts';
import {
  cleaned,
  clickFields,
  type Effect,
  effectOf,
  errorsOf,
  notSent,
  type Origin,
  registerFields,
  smsFields,
} from './registration.model.ts';

/** The configured rule for mobile numbers. */
const phoneRule = () => PHONE_RULES[getConfig().phoneRule];

const FOR_SMS: readonly FieldName[] = ['mobile', 'imgValidate'];
const NEEDED: Record<Step, readonly FieldName[]> = {
  sms: FOR_SMS,
  register: [...FOR_SMS, 'smsCode'],
};

/** Whether what was typed is a mobile number by the configured rule. */
export function isMobile(typed: string): boolean {
  return isPhone(nationalDigits(typed, phoneRule()), phoneRule());
}

/** What a tap during the countdown shows. */
export const counting = (): Effect => ({ toast: quoted('counting'), tone: 'error' });

/** What pasting an invalid mobile number shows. */
export const noMobile = (): Effect => ({ errors: { mobile: refusedNumber(phoneRule()) } });

/** What is said of a number when its field is left; undefined if nothing is wrong with it, or nothing was typed. */
export function leftMobile(typed: string): Message | undefined {
  return typed && !isMobile(typed) ? refusedNumber(phoneRule()) : undefined;
}

/** What to show when the page was left before a request had a reply. */
export function unanswered(step: Step): Effect {
  return { note: notes[step] };
}

/** Loads a new captcha, which needs a mobile number first. */
export function refresh({ mobile }: Registration): Effect {
  return isMobile(mobile) ? { errors: {}, redraw: true } : noMobile();
}

/** A captcha image, and the id under which its characters are checked. */
export interface Drawn {
  sid: string;
  image: string;
}

/**
 * Gets a new captcha image, under the known id or a new one. The timestamp prevents a cached image.
 * @param known the current id, or `''`. @param now epoch ms.
 * @returns undefined on failure, after showing the reason. Rejects without a network.
 */
export async function drawCaptcha(known: string, now: number): Promise<Drawn | undefined> {
  const result = known ? undefined : await send(sidCall, {});
  if (result && !result.success) {
    showFailure(result);
    return undefined;
  }
  const sid = result ? result.data.sid : known;
  return { sid, image: await requestAddress(CAPTCHA_PATH, { sid, a: `${now}` }) };
}

/** Counts a tap on the registration button, without waiting for the reply. */
function countTap(registration: Registration, given: Origin['given']): void {
  void send(trackClickCall, clickFields(registration, given));
}

/** Sends a request of the form. @returns its result; undefined if it was not sent. */
type Send = (fields: Fields) => Promise<Result<unknown> | undefined>;

function ask(step: Step, registration: Registration, origin: Origin, write: Send) {
  if (step === 'sms') return write(smsFields(registration, origin));
  countTap(registration, origin.given);
  return write(registerFields(registration, origin));
}

/**
 * Requests a code or registers, if the form is valid.
 * @param sid id of the current captcha, or `''`. @param write sends the request.
 */
export async function perform(
  step: Step,
  typed: Registration,
  { sid, appName }: Pick<Origin, 'sid' | 'appName'>,
  write: Send,
): Promise<Effect> {
  const rule = phoneRule();
  const registration = cleaned(typed, rule);
  const errors = errorsOf(registration, rule, NEEDED[step]);
  // Without an image, no characters can be correct.
  if (!sid && !errors.mobile) {
    return { errors: { ...errors, imgValidate: quoted('captcha') }, redraw: true };
  }
  if (Object.keys(errors).length) return { errors };
  const origin = { given: landingParameters(), sid, deviceId: visitorDeviceId(), appName };
  const result = await ask(step, registration, origin, write);
  const effect = result ? effectOf(result, step, registration, rule) : notSent();
  return { errors: {}, ...effect };
}
