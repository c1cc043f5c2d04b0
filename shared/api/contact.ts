import * as v from 'valibot';
import { readCall } from './call.ts';
import { readBy, text } from './coerce.ts';
import { constant, query } from './query.ts';
import { isAbsent } from './reply.ts';

/** The fixed number that the server expects in the contact call. */
const CONTACT_MARKER = '30';

const isTextual = (sent: unknown) => typeof sent === 'string' || typeof sent === 'number';

/** It must be there, as a text or null. */
const email = v.pipe(
  v.unknown(),
  readBy((sent) => (isAbsent(sent) || isTextual(sent) ? sent : undefined)),
  text,
);

const contact = v.object({ email, smWa: text });

/** How to reach customer service. */
export type ContactInfo = v.InferOutput<typeof contact>;

/** E-mail and online service. Nothing specifies the parameter's name; `type` is our choice. */
export const contactCall = readCall<{ type: string }, ContactInfo>(
  '/v3/personal-center/contact-kf-info',
  contact,
);

/** How customer service is reached. */
export const contactQuery = query(contactCall, { parameters: { type: constant(CONTACT_MARKER) } });
