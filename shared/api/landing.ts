import * as v from 'valibot';
import { declareCall } from './call.ts';
import { requiredText, text } from './coerce.ts';
import { address, query } from './query.ts';

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

/** Spec 7.5: the template of a promotion; the path's segment is configuration (decisions 3). */
export const templateCall = declareCall<{ templateId: string }>()({
  method: 'GET',
  encoding: 'form',
  anonymous: true,
  path: '/api/v2/{country}/service/channel/channel-template',
  kind: 'read',
  reply: template,
});

/** The template of an address. */
export const templateQuery = query(templateCall, { parameters: { templateId: address('id') } });
