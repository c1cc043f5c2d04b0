import { commonParameters } from '../../api/session/session.ts';
import { localStore } from '../../lib/storage.ts';
import { type Attempt, openOf, readAttempt } from './attempt.ts';

/** The record that decides whether a write may be sent, if there is one, and the name under which it is stored. */
interface Standing {
  place: string;
  attempt: Attempt | undefined;
}

/**
 * The session's own record, or an attempt without a reply that another session of this phone has sent for the same order,
 * such as before the borrower signed in again; without its amount, which is not shown to this one. A page shows nothing
 * of such a record until the borrower sends the same.
 * @param name of the session's own record. @param now epoch ms.
 */
export function standingOf(name: string, now: number): Standing {
  const own: Standing = { place: name, attempt: readAttempt(name, now) };
  if (!commonParameters().orderId || openOf(own.attempt)) return own;
  // The last part of a name is the session's fingerprint.
  const order = name.slice(0, name.lastIndexOf('|') + 1);
  for (const place of localStore.names()) {
    const open = place.startsWith(order) && openOf(readAttempt(place, now));
    if (open) return { place, attempt: { ...open, amount: '' } };
  }
  return own;
}
