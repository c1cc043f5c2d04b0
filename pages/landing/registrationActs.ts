import type { Fields, Result } from '../../shared/api/call.ts';
import {
  CAPTCHA_PATH,
  registerCall,
  sidCall,
  smsCall,
  trackClickCall,
} from '../../shared/api/registration.ts';
import { send } from '../../shared/api/send.ts';
import { wireAddress } from '../../shared/api/wireAddress.ts';
import { config } from '../../shared/config/config.ts';
import { isPhone, nationalDigits, PHONE_RULES } from '../../shared/format/phoneRule.ts';
import { once } from '../../shared/page/once.ts';
import { landingParameters } from '../../shared/session/landing.ts';
import { visitorDeviceId } from '../../shared/session/visitor.ts';
import { sayFailure } from './landing.model.ts';
import {
  type Act,
  cleaned,
  clickFields,
  type Effect,
  effectOf,
  errorsOf,
  registerFields,
  smsFields,
} from './registration.model.ts';
import { notes, quoted } from './registration.text.ts';
import { type FieldName, LOCKS, type Registration } from './registration.ts';

/** The configured rule for mobile numbers; this chunk comes when the file on the CDN has long had its say. */
const phoneRule = PHONE_RULES[config.phoneRule];

const FOR_SMS: readonly FieldName[] = ['mobile', 'imgValidate'];
const NEEDED: Record<Act, readonly FieldName[]> = {
  sms: FOR_SMS,
  register: [...FOR_SMS, 'smsCode'],
};

/** Whether what was typed is a mobile number by the configured rule. */
export function isMobile(typed: string): boolean {
  return isPhone(nationalDigits(typed, phoneRule), phoneRule);
}

/** What a tap while the countdown runs is told (spec 5). */
export const counting: Effect = { toast: quoted.counting, tone: 'error' };

/** What a pasted number is told that is no mobile number here. */
export const noMobile: Effect = { errors: { mobile: phoneRule.message } };

/** What a visitor reads whose registration had no answer when the page went away. */
export const unanswered: Effect = { note: notes.register };

/** A new picture needs a mobile number first (spec 5). */
export function refresh({ mobile }: Registration): Effect {
  return isMobile(mobile)
    ? { errors: {}, redraw: true }
    : { errors: { mobile: phoneRule.message } };
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
  return { sid, image: await wireAddress(CAPTCHA_PATH, { sid, a: `${now}` }) };
}

function ask(act: Act, registration: Registration, sid: string, appName: string) {
  const origin = { given: landingParameters(), sid, deviceId: visitorDeviceId(), appName };
  const calls: Record<Act, () => Promise<Result<unknown>>> = {
    sms: () => send(smsCall, smsFields(registration, origin), { quiet: true }),
    register: () => {
      // Counted, and nothing waits for it (spec 7.5).
      void send(trackClickCall, clickFields(registration, origin.given), { quiet: true });
      const fields: Fields = registerFields(registration, origin);
      return send(registerCall, fields, { quiet: true });
    },
  };
  return once(LOCKS[act], calls[act]);
}

/**
 * Asks for a code or registers (spec 7.5), when what was typed allows it; one request however often it is
 * tapped. @param sid of the picture on show, '' without one. @returns undefined while one is in flight.
 */
export async function perform(
  act: Act,
  typed: Registration,
  sid: string,
  appName: string,
): Promise<Effect | undefined> {
  const registration = cleaned(typed, phoneRule);
  const errors = errorsOf(registration, phoneRule, NEEDED[act]);
  // Without a picture there is nothing that the characters could be right about.
  if (!sid && !errors.mobile) {
    return { errors: { ...errors, imgValidate: quoted.captcha }, redraw: true };
  }
  if (Object.keys(errors).length) return { errors };
  const result = await ask(act, registration, sid, appName);
  return result && { errors: {}, ...effectOf(result, act, registration, phoneRule) };
}
