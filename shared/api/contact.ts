import * as v from 'valibot';
import { declareCall } from './call.ts';
import { sure, text } from './coerce.ts';
import { constant, query } from './query.ts';

/** The fixed marker of the contact call (spec 7.2, 9). */
const CONTACT_MARKER = '30';

const isWords = (sent: unknown) => typeof sent === 'string' || typeof sent === 'number';

const contact = v.object({ email: sure(isWords, text), smWa: text });

/** How customer service is reached (spec 3). */
export type ContactInfo = v.InferOutput<typeof contact>;

/** Spec 7.2: e-mail and online service; the marker's name is ours (README, "Decided here"). */
export const contactCall = declareCall<{ type: string }>()({
  path: '/v3/personal-center/contact-kf-info',
  method: 'POST',
  encoding: 'form',
  kind: 'read',
  reply: contact,
});

/** How customer service is reached. */
export const contactQuery = query(contactCall, { parameters: { type: constant(CONTACT_MARKER) } });
