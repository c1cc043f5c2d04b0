import type { Result } from '../../api/call.ts';
import type { Attempt, Snapshot } from './attempts.ts';
import { type Finding, same, underWayUntil, type Verification } from './mutation.ts';

/** Whether a failed result proves that nothing happened: a refusal, a missing session, or nothing sent. */
export function isCertain({ failure, sent }: Result<unknown> & { success: false }): boolean {
  return sent === false || failure === 'refused' || failure === 'signedOut';
}

/**
 * What the values read by a check say about an attempt. Unknown without values from before it was sent;
 * `notDone` only if the request can no longer be under way. @param now epoch ms.
 */
export function findingOf<Input>(
  { compare }: Pick<Verification<Input>, 'compare'>,
  attempt: Attempt,
  reading: Snapshot,
  now: number,
): Finding {
  const compared = (): Finding => {
    if (attempt.before === null) return 'unknown';
    return same(attempt.before, reading) ? 'notDone' : 'done';
  };
  const finding = compare ? compare(attempt, reading) : compared();
  return finding === 'notDone' && now < underWayUntil(attempt) ? 'unknown' : finding;
}
