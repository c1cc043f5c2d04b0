import type { Result } from '../../api/call.ts';
import type { Attempt, Snapshot } from './attempts.ts';
import { type Finding, same, underWayUntil, type Verification } from './mutation.ts';

/** Whether an answer proves that nothing happened: a refusal in words, no session, or never sent. */
export function isCertain({ failure, sent }: Result<unknown> & { success: false }): boolean {
  return sent === false || failure === 'refused' || failure === 'signedOut';
}

/**
 * What a reading says of an attempt. Nothing can be said without a reading from before it was sent, and
 * nothing final while the request may still be under way. @param now epoch ms.
 */
export function findingOf<Input>(
  { judge }: Pick<Verification<Input>, 'judge'>,
  attempt: Attempt,
  reading: Snapshot,
  now: number,
): Finding {
  const compared = (): Finding => {
    if (attempt.before === null) return 'unknown';
    return same(attempt.before, reading) ? 'notDone' : 'done';
  };
  const finding = judge ? judge(attempt, reading) : compared();
  return finding === 'notDone' && now < underWayUntil(attempt) ? 'unknown' : finding;
}
