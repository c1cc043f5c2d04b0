import * as v from 'valibot';
import { declareCall, type Fields } from './call.ts';
import { requiredText } from './coerce.ts';
import { address, constant, optional, query } from './query.ts';

/** The segment is configuration (decisions 3). */
const BASE = '/api/v2/{country}/promotion';

const get = { method: 'GET', encoding: 'form', anonymous: true } as const;
const post = { ...get, method: 'POST', kind: 'write' } as const;

/** Spec 7.5: counts a visit; the document sends it, and no module sends it again. */
export const trackVisitCall = declareCall<Fields>()({
  ...get,
  path: `${BASE}/track-visit`,
  kind: 'write',
  reply: v.unknown(),
});

/** What the calls of a visit carry of the page besides its parameters (spec 7.5). */
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

/** Spec 7.5: counts a tap on the registration button; it outlives the page. */
export const trackClickCall = declareCall<Fields>()({
  ...get,
  path: `${BASE}/track-click`,
  kind: 'write',
  keepalive: true,
  reply: v.unknown(),
});

/** Spec 7.5: the id under which a captcha is drawn and checked. */
export const sidCall = declareCall<Record<string, never>>()({
  ...get,
  path: `${BASE}/get-sid`,
  kind: 'read',
  reply: v.object({ sid: requiredText }),
});

/** Spec 7.5: the path of the captcha image. */
export const CAPTCHA_PATH = `${BASE}/get-captcha`;

/** Spec 7.5: sends a code to a phone. */
export const smsCall = declareCall<Fields>()({
  ...post,
  path: `${BASE}/get-sms`,
  reply: v.unknown(),
});

/** Spec 7.5: registers a phone. */
export const registerCall = declareCall<Fields>()({
  ...post,
  path: `${BASE}/register`,
  reply: v.unknown(),
});
