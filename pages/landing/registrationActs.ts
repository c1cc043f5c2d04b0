import type { Fields, Result } from '../../shared/api/call.ts';
import { FAILURE_TEXT } from '../../shared/api/envelope.ts';
import { registerCall, smsCall, trackClickCall } from '../../shared/api/landing.ts';
import { send } from '../../shared/api/send.ts';
import { failedWrite } from '../../shared/api/writeOutcome.ts';
import { once } from '../../shared/page/once.ts';
import {
  type LandingParameters,
  landingParameters,
  visitorDeviceId,
} from '../../shared/session/landing.ts';
import { visitFields } from './landing.model.ts';
import { LOCKS, type Outcome, type Registration } from './registration.model.ts';

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
  const result = await once(LOCKS.sms, () => send(smsCall, fields, { quiet: true }));
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
  const result = await once(LOCKS.register, () => {
    const click = { ...visitFields(origin.given), phone: registration.mobile };
    void send(trackClickCall, click, { quiet: true });
    return send(registerCall, registerFields(registration, origin), { quiet: true });
  });
  return result && outcomeOf(result, 'register');
}
