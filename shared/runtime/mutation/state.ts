import {
  type Attempt,
  freeAt,
  lateOf,
  pendingOf,
  RECENT_MS,
  type Snapshot,
} from '../../api/session/attempt.ts';
import { same } from '../../api/verification.ts';
import type { Declared, MutationOptions } from './mutation.ts';

/** How long a server may still work on a request whose connection has ended without its reply, ms. */
export const SETTLING_MS = 15_000;

/** Where a write stands on a page. `asOf`: when the page has last looked at the clock, epoch ms. */
export type State =
  /** `insists`: the borrower sends again without proof. */
  | { status: 'idle'; insists?: true }
  /** `replaces`: what was recorded before it; absent until it is sent. */
  | { status: 'sending'; insists?: true; replaces?: Attempt | undefined }
  /** Answered: the control stays disabled until the page is left. */
  | { status: 'done'; by: 'answer' }
  /** It arrived, or is not needed any more, as a check shows, or the server with the `message`. */
  | { status: 'done'; by: 'check'; notNeeded?: boolean; message?: string }
  /** Sent by another tab, or before this page was opened; `arrived` when a check shows it and another may follow. */
  | { status: 'earlier'; attempt: Attempt; arrived?: true }
  /** It certainly changed nothing, so the control is enabled at once. */
  | { status: 'refused'; message: string }
  /** No certain answer came. `read`: whether the last check could read; absent before the first. */
  | { status: 'unknown'; attempt: Attempt; asOf: number; read?: boolean }
  | { status: 'checking'; attempt: Attempt }
  /** A check found nothing. `other`: something else was tapped, which has to wait. */
  | { status: 'notDone'; attempt: Attempt; asOf: number; other?: true };

/** What a page holds about one write. React shows its `state`; the rest is for the next event. */
export interface WriteRecord {
  state: State;
  rules: Declared;
  /** The outcome that this page has told the borrower, by `markOf` its record. */
  told: number;
  /** The part of the page that sends is being loaded. */
  loading?: boolean;
}

/** A write as `useMutation` gives it to a screen, as far as a notice needs it. */
export interface MutationHandle {
  state: State;
  mutation: Declared;
  options: MutationOptions;
  offered: boolean;
  openAnswer: (address: string) => void;
  check: () => Promise<unknown>;
  reopen: () => void;
}

/** Tells apart the outcomes that a page has told; 0 for none. */
export function markOf(attempt: Attempt | undefined): number {
  return attempt?.doneAt || (attempt?.notFound && attempt.sentAt) || 0;
}

/** Whether the page's own control is shown; otherwise a notice takes its place. */
export function isOffered(state: State, { idempotent }: Declared): boolean {
  if (state.status === 'earlier') return state.arrived === true;
  return state.status !== 'checking' && (state.status !== 'unknown' || idempotent === true);
}

/** Whether the control is disabled: something is under way, or finished. */
export function isDisabled({ status }: State): boolean {
  return status === 'sending' || status === 'checking' || status === 'done';
}

/** When time passing changes the state, epoch ms; undefined if it does not. */
export function wakesAt(state: State): number | undefined {
  if (state.status !== 'unknown' && state.status !== 'notDone') return undefined;
  const { attempt, asOf } = state;
  return [attempt.settlesAt, freeAt(attempt)].find((time) => time > asOf);
}

/** The state by what is recorded and by what the page has told. @param current the values that the page shows. */
export function recorded(
  { rules, told }: Pick<WriteRecord, 'rules' | 'told'>,
  attempt: Attempt | undefined,
  now: number,
  current: Snapshot = null,
): State {
  if (!attempt) return { status: 'idle' };
  const { sentAt, doneAt, before } = attempt;
  const { idempotent, recent, hasMoved = (one, other) => !same(one, other) } = rules;
  const isFresh = Math.abs(now - (doneAt || sentAt)) < RECENT_MS;
  const isOutdated = before !== null && current !== null && hasMoved(before, current);
  // An idempotent one may simply be sent again, so it is mentioned only for a short while.
  if (pendingOf(attempt) && (isFresh || !idempotent))
    return { status: 'unknown', attempt, asOf: now };
  if (lateOf(attempt, now) && !isOutdated) return { status: 'notDone', attempt, asOf: now };
  const isMentioned = doneAt && (doneAt !== told || (recent && isFresh && !isOutdated));
  return isMentioned ? { status: 'earlier', attempt } : { status: 'idle' };
}
