import type { Result } from './call.ts';

/** The server's word for "this request is already there" (spec 8). */
const ALREADY_RECEIVED = '800005';

/** What follows a write that did not succeed: look at the status, find out, or stay on the form. */
export type FailedWrite = 'received' | 'unknown' | 'stay';

/** Decides what follows a failed write (decisions 4): one without an answer is unknown, never simply failed. */
export function failedWrite({ code, failure }: Result<unknown> & { success: false }): FailedWrite {
  if (code === ALREADY_RECEIVED) return 'received';
  return failure === 'timeout' || failure === 'network' ? 'unknown' : 'stay';
}
