import { HTTP_TIMEOUT_MS } from '../../api/call.ts';

/** What the local-storage names of attempts begin with. */
export const ATTEMPT_PREFIX = 'attempt|';

/** After a month a record counts no more. */
export const ATTEMPT_LIFE_MS = 30 * 24 * 60 * 60_000;

/** How long without proof until the borrower may send again, with a warning; also how long only the same may follow, ms. */
export const REPEAT_AFTER_MS = 10 * 60_000;

/** How long a page that is opened again says that this was already sent, ms. */
export const RECENT_MS = 10 * 60_000;

/** How long a server may still work on a request whose connection has ended without its reply, ms. */
export const SETTLING_MS = 15_000;

/** The values that a write changes, as read from the server; plain data to compare. */
export type Snapshot = string | number | boolean | null | Snapshot[] | { [name: string]: Snapshot };

/** What the device has recorded of a write that must happen once: pending until its outcome is certain. Times are epoch ms. */
export interface Attempt {
  /** Sent as `Idempotency-Key`, the same on every repetition. */
  key: string;
  /** Path of the call; tells the steps of one write apart. */
  path: string;
  /** The one-time token that was sent, or ''. */
  token: string;
  /** The amount as the page showed it, or ''. */
  amount: string;
  /** Fingerprint of everything else that was sent, by which a repetition is recognized. */
  input: string;
  /** The values read before it was sent, which a check compares with; null if there are none. */
  before: Snapshot;
  /** The values that prove that it arrived, if known beforehand. */
  expected: Snapshot;
  sentAt: number;
  /** When the connection ended without a reply; 0 while the request may still be under way. */
  endedAt: number;
  /** When a certain answer came; 0 before. */
  doneAt: number;
  /** A check did not find it. If the same is sent again, it has the same key and token, in case it shows late. */
  notFound?: boolean | undefined;
  /** What the server said when it refused this repetition; that says nothing about the attempts before it. */
  refusal?: string | undefined;
  /** The address in its reply, or ''. */
  address: string;
}

/** The part of a write's declaration that decides what may follow. */
export interface Rules {
  /**
   * Repeating it changes nothing, or may be wanted at any time: tabs do not keep each other from it, it is not checked, and
   * after a lost reply its control is enabled at once.
   */
  idempotent?: true;
  /** A page that is opened soon afterwards says that it was sent, instead of offering it again. */
  recent?: true;
  /** Whether that is out of date by now. By default any change of the values counts. */
  hasMoved?: (before: Snapshot, current: Snapshot) => boolean;
  /**
   * Why the server may show late what it has taken. After a check that found nothing, only the same is sent for ten minutes,
   * with the same key and token.
   */
  showsLate?: () => string;
  /** It asks again for what was sent before, such as an SMS: code 800005 refuses only that. */
  asksAgain?: true;
  /** Another one may follow when a check shows that this one arrived, such as the next instalment. */
  another?: true;
}

/** What a tap wants to send. Its key is a new one, in case it repeats nothing. */
export interface Request
  extends Pick<Attempt, 'key' | 'path' | 'token' | 'amount' | 'input' | 'expected'> {
  rules: Rules;
  /** The values that it changes, if the page has read them. */
  before?: Snapshot | undefined;
  /** Whether values read before sending show that there is nothing to send. */
  isDone?: ((reading: Snapshot) => false | 'done' | 'notNeeded') | undefined;
}

/** Where a write stands on a page. */
export type State =
  | { status: 'idle' }
  | { status: 'sending' }
  /** Answered: the control stays disabled until the page is left. */
  | { status: 'done'; by: 'answer' }
  /** The server has it already, from this attempt or an earlier one. `message` is what it said, or ''. */
  | { status: 'done'; by: 'repetition'; message: string }
  /** A check proved that it arrived, or that it is not needed any more. */
  | { status: 'done'; by: 'check'; notNeeded?: true }
  /** Sent by another tab, or before this page was opened; `arrived` when a check shows it and another may follow. */
  | { status: 'done'; by: 'earlier'; at: number; amount: string; address: string; arrived?: true }
  /** It certainly changed nothing, so the control is enabled at once. */
  | { status: 'refused'; message: string }
  | Unknown
  | { status: 'checking'; amount: string }
  /**
   * A check found nothing. `until` (epoch ms): only the same may be sent until then, because it may show late;
   * `other`: something else was tapped meanwhile.
   */
  | { status: 'notDone'; amount: string; until?: number; other?: true };

