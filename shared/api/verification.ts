import type { Attempt, Snapshot } from './session/attempt.ts';

/** The result of a check. `notNeeded`: what the write was for has happened since, whether or not it arrived. */
export type Finding = 'done' | 'notNeeded' | 'notDone' | 'unknown';

/** How to find out whether a write arrived: read the values that it changes, and compare. */
export interface Verification<Input> {
  /** Reads the values; undefined if reading failed. */
  read: () => Promise<Snapshot | undefined>;
  /** The values that prove that the write arrived, if known beforehand. They are stored with the attempt. */
  expect?: (input: Input) => Snapshot;
  /** Whether the values read before sending show that there is nothing to send. */
  isDone?: (reading: Snapshot) => false | 'done' | 'notNeeded';
  /** Compares the values. By default any change proves that the write arrived, and no change that it did not. */
  compare?: (attempt: Attempt, now: Snapshot) => Finding;
}

/** Whether two readings are equal. */
export function same(one: Snapshot, other: Snapshot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The values now; undefined if they cannot be read. */
export async function reading(
  verify: Verification<never> | undefined,
): Promise<Snapshot | undefined> {
  return verify?.read().catch(() => undefined);
}

/** What a check finds. Without values from before it was sent, only a comparison of its own tells anything. */
export async function findingOf(
  verify: Verification<never> | undefined,
  attempt: Attempt,
): Promise<Finding | 'unreadable'> {
  const now = await reading(verify);
  if (!verify || now === undefined) return 'unreadable';
  if (verify.compare) return verify.compare(attempt, now);
  if (attempt.before === null) return 'unknown';
  return same(attempt.before, now) ? 'notDone' : 'done';
}
