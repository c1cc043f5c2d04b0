import type { Failure, Result } from './call.ts';

/** The server's word for "this request is already there" (spec 8). */
const ALREADY_RECEIVED = '800005';

const CERTAIN: readonly Failure[] = ['refused', 'signedOut', 'offline'];

/** What follows a write that did not succeed: look at the status, find out, or stay on the form. */
export type FailedWrite = 'received' | 'unknown' | 'stay';

/**
 * Decides what follows a failed write (decisions 4): one without an answer that can be read is
 * unknown, never simply failed; certain is only a refusal, of the request or of the session, and
 * what never left the phone.
 */
export function failedWrite({
  code,
  failure,
  sent,
}: Result<unknown> & { success: false }): FailedWrite {
  if (code === ALREADY_RECEIVED) return 'received';
  return sent === false || CERTAIN.includes(failure) ? 'stay' : 'unknown';
}
