import { digest } from '../../lib/digest.ts';
import { dropBorrowerRecords, readSession, writeSession } from '../../lib/storage.ts';
import { commonParameters } from './session.ts';

/** The fingerprint of the session of this address; no kept record holds the session's id itself. */
export function sessionDigest(): string {
  return digest(commonParameters().sessionId ?? '');
}

/**
 * Whom a kept record belongs to: product, order, its kind, and the session. A record is shown only
 * where all of them agree; a session without an order has records of its own.
 * @param kind what the record is about, such as `extension`.
 */
export function ownerOf(kind: string): string {
  const { productId = '', orderId = '' } = commonParameters();
  return [kind, productId, orderId, sessionDigest()].join('|');
}

/**
 * Forgets what another borrower typed in this web view. Pages without a session, such as the public
 * ones, say nothing about who holds the phone. Before the first render.
 */
export function dropRecordsOfOthers(): void {
  if (!commonParameters().sessionId) return;
  const now = sessionDigest();
  if ((readSession('owner') ?? now) !== now) dropBorrowerRecords();
  writeSession('owner', now);
}