/** No certain answer came. */
export interface Unknown {
  status: 'unknown';
  /** Its control is offered all the same. */
  idempotent?: true;
  amount: string;
  /** Until when the request may still have its effect, epoch ms. The page then checks by itself. */
  settlesAt: number;
  /** Whether that time had passed when the state was reached. */
  settled: boolean;
  /** When the borrower may send again without proof, epoch ms. */
  repeatAt: number;
  mayRepeat: boolean;
  /** Whether the last check could read; absent before the first. */
  read?: boolean;
}

/** What a page holds about one write. React shows its `state`; the rest is for the next event. */
export interface WriteRecord {
  state: State;
  rules: Rules;
  /** The outcomes that this page has told the borrower, by the times of their records, epoch ms; 0 for none. */
  acknowledged: { doneAt: number; notFoundAt: number };
  /** The borrower sends again without proof. */
  insists?: true;
  /** While sending: what was tapped. */
  request?: Request;
  /** While sending or checking: the attempt as it is recorded, and where, if that is not the session's own place. */
  attempt?: Attempt;
  place?: string | undefined;
  /** While sending: the record that it replaces. */
  previous?: Attempt | undefined;
}

/** What a page holds before it is opened. */
export function startOf(rules: Rules): WriteRecord {
  return { state: { status: 'idle' }, rules, acknowledged: acknowledgedOf(undefined) };
}

/** The attempt if nothing is certain about it yet. */
export function pendingOf(attempt: Attempt | undefined): Attempt | undefined {
  return attempt && !attempt.doneAt && !attempt.notFound ? attempt : undefined;
}

/** Whether two readings are equal. */
export function same(one: Snapshot, other: Snapshot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Until when a request may have its effect, epoch ms. The end of the connection of a closed page is unknown. */
export function settlesAt({ endedAt, sentAt, refusal }: Attempt): number {
  // What it repeats has settled before, and a refusal is an answer.
  if (refusal !== undefined) return 0;
  return endedAt ? endedAt + SETTLING_MS : sentAt + HTTP_TIMEOUT_MS;
}

/** Whether the page's own control is shown; otherwise a notice takes its place. */
export function isOffered(state: State): boolean {
  if (state.status === 'done' && state.by === 'earlier') return state.arrived === true;
  return state.status !== 'checking' && (state.status !== 'unknown' || state.idempotent === true);
}

/** Whether the control is disabled: something is under way, or finished. */
export function isDisabled(state: State): boolean {
  if (state.status === 'done') return state.by !== 'earlier';
  return state.status === 'sending' || state.status === 'checking';
}

/** When time passing changes the state, epoch ms; undefined if it does not. */
export function wakesAt(state: State): number | undefined {
  if (state.status !== 'unknown' || state.idempotent) return undefined;
  if (!state.settled) return state.settlesAt;
  return state.mayRepeat ? undefined : state.repeatAt;
}

export function acknowledgedOf(attempt: Attempt | undefined): WriteRecord['acknowledged'] {
  return { doneAt: attempt?.doneAt ?? 0, notFoundAt: attempt?.notFound ? attempt.sentAt : 0 };
}

export function unknown(
  { idempotent }: Rules,
  attempt: Attempt,
  now: number,
  read?: boolean,
): State {
  const [settled, repeatAt] = [settlesAt(attempt), attempt.sentAt + REPEAT_AFTER_MS];
  return {
    status: 'unknown',
    ...(idempotent && { idempotent }),
    amount: attempt.amount,
    settlesAt: settled,
    settled: now >= settled,
    repeatAt,
    mayRepeat: now >= repeatAt,
    ...(read !== undefined && { read }),
  };
}

/** The state by what is recorded and by what the page has told. @param current the values that the page shows. */
export function recorded(
  { rules, acknowledged }: Pick<WriteRecord, 'rules' | 'acknowledged'>,
  attempt: Attempt | undefined,
  now: number,
  current: Snapshot = null,
): State {
  if (!attempt || attempt.notFound) return { status: 'idle' };
  const { sentAt, doneAt, amount, address, before } = attempt;
  const isFresh = Math.abs(now - (doneAt || sentAt)) < RECENT_MS;
  // An idempotent one may simply be sent again, so it is mentioned only for a short while.
  if (!doneAt)
    return rules.idempotent && !isFresh ? { status: 'idle' } : unknown(rules, attempt, now);
  const { hasMoved = (one, other) => !same(one, other) } = rules;
  const isOutdated = before !== null && current !== null && hasMoved(before, current);
  const mentioned = doneAt !== acknowledged.doneAt || (rules.recent && isFresh && !isOutdated);
  return mentioned
    ? { status: 'done', by: 'earlier', at: doneAt, amount, address }
    : { status: 'idle' };
}
