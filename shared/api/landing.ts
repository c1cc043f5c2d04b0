import * as v from 'valibot';
import { type Fields, readCall, writeCall } from './call.ts';
import { requiredText, text } from './coerce.ts';
import { address, constant, optional, orHash, query } from './query.ts';
import type { LandingName } from './session/landing.ts';

/** Nobody is signed in on the landing page. */
const post = { anonymous: true } as const;
const get = { ...post, method: 'GET' } as const;

const template = v.object({
  id: requiredText,
  title: text,
  banner: text,
  buttonText: text,
  agreement: text,
  downloadUrl: text,
  appName: text,
});

/** The template of a landing page; '' for a field that the server leaves out. */
export type Template = v.InferOutput<typeof template>;

/** The template of a promotion. `{country}` is a setting. */
export const templateCall = readCall<{ templateId: string }, Template>(
  '/api/v2/{country}/service/channel/channel-template',
  template,
  get,
);

/** A parameter of the landing page, which a shared link to one of its hash routes has behind the hash. */
const landing = (name: LandingName) => orHash(address(name));

export const templateQuery = query(templateCall, { parameters: { templateId: landing('id') } });

/** `{country}` is a setting. */
const BASE = '/api/v2/{country}/promotion';

/** Counts a visit. The head script sends it; no module sends it again. */
export const trackVisitCall = writeCall<Fields>(`${BASE}/track-visit`, v.unknown(), get);

/** Fixed parameters of the calls that count a visit. */
export const VISIT_FIXED = { client_type: 'h5', page_type: '1' } as const;

/** The visit of an address; what it does not say is left out. */
export const trackVisitQuery = query(trackVisitCall, {
  parameters: {
    client_type: constant(VISIT_FIXED.client_type),
    page_type: constant(VISIT_FIXED.page_type),
    page_id: optional(landing('id')),
    user_from: optional(landing('user_from')),
    utm_tag: optional(landing('utm_tag')),
    app_from: optional(landing('app_from')),
  },
  counts: true,
});

/** Counts a tap on the registration button; finishes even if the page is left. */
export const trackClickCall = writeCall<Fields>(`${BASE}/track-click`, v.unknown(), {
  ...get,
  keepalive: true,
});

/** The id under which a captcha is drawn and checked. */
export const sidCall = readCall<Record<string, never>, { sid: string }>(
  `${BASE}/get-sid`,
  v.object({ sid: requiredText }),
  get,
);

/** The path of the captcha image. */
export const CAPTCHA_PATH = `${BASE}/get-captcha`;

/** Sends a code to a phone. */
export const smsCall = writeCall<Fields>(`${BASE}/get-sms`, v.unknown(), post);

/** Registers a phone number. */
export const registerCall = writeCall<Fields>(`${BASE}/register`, v.unknown(), post);
