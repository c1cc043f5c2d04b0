import {
  type Attempt,
  finish,
  openOf,
  readAttempt,
  removeAttempt,
  type Snapshot,
  same,
  underWayUntil,
  withLock,
  writeAttempt,
} from './attempt.ts';
import {
  type Finding,
  type Mutation,
  type MutationState,
  notDoneState,
  stateOf,
  unknownState,
  type Verification,
} from './mutation.ts';
import { standingOf } from './standing.ts';

/** What a check needs to know of a mutation. */
type Checked<Input extends object> = Pick<
  Mutation<Input, unknown>,
  'verify' | 'harmless' | 'remembered' | 'showsLate'
>;

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

/** Reads the values that a write changes; undefined if that fails. Never rejects. */
export async function readQuietly<Input>(
  verification: Verification<Input> | undefined,
): Promise<Snapshot | undefined> {
  return verification?.read().catch(() => undefined);
}

/** Whether a check shows that an attempt of an earlier visit arrived. Never rejects. @param name key of its record. */
export async function hasArrived<Input extends object>(
  { verify }: Checked<Input>,
  name: string,
): Promise<boolean> {
  const attempt = readAttempt(name, Date.now());
  const reading = await readQuietly(verify);
  if (!attempt || attempt.notFound || !verify || reading === undefined) return false;
  return ['done', 'paid'].includes(findingOf(verify, attempt, reading, Date.now()));
}

async function checked<Input extends object>(
  mutation: Checked<Input>,
  name: string,
  attempt: Attempt,
): Promise<MutationState> {
  const { verify } = mutation;
  const reading = await readQuietly(verify);
  if (!verify || reading === undefined) return unknownState(mutation, attempt, false);
  const finding = findingOf(verify, attempt, reading, Date.now());
  if (finding === 'unknown') return unknownState(mutation, attempt, true);
  if (finding === 'notDone' && attempt.refusal !== undefined) {
    // Neither this repetition nor what it repeats has happened, so that the next one starts anew.
    removeAttempt(name);
    return { status: 'refused', message: attempt.refusal };
  }
  if (finding === 'notDone') {
    writeAttempt(name, { ...attempt, notFound: true });
    return notDoneState(mutation);
  }
  finish(mutation, name, attempt);
  return { status: 'arrived', ...(finding === 'paid' && { paid: true }) };
}

/**
 * Checks whether an attempt without a reply arrived. Its record is kept as not found if it did not, and as answered if
 * it did. Never rejects. @param name key of the record.
 */
export async function checkAttempt<Input extends object>(
  mutation: Checked<Input>,
  name: string,
): Promise<MutationState> {
  const { place, attempt } = standingOf(name, Date.now());
  const open = openOf(attempt);
  const found = open ? await withLock(name, () => checked(mutation, place, open)) : undefined;
  // Another tab sends or checks it, or has done so: its answer is news to this page.
  return found ?? stateOf(mutation, readAttempt(name, Date.now()), Date.now(), { doneAt: 0 });
}
