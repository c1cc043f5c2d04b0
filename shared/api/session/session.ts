import { getConfig } from '../../config/config.ts';
import { digest } from '../../lib/keys.ts';
import { dropBorrowerRecords, sessionStore } from '../../lib/storage.ts';
import {
  type CommonParameters,
  commonParametersFrom,
  linkParametersFrom,
  parameterOf,
} from './commonParameters.ts';

/** The query string of the current address; '' while prerendering. */
export function currentSearch(): string {
  return typeof document === 'undefined' ? '' : location.search;
}

/**
 * The common parameters of the current address, read at each call because the address can change;
 * none while prerendering, where there is no address.
 */
export function commonParameters(): CommonParameters {
  return commonParametersFrom(currentSearch());
}

/** The parameters that links of the current page carry. */
export function linkParameters(): Record<string, string> {
  return linkParametersFrom(location.search, getConfig().headerNames);
}

/** One parameter of the current address; '' if it is absent, and while prerendering. */
export function queryText(name: string): string {
  return parameterOf(new URLSearchParams(currentSearch()), name) ?? '';
}

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
  if ((sessionStore.read('owner') ?? now) !== now) dropBorrowerRecords();
  sessionStore.write('owner', now);
}
