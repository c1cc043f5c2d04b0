import { digest } from '../../lib/keys.ts';
import { dropBorrowerRecords, readSession, writeSession } from '../../lib/storage.ts';
import { commonParameters } from './session.ts';

/** A fingerprint of this address's session. Stored records hold it instead of the session id. */
function sessionDigest(): string {
  return digest(commonParameters().sessionId ?? '');
}

/**
 * Identifies whom a stored record belongs to: its kind, product, order and session. A record is shown
 * only if all of them match; a session without an order has its own records.
 * @param kind what the record is about, such as `extension`.
 */
export function ownerOf(kind: string): string {
  const { productId = '', orderId = '' } = commonParameters();
  return [kind, productId, orderId, sessionDigest()].join('|');
}

/**
 * Deletes what another borrower typed in this web view. Pages without a session, such as the public
 * ones, do not tell who holds the phone. Called before the first render.
 */
export function dropRecordsOfOthers(): void {
  if (!commonParameters().sessionId) return;
  const now = sessionDigest();
  if ((readSession('owner') ?? now) !== now) dropBorrowerRecords();
  writeSession('owner', now);
}
