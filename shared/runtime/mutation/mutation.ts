import * as v from 'valibot';
import { type Call, HTTP_TIMEOUT_MS } from '../../api/call.ts';
import { ownerOf } from '../../api/session/owner.ts';
import { localStore } from '../../lib/storage.ts';

/** How long without proof until the borrower may send again, with a warning, ms. */
export const REPEAT_AFTER_MS = 10 * 60_000;
/** How long a reopened page says that this was already sent, ms. */
export const REMEMBERED_MS = 10 * 60_000;

/** The server's code for a request that it has received before. */
export const ALREADY_RECEIVED = '800005';

/** The kinds of mutations; a kind selects the stored record and the texts. */
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

/** The result of a check. */
export type Finding = 'done' | 'notDone' | 'unknown';

/** How to find out whether a write arrived: read the values that it changes, and compare. */
export interface Verification<Input> {
  /** Reads the values; undefined if reading failed. */
  read: () => Promise<Snapshot | undefined>;
  /** The values that prove that the write arrived, if known beforehand. */
  expect?: (input: Input) => Snapshot;
  /** Whether the values read before sending show that it is already done, so that nothing is to be sent. */
  isDone?: (reading: Snapshot) => boolean;
  /** Compares the values. By default any change proves that the write arrived, and no change that it did not. */
  compare?: (attempt: Attempt, now: Snapshot) => Finding;
}

/** A write that must happen once. `sendMutation` and `useMutation` handle the rest. */
export interface Mutation<Input extends object, Output> {
  what: What;
  call: Call<Input, Output>;
  /** Loads its check; absent if nothing that can be read proves the outcome. */
  verify?: () => Promise<Verification<Input>>;
  /** The check needs the values that prove arrival, which are stored with the attempt (`expect`). */
  expects?: true;
  /** The input field with the one-time token, which a repetition must send again. */
  token?: keyof Input & string;
  /** A repetition changes nothing on the server: after a lost reply the control is enabled again, with the same key. */
  harmless?: true;
  /** A page reopened soon afterwards says that it was sent, instead of offering it again at once. */
  remembered?: true;
  /** Another one may follow when a check shows that this one arrived, such as the next instalment. */
  another?: true;
  /** Whether a reply tells what happened; otherwise it counts as no reply. */
  isConclusive?: (output: Output) => boolean;
  /** Fixed wording for code 800005, instead of the server's own. */
  received?: () => string;
  /** Whether success ends it; otherwise the page continues with a next step. */
  isOver?: (output: Output) => boolean;
}

/** Declares a write that must happen once. */
export function mutation<Input extends object, Output>(
  given: Mutation<Input, Output>,
): Mutation<Input, Output> {
  return given;
}

/** The values that a write changes, as read from the server; plain data to compare. */
export type Snapshot = string | number | boolean | null | Snapshot[] | { [name: string]: Snapshot };

const snapshot = v.optional(v.unknown(), null) as v.GenericSchema<unknown, Snapshot>;

const attempt = v.object({
  /** Sent as `Idempotency-Key`, the same on every repetition. */
  key: v.string(),
  /** Path of the call; tells the steps of one mutation apart. */
  path: v.string(),
  /** The one-time token that was sent, or ''. */
  token: v.string(),
  /** The amount as the page showed it, or ''. */
  amount: v.string(),
  /** Fingerprint of everything else that was sent. */
  input: v.string(),
  /** The values read before it was sent; null if there are none. A check compares with them. */
  before: snapshot,
  /** The values that prove that it arrived, if known beforehand. */
  expected: snapshot,
  /** Epoch ms. */
  sentAt: v.number(),
  /** When the connection ended without a reply, epoch ms; 0 while the request may still be under way. */
  endedAt: v.number(),
  /** When a successful reply came, epoch ms; 0 before. */
  doneAt: v.number(),
  /** The address in its reply, or ''. */
  address: v.string(),
});

/** The record of a write that must happen once. It is kept until the outcome is certain. */
export type Attempt = v.InferOutput<typeof attempt>;

/** An attempt is kept until its outcome is certain, but not after a month. */
const ATTEMPT_LIFE_MS = 30 * 24 * 60 * 60_000;

