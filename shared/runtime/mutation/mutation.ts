import { type Call, HTTP_TIMEOUT_MS } from '../../api/call.ts';
import type { Attempt, Snapshot } from './attempts.ts';

/** Without proof for this long the borrower may decide to send again, told what that risks, ms. */
export const REPEAT_AFTER_MS = 10 * 60_000;
/** How long a page that is opened again says that this was already sent, ms. */
export const REMEMBERED_MS = 10 * 60_000;

/** The server's word for "this request is already there". */
export const ALREADY_RECEIVED = '800005';

/** What is sent once; names the attempt's record and its words. */
export type What =
  | 'payCode'
  | 'extensionCode'
  | 'confirmLoan'
  | 'cardPayment'
  | 'account'
  | 'complaint'
  | 'orderRating'
  | 'complaintRating'
  | 'sms'
  | 'registration'
  | 'agreement'
  | 'offer';

/** What a check found out. */
export type Finding = 'done' | 'notDone' | 'unknown';

/** How to find out whether a write arrived: it reads what the write changes, and compares. */
export interface Verification<Input> {
  /** Reads what the write changes; undefined when the reading failed. */
  read: () => Promise<Snapshot | undefined>;
  /** What a reading shows once the write has arrived, where that can be said beforehand. */
  expect?: (input: Input) => Snapshot;
  /** Whether a reading before sending shows that there is nothing left to send: it was done elsewhere. */
  isDone?: (reading: Snapshot) => boolean;
  /** Compares; without it any change is the write's doing, and no change says that it never arrived. */
  judge?: (attempt: Attempt, now: Snapshot) => Finding;
}

/** A write that must happen once, said once: everything about sending it follows from here. */
export interface Mutation<Input extends object, Output> {
  what: What;
  call: Call<Input, Output>;
  /** Its check, which comes with a chunk of its own; absent where nothing that can be read tells. */
  verify?: () => Promise<Verification<Input>>;
  /** Its check keeps with the attempt what a reading shows once it arrived (`expect`). */
  expects?: true;
  /** The field with the one-time token that a repetition must carry again. */
  token?: keyof Input & string;
  /** A repetition changes nothing at the server: after a lost answer the control opens again, under the same key. */
  harmless?: true;
  /** A page that is opened again soon says that it was sent, instead of offering it at once. */
  remembered?: true;
  /** Another may follow as soon as a reading shows that this one arrived, such as the next instalment. */
  another?: true;
  /** Whether an answer says what happened; one that does not counts as none. */
  isConclusive?: (output: Output) => boolean;
  /** Whether success is the end of it; otherwise the page goes on with a next step. */
  isOver?: (output: Output) => boolean;
}

/** Declares a write that must happen once. */
export function mutation<Input extends object, Output>(
  given: Mutation<Input, Output>,
): Mutation<Input, Output> {
  return given;
}

/** Whether two readings are alike. */
export function same(one: Snapshot, other: Snapshot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is known of an attempt whose answer is missing. */
export interface Unknown {
  amount: string;
  /** From when on the borrower may send again without proof, epoch ms. */
  repeatAt: number;
  /** Whether the last check could read; absent before the first. */
  reached?: boolean;
  /** Until then the request may still be under way, epoch ms; 0 when its connection has ended. */
  underWayUntil: number;
}

/** Where a write stands. */
export type MutationState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** Answered with success: the control stays shut until the page is left. */
  | { status: 'done' }
  /** The server has it already, from this attempt or an earlier one. */
  | { status: 'received' }
  /** Certain that it changed nothing: the control opens at once. */
  | { status: 'refused'; message: string }
  /** No answer came, and sending again changes nothing. */
  | { status: 'unanswered' }
  | ({ status: 'unknown' } & Unknown)
  | { status: 'checking' }
  /** A check proved that nothing happened. */
  | { status: 'notDone' }
  /** A check proved that it arrived. */
  | { status: 'arrived' }
  /** Answered before this page was opened; `arrived` once a reading shows it and another may follow. */
  | { status: 'sentBefore'; at: number; amount: string; address: string; arrived?: true };

export const IDLE: MutationState = { status: 'idle' };

/** The rules of a mutation by which a record is read. */
export type Rules = Pick<Mutation<object, unknown>, 'harmless'>;

/**
 * The end of the time in which a request may still be on its way to the server, epoch ms: none once
 * its connection has ended; a page that went away leaves that open until the time-out.
 */
export function underWayUntil({ endedAt, sentAt }: Attempt): number {
  return endedAt ? 0 : sentAt + HTTP_TIMEOUT_MS;
}

/** The state of an attempt that stands without an answer. @param reached whether a check could read. */
export function unknownState(
  { harmless }: Rules,
  attempt: Attempt,
  reached?: boolean,
): MutationState {
  if (harmless) return { status: 'unanswered' };
  return {
    status: 'unknown',
    amount: attempt.amount,
    repeatAt: attempt.sentAt + REPEAT_AFTER_MS,
    underWayUntil: underWayUntil(attempt),
    ...(reached !== undefined && { reached }),
  };
}

/**
 * The state that a record gives a page which is opened.
 * @param now epoch ms. @param current what the page has just read; where that has changed since it was
 * sent, what was sent is over and something new may be.
 */
export function stateOf(
  rules: Rules,
  attempt: Attempt | undefined,
  now: number,
  current: Snapshot = null,
): MutationState {
  if (!attempt) return IDLE;
  const { sentAt, doneAt, amount, address, before } = attempt;
  const fresh = Math.abs(now - (doneAt || sentAt)) < REMEMBERED_MS;
  // What may simply be sent again is worth no words for long.
  if (!doneAt) return rules.harmless && !fresh ? IDLE : unknownState(rules, attempt);
  const moved = before !== null && current !== null && !same(before, current);
  return fresh && !moved ? { status: 'sentBefore', at: doneAt, amount, address } : IDLE;
}

/** Whether the page's own control is offered; otherwise what is known stands in its place. */
export function isOffered(state: MutationState): boolean {
  if (state.status === 'sentBefore') return state.arrived === true;
  return state.status !== 'unknown' && state.status !== 'checking';
}

/** Whether the control is shut: something is under way, or over. */
export function isShut({ status }: MutationState): boolean {
  return ['sending', 'checking', 'done', 'received', 'arrived'].includes(status);
}
