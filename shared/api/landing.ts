import * as v from 'valibot';
import { declareCall, type Fields } from './call.ts';
import { requiredText, text } from './loose.ts';

/** The segment is configuration (decisions 3). */
const BASE = '/api/v2/{country}';

const template = v.object({
  id: requiredText,
  title: text,
  banner: text,
  buttonText: text,
  agreement: text,
  downloadUrl: text,
  appName: text,
});

/** A landing template (spec 3 "Landing config", decisions 5); '' where it leaves something out. */
export type Template = v.InferOutput<typeof template>;

const get = { method: 'GET', encoding: 'form', anonymous: true } as const;
const post = { ...get, method: 'POST', kind: 'write', success: 'zeroText' } as const;

/** Spec 7.5: the template of a promotion. */
export const templateCall = declareCall<{ templateId: string }>()({
  ...get,
  path: `${BASE}/service/channel/channel-template`,
  kind: 'read',
  success: 'doubleZero',
  reply: template,
});

/** Spec 7.5: counts a visit. */
export const trackVisitCall = declareCall<Fields>()({
  ...get,
  path: `${BASE}/promotion/track-visit`,
  kind: 'write',
  success: 'zeroText',
  reply: v.unknown(),
});

/** Spec 7.5: counts a tap on the registration button; it outlives the page. */
export const trackClickCall = declareCall<Fields>()({
  ...get,
  path: `${BASE}/promotion/track-click`,
  kind: 'write',
  success: 'zeroText',
  keepalive: true,
  reply: v.unknown(),
});

/** Spec 7.5: the id under which a captcha is drawn and checked. */
export const sidCall = declareCall<Record<string, never>>()({
  ...get,
  path: `${BASE}/promotion/get-sid`,
  kind: 'read',
  success: 'zeroText',
  reply: v.object({ sid: requiredText }),
});

/** Spec 7.5: the path of the captcha image. */
export const CAPTCHA_PATH = `${BASE}/promotion/get-captcha`;

/** Spec 7.5: sends a code to a phone. */
export const smsCall = declareCall<Fields>()({
  ...post,
  path: `${BASE}/promotion/get-sms`,
  reply: v.unknown(),
});

/** Spec 7.5: registers a phone. */
export const registerCall = declareCall<Fields>()({
  ...post,
  path: `${BASE}/promotion/register`,
  reply: v.unknown(),
});

/** What the calls of a visit carry of the page besides its parameters (spec 7.5). */
export const VISIT_FIXED = { client_type: 'h5', page_type: '1' } as const;

/** Where the visit calls take their parameters from: their name, and the name in the address. */
export const VISIT_QUERY = {
  page_id: 'id',
  user_from: 'user_from',
  utm_tag: 'utm_tag',
  app_from: 'app_from',
} as const;
