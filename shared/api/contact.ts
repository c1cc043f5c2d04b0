import * as v from '../lib/schema.ts';
import { readCall } from './call.ts';
import { kindOrNull, text } from './coerce.ts';
import { constant, query } from './query.ts';

/** The fixed number that the server expects in the contact call. */
const CONTACT_MARKER = '30';

const isTextual = (sent: unknown) => typeof sent === 'string' || typeof sent === 'number';

const contact = v.object({ email: kindOrNull(isTextual, text), smWa: text });

/** How to reach customer service. */
export type ContactInfo = v.InferOutput<typeof contact>;

/** E-mail and online service. Nothing specifies the parameter's name; `type` is our choice. */
export const contactCall = readCall<{ type: string }, ContactInfo>(
  '/v3/personal-center/contact-kf-info',
  contact,
);

/** How customer service is reached. */
export const contactQuery = query(contactCall, { parameters: { type: constant(CONTACT_MARKER) } });
