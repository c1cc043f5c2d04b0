import { commonParameters } from '../../api/session/session.ts';
import { localStore } from '../../lib/storage.ts';
import { openOf, readAttempt } from './attempt.ts';

/**
 * The name of the record that decides whether a write may be sent: the session's own, or an attempt without a reply that
 * another session of this phone has sent for the same order, such as before the borrower signed in again. A page shows
 * nothing of such a record until the borrower sends the same.
 * @param name of the session's own record. @param now epoch ms.
 */
export function standingName(name: string, now: number): string {
  if (!commonParameters().orderId || openOf(readAttempt(name, now))) return name;
  // The last part of a name is the session's fingerprint.
  const order = name.slice(0, name.lastIndexOf('|') + 1);
  const isOpen = (other: string) => other.startsWith(order) && openOf(readAttempt(other, now));
  return localStore.names().find(isOpen) ?? name;
}