/**
 * The storage key of an attempt: its kind, product, order and session.
 * @param what such as `payCode`. @param about tells two of a kind apart.
 */
export function attemptName(what: string, about = ''): string {
  return `attempt|${ownerOf(about ? `${what}:${about}` : what)}`;
}

/** The attempt stored under a key; undefined if it is unreadable or outdated. @param now epoch ms. */
export function readAttempt(name: string, now: number): Attempt | undefined {
  try {
    const found = v.parse(attempt, JSON.parse(localStore.read(name) ?? ''));
    return Math.abs(now - found.sentAt) < ATTEMPT_LIFE_MS ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an attempt, in storage that outlives the page and is shared by all tabs. */
export function writeAttempt(name: string, value: Attempt): void {
  localStore.write(name, JSON.stringify(value));
}

/** Stores the address in a successful reply, so that the reopened page offers it instead of sending again. */
export function noteAddress(name: string, address: string): void {
  const attempt = readAttempt(name, Date.now());
  if (attempt?.doneAt) writeAttempt(name, { ...attempt, address });
}

/** Removes an attempt, once its outcome is certain. */
export function removeAttempt(name: string): void {
  localStore.remove(name);
}

/** Calls back when another tab has written or removed the attempt. @returns stops listening. */
export function onAttemptChanged(name: string, listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === name || key === null) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Whether two readings are equal. */
export function same(one: Snapshot, other: Snapshot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is known of an attempt without a reply. */
export interface Unknown {
  amount: string;
  /** When the borrower may send again without proof, epoch ms. */
  repeatAt: number;
  /** Whether the last check could read the values; absent before the first check. */
  reached?: boolean;
  /** Until when the request may still be under way, epoch ms; 0 if its connection has ended. */
  underWayUntil: number;
}

/** The state of a mutation. */
export type MutationState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** Success: the control stays disabled until the page is left. */
  | { status: 'done' }
  /** The server has it already, from this attempt or an earlier one. `message` is what it said, or ''. */
  | { status: 'received'; message: string }
  /** It certainly changed nothing, so the control is enabled at once. */
  | { status: 'refused'; message: string }
  /** No reply came, and sending again is harmless. */
  | { status: 'unanswered' }
  | ({ status: 'unknown' } & Unknown)
  | { status: 'checking' }
  /** A check proved that nothing happened. */
  | { status: 'notDone' }
  /** A check proved that it arrived. */
  | { status: 'arrived' }
  /** Replied to before this page was opened; `arrived` when a check shows it and another may follow. */
  | { status: 'sentBefore'; at: number; amount: string; address: string; arrived?: true };

export const IDLE: MutationState = { status: 'idle' };

/** The part of a mutation that decides how its record is read. */
export type Rules = Pick<Mutation<object, unknown>, 'harmless'>;

/**
 * Until when a request may still be on its way to the server, epoch ms; 0 if its connection has ended.
 * If the page was closed, that is unknown until the time-out.
 */
export function underWayUntil({ endedAt, sentAt }: Attempt): number {
  return endedAt ? 0 : sentAt + HTTP_TIMEOUT_MS;
}

/** The state of an attempt without a reply. @param reached whether a check could read the values. */
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
 * The state of a mutation when a page opens.
 * @param now epoch ms. @param current the values that the page has just read. If they have changed since
 * the attempt was sent, it is over and a new one may be sent.
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
  // A harmless one may simply be sent again, so it is mentioned only for a short while.
  if (!doneAt) return rules.harmless && !fresh ? IDLE : unknownState(rules, attempt);
  const moved = before !== null && current !== null && !same(before, current);
  return fresh && !moved ? { status: 'sentBefore', at: doneAt, amount, address } : IDLE;
}

/** Whether the page's own control is shown; otherwise a notice takes its place. */
export function isOffered(state: MutationState): boolean {
  if (state.status === 'sentBefore') return state.arrived === true;
  return state.status !== 'unknown' && state.status !== 'checking';
}

/** Whether the control is disabled: something is under way, or finished. */
export function isDisabled({ status }: MutationState): boolean {
  return ['sending', 'checking', 'done', 'received', 'arrived'].includes(status);
}
