import type { Call } from '../../api/call.ts';
import { type Attempt, type Rules, type Snapshot, same, underWayUntil } from './attempt.ts';
import { REMEMBERED_MS } from './remembered.ts';

/** How long without proof until the borrower may send again, with a warning, ms. */
export const REPEAT_AFTER_MS = 10 * 60_000;

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

/** The result of a check. `paid`: what the write was for has been paid since, so it does not matter whether it arrived. */
export type Finding = 'done' | 'paid' | 'notDone' | 'unknown';

/** How to find out whether a write arrived: read the values that it changes, and compare. */
export interface Verification<Input> {
  /** Reads the values; undefined if reading failed. */
  read: () => Promise<Snapshot | undefined>;
  /** The values that prove that the write arrived, if known beforehand. They are stored with the attempt. */
  expect?: (input: Input) => Snapshot;
  /** Whether the values read before sending show that it is already done, so that nothing is to be sent. */
  isDone?: (reading: Snapshot) => false | 'done' | 'paid';
  /** Compares the values. By default any change proves that the write arrived, and no change that it did not. */
  compare?: (attempt: Attempt, now: Snapshot) => Finding;
}

/** A write that must happen once. `sendMutation` and `useMutation` handle the rest. */
export interface Mutation<Input extends object, Output> {
  what: What;
  call: Call<Input, Output>;
  /** Its check; absent if nothing that can be read proves the outcome. */
  verify?: Verification<Input>;
  /** The input field with the one-time token, which a repetition must send again. */
  token?: keyof Input & string;
  /**
   * A repetition changes nothing on the server, or may be wanted at any time, so tabs do not keep each other from it:
   * each may open an offer or an agreement, a number is registered only once, and an SMS uses up its captcha. After a
   * lost reply the control is enabled again, with the same key.
   */
  harmless?: true;
  /**
   * A page that is opened soon afterwards says that it was sent, instead of offering it again at once. A page that was
   * open before says so of every mutation that is not harmless.
   */
  remembered?: true;
  /**
   * The server may show late what it has taken. After a check that found nothing, only the same input is sent again, with
   * the same key and token, until the borrower could send again without proof.
   */
  showsLate?: true;
  /** It asks again for what was sent before, such as an SMS: code 800005 refuses only that. */
  asksAgain?: true;
  /** Another one may follow when a check shows that this one arrived, such as the next instalment. */
  another?: true;
  /** The address in a reply, which a reopened page offers instead of sending again. */
  address?: (output: Output) => string;
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

/** What is known of an attempt without a reply. */
export interface Unknown {
  amount: string;
  /** When the borrower may send again without proof, epoch ms. */
  repeatAt: number;
  /** Whether the last check could read the values; absent before the first check. */
  reached?: boolean;
  /** Until when the request may still have its effect, epoch ms. Before, no check can prove that it did not arrive. */
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
  /** A check proved that nothing happened; `late` if the server may still show it. */
  | { status: 'notDone'; late?: true }
  /** Until then (epoch ms), nothing but the same may be sent, because the server may still show what a check did not find. */
  | { status: 'held'; amount: string; until: number }
  /** A check proved that it arrived, or that it is not needed any more, because a payment has come. */
  | { status: 'arrived'; paid?: true }
  /** Replied to in another tab, or before this page was opened; `arrived` when a check shows it and another may follow. */
  | { status: 'sentBefore'; at: number; amount: string; address: string; arrived?: true };

/** Nothing was sent. */
export const IDLE: MutationState = { status: 'idle' };

/** The state after a check that found nothing. */
export function notDoneState({ showsLate }: { showsLate?: true }): MutationState {
  return { status: 'notDone', ...(showsLate && { late: true }) };
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

/** What a page knows by itself, to compare with the record that all tabs share. */
export interface Known {
  /** When the last write that it knows of was answered, epoch ms; 0 for none. By default it knows the record's. */
  doneAt?: number | undefined;
  /** The values that it has read. If they have changed since the write that it knows of, a new one may be sent. */
  current?: Snapshot | undefined;
}

/** The state of a mutation by its record, and by what the page knows. @param now epoch ms. */
export function stateOf(
  rules: Rules,
  attempt: Attempt | undefined,
  now: number,
  { doneAt: known = attempt?.doneAt, current = null }: Known = {},
): MutationState {
  if (!attempt || attempt.notFound) return IDLE;
  const { sentAt, doneAt, amount, address, before } = attempt;
  const fresh = Math.abs(now - (doneAt || sentAt)) < REMEMBERED_MS;
  // A harmless one may simply be sent again, so it is mentioned only for a short while.
  if (!doneAt) return rules.harmless && !fresh ? IDLE : unknownState(rules, attempt);
  const moved = before !== null && current !== null && !same(before, current);
  const mentioned = doneAt !== known || (rules.remembered && fresh && !moved);
  return mentioned ? { status: 'sentBefore', at: doneAt, amount, address } : IDLE;
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
