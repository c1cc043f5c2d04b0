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

/** What the calls of a visit carry of the page besides its parameters (spec 7.5). */
export const VISIT_FIXED = { client_type: 'h5', page_type: '1' } as const;
