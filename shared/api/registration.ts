import * as v from '../lib/schema.ts';
import { declareCall, type Fields, inputOf } from './call.ts';
import { requiredText } from './coerce.ts';
import { address, constant, optional, query } from './query.ts';

/** `{country}` is a setting. */
const BASE = '/api/v2/{country}/promotion';

const get = { method: 'GET', encoding: 'form', anonymous: true } as const;
const post = { ...get, method: 'POST', kind: 'write' } as const;

/** Counts a visit. The boot script sends it; no module sends it again. */
export const trackVisitCall = declareCall({
  input: inputOf<Fields>(),
  ...get,
  path: `${BASE}/track-visit`,
  kind: 'write',
  reply: v.unknown(),
});

/** Fixed parameters of the calls that count a visit. */
export const VISIT_FIXED = { client_type: 'h5', page_type: '1' } as const;

/** The visit of an address; what it does not say is left out. */
export const trackVisitQuery = query(trackVisitCall, {
  parameters: {
    client_type: constant(VISIT_FIXED.client_type),
    page_type: constant(VISIT_FIXED.page_type),
    page_id: optional(address('id')),
    user_from: optional(address('user_from')),
    utm_tag: optional(address('utm_tag')),
    app_from: optional(address('app_from')),
  },
});

/** Counts a tap on the registration button; finishes even if the page is left. */
export const trackClickCall = declareCall({
  input: inputOf<Fields>(),
  ...get,
  path: `${BASE}/track-click`,
  kind: 'write',
  keepalive: true,
  reply: v.unknown(),
});

/** The id under which a captcha is drawn and checked. */
export const sidCall = declareCall({
  input: inputOf<Record<string, never>>(),
  ...get,
  path: `${BASE}/get-sid`,
  kind: 'read',
  reply: v.object({ sid: requiredText }),
});

/** The path of the captcha image. */
export const CAPTCHA_PATH = `${BASE}/get-captcha`;

/** Sends a code to a phone. */
export const smsCall = declareCall({
  input: inputOf<Fields>(),
  ...post,
  path: `${BASE}/get-sms`,
  reply: v.unknown(),
});

/** Registers a phone number. */
export const registerCall = declareCall({
  input: inputOf<Fields>(),
  ...post,
  path: `${BASE}/register`,
  reply: v.unknown(),
});
