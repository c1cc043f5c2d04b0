import type { Fields, Result } from '../../shared/api/call.ts';
import { CAPTCHA_PATH, sidCall, trackClickCall } from '../../shared/api/registration.ts';
import { requestAddress } from '../../shared/api/requestAddress.ts';
import { send } from '../../shared/api/send.ts';
import { landingParameters } from '../../shared/api/session/landing.ts';
import { visitorDeviceId } from '../../shared/api/session/visitor.ts';
import { getConfig } from '../../shared/config/config.ts';
import { isPhone, nationalDigits, PHONE_RULES } from '../../shared/lib/phoneRule.ts';
import { sayFailure } from './landing.model.ts';
import { notes, quoted } from './registration.messages.ts';
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
import type { Act, FieldName, Registration } from './registration.ts';

/** The configured rule for mobile numbers. */
const phoneRule = () => PHONE_RULES[getConfig().phoneRule];

const FOR_SMS: readonly FieldName[] = ['mobile', 'imgValidate'];
const NEEDED: Record<Act, readonly FieldName[]> = {
  sms: FOR_SMS,
  register: [...FOR_SMS, 'smsCode'],
};

/** Whether what was typed is a mobile number by the configured rule. */
export function isMobile(typed: string): boolean {
  return isPhone(nationalDigits(typed, phoneRule()), phoneRule());
}

/** What a tap while the countdown runs is told (spec 5). */
export const counting: Effect = { toast: quoted.counting, tone: 'error' };

/** What a pasted number is told that is no mobile number here. */
export const noMobile = (): Effect => ({ errors: { mobile: phoneRule().message } });

/** What a visitor reads whose write had no answer when the page went away. */
export function unanswered(act: Act): Effect {
  return { note: notes[act] };
}

/** A new picture needs a mobile number first (spec 5). */
export function refresh({ mobile }: Registration): Effect {
  return isMobile(mobile) ? { errors: {}, redraw: true } : noMobile();
}

/** A picture and the id under which its characters are checked. */
export interface Drawn {
  sid: string;
  image: string;
}

/**
 * A new picture, under a known id or a new one (spec 7.5); another timestamp may give other characters.
 * @param now epoch ms. @returns undefined when there is none; the reason was said. Rejects without a network.
 */
export async function drawCaptcha(known: string, now: number): Promise<Drawn | undefined> {
  const result = known ? undefined : await send(sidCall, {}, { quiet: true });
  if (result && !result.success) {
    sayFailure(result);
    return undefined;
  }
  const sid = result ? result.data.sid : known;
  return { sid, image: await requestAddress(CAPTCHA_PATH, { sid, a: `${now}` }) };
}

/** Counts a tap on the registration button; nothing waits for it. */
function countTap(registration: Registration, given: Origin['given']): void {
  void send(trackClickCall, clickFields(registration, given), { quiet: true });
}

/** Sends a write of the form. @returns its answer; undefined when nothing was sent. */
export type Send = (fields: Fields) => Promise<Result<unknown> | undefined>;

function ask(act: Act, registration: Registration, origin: Origin, write: Send) {
  if (act === 'sms') return write(smsFields(registration, origin));
  countTap(registration, origin.given);
  return write(registerFields(registration, origin));
}

/**
 * Asks for a code or registers, when what was typed allows it.
 * @param sid of the picture on show, '' without one. @param write sends it, once.
 */
export async function perform(
  act: Act,
  typed: Registration,
  { sid, appName }: Pick<Origin, 'sid' | 'appName'>,
  write: Send,
): Promise<Effect> {
  const rule = phoneRule();
  const registration = cleaned(typed, rule);
  const errors = errorsOf(registration, rule, NEEDED[act]);
  // Without a picture there is nothing that the characters could be right about.
  if (!sid && !errors.mobile) {
    return { errors: { ...errors, imgValidate: quoted.captcha }, redraw: true };
  }
  if (Object.keys(errors).length) return { errors };
  const origin = { given: landingParameters(), sid, deviceId: visitorDeviceId(), appName };
  const result = await ask(act, registration, origin, write);
  const effect = result ? effectOf(result, act, registration, rule) : notSent();
  return { errors: {}, ...effect };
}
