import { type Attempt, fingerprintOf } from './attempt.ts';
import {
  type Mutation,
  type MutationState,
  notDoneState,
  REPEAT_AFTER_MS,
  stateOf,
} from './mutation.ts';

/** What the borrower has seen of the record before the tap. */
export interface Seen {
  /** The borrower sends again without proof, with the same key and token. */
  repeats?: boolean;
  /** When the last write that the page knows of was answered, epoch ms; 0 for none. By default it knows the record's. */
  knownDoneAt?: number | undefined;
  /** When the attempt was sent of which the page knows that a check has not found it, likewise. */
  knownNotFoundAt?: number | undefined;
}

/**
 * Why nothing may be sent: an attempt without a reply, or one that another tab has sent since the borrower saw this
 * page; undefined if nothing stands in the way. @param standing the session's own record, if any.
 */
export function obstacleTo<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  standing: Attempt | undefined,
  { repeats, knownDoneAt, knownNotFoundAt }: Seen,
): MutationState | undefined {
  // Another tab's attempt may have arrived all the same: whoever tapped before it was checked is told first.
  const isNews = standing?.notFound && standing.sentAt !== (knownNotFoundAt ?? standing.sentAt);
  if (isNews && !mutation.harmless) return notDoneState(mutation);
  const state = stateOf(mutation, standing, Date.now(), { doneAt: knownDoneAt });
  if (state.status === 'unknown') return repeats ? undefined : state;
  return state.status === 'sentBefore' && state.at !== (knownDoneAt ?? state.at)
    ? state
    : undefined;
}

/**
 * The state if this input has to wait, because the server may still show what a check has not found; undefined if not.
 * @param standing the record, if any. @param input what is to be sent.
 */
export function heldState<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  standing: Attempt | undefined,
  input: Input,
): MutationState | undefined {
  if (!mutation.showsLate || !standing?.notFound) return undefined;
  const { sentAt, amount } = standing;
  const isRecent = Math.abs(Date.now() - sentAt) < REPEAT_AFTER_MS;
  if (!isRecent || standing.input === fingerprintOf(mutation, input)) return undefined;
  return { status: 'held', amount, until: sentAt + REPEAT_AFTER_MS };
}
