import { digest } from '../../lib/digest.ts';
import { type Attempt, openOf, removeAttempt, type Snapshot, writeAttempt } from './attempt.ts';
import type { Mutation } from './mutation.ts';

/**
 * Runs `work` while no other tab does so under the same name. Without the Web Locks API only the stored
 * record keeps tabs apart. @returns undefined while another tab works.
 */
export async function withLock<Answer>(
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!navigator.locks) return work();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve(undefined),
  );
}

/** A new `Idempotency-Key`: 128 random bits. */
function newKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tokenOf<Input extends object>(
  { token }: Pick<Mutation<Input, unknown>, 'token'>,
  input: Input,
): string {
  return token ? `${input[token]}` : '';
}

/**
 * The attempt as it is stored before sending. @param previous the record found, if any. Unless it was answered, its key
 * is used again for the same input; if it is still open, this attempt repeats it.
 */
export function attemptOf<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  input: Input,
  previous: Attempt | undefined,
  given: { before: Snapshot; expected: Snapshot; amount: string },
): Attempt {
  const fingerprint = digest(
    JSON.stringify({ ...input, ...(mutation.token && { [mutation.token]: '' }) }),
  );
  const standing = openOf(previous);
  return {
    key: previous && !previous.doneAt && previous.input === fingerprint ? previous.key : newKey(),
    path: mutation.call.path,
    token: standing?.token || tokenOf(mutation, input),
    amount: given.amount,
    input: fingerprint,
    // A repetition is compared with the values from before the first attempt.
    before: standing ? standing.before : given.before,
    expected: given.expected,
    sentAt: Date.now(),
    endedAt: 0,
    doneAt: 0,
    address: '',
  };
}

/**
 * Ends an attempt that certainly arrived. Its record stays, so that a tab that was opened before can say so instead of
 * sending the same again; a harmless one leaves none.
 */
export function finish(
  { harmless, remembered }: Pick<Mutation<object, unknown>, 'harmless' | 'remembered'>,
  name: string,
  attempt: Attempt,
): void {
  if (harmless) {
    removeAttempt(name);
    return;
  }
  const now = Date.now();
  // Only what is remembered is compared with later readings; of the rest nothing is kept that was read or sent.
  const kept = remembered ? attempt : { ...attempt, before: null, expected: null };
  writeAttempt(name, { ...kept, endedAt: now, doneAt: now });
}
