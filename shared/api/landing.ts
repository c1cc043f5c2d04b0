import * as v from '../lib/schema.ts';
import { declareCall, inputOf } from './call.ts';
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

/** The template of a landing page; '' for a field that the server leaves out. */
export type Template = v.InferOutput<typeof template>;

/** The template of a promotion. `{country}` is a setting. */
export const templateCall = declareCall({
  input: inputOf<{ templateId: string }>(),
  method: 'GET',
  encoding: 'form',
  anonymous: true,
  path: '/api/v2/{country}/service/channel/channel-template',
  kind: 'read',
  reply: template,
});

/** The template of an address. */
export const templateQuery = query(templateCall, { parameters: { templateId: address('id') } });
