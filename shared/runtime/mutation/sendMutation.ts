import { isCertain, type Result } from '../../api/call.ts';
import { FAILURE_TEXT } from '../../api/envelope.ts';
import { send } from '../../api/send.ts';
import { within } from '../../lib/within.ts';
import {
  type Attempt,
  attemptOf,
  finish,
  openOf,
  readAttempt,
  removeAttempt,
  type Snapshot,
  withLock,
  writeAttempt,
} from './attempt.ts';
import { readQuietly } from './checkAttempt.ts';
import {
  ALREADY_RECEIVED,
  IDLE,
  type Mutation,
  type MutationState,
  stateOf,
  unknownState,
  type Verification,
} from './mutation.ts';
import { heldState, obstacleTo, type Seen } from './obstacle.ts';
import { standingOf } from './standing.ts';
import { tidyAttempts } from './tidyAttempts.ts';

// Loaded with the sending, because a write without a reply is checked at once.
export { checkAttempt, hasArrived } from './checkAttempt.ts';

/** How long a tap waits at most for the values to compare with, ms. Without them a check may prove nothing. */
const READING_WAIT_MS = 5000;

/** Options of one attempt besides its input. */
export interface SendOptions extends Seen {
  /** The values read before sending, if the page has them; otherwise the check reads them. */
  before?: Snapshot | undefined;
  /** The amount as the page shows it. */
  amount?: string | undefined;
}

/** The new state of the mutation, and the result if there is one. */
export interface Sent<Output> {
  state: MutationState;
  result?: Result<Output>;
}

/** A result, and whether the page was being left by then, which ends the connection but not the request. */
interface Answer<Output> {
  result: Result<Output>;
  left: boolean;
}

/** Waits for a result. Listens only meanwhile, because such listeners keep pages out of the back-forward cache. */
async function answerOf<Output>(work: () => Promise<Result<Output>>): Promise<Answer<Output>> {
  let left = document.visibilityState === 'hidden';
  const leave = () => {
    left = true;
  };
  const signs = ['beforeunload', 'pagehide'] as const;
  for (const sign of signs) window.addEventListener(sign, leave);
  const result = await work();
  for (const sign of signs) window.removeEventListener(sign, leave);
  return { result, left: left || document.visibilityState === 'hidden' };
}

/** Turns a result into a state; the record says from then on what is certain. */
async function settle<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  name: string,
  attempt: Attempt,
  repeated: boolean,
  { result, left }: Answer<Output>,
): Promise<Sent<Output>> {
  // A page that is being closed does not learn the outcome: the request may still be under way.
  const ended = { ...attempt, endedAt: left ? 0 : Date.now() };
  if (result.success && !(mutation.isConclusive?.(result.data) ?? true)) {
    writeAttempt(name, ended);
    return { state: unknownState(mutation, ended) };
  }
  if (result.success) {
    const over = mutation.isOver?.(result.data) ?? true;
    const address = mutation.address?.(result.data) ?? '';
    if (over) finish(mutation, name, { ...attempt, address });
    else removeAttempt(name);
    return { state: over ? { status: 'done' } : IDLE, result };
  }
  const known = result.code === ALREADY_RECEIVED ? mutation.received?.() : undefined;
  // A harmless one is refused in words instead, so that it can be used again.
  if (result.code === ALREADY_RECEIVED && !mutation.harmless && !mutation.asksAgain) {
    finish(mutation, name, attempt);
    const said = result.message === FAILURE_TEXT.refused ? '' : result.message;
    return { state: { status: 'received', message: known ?? said }, result };
  }
  if (isCertain(result) && (!repeated || mutation.harmless)) {
    removeAttempt(name);
    return { state: { status: 'refused', message: known ?? result.message }, result };
  }
  // The refusal of a repetition says nothing about the attempt before it; only the check does.
  const refusal = isCertain(result) ? { refusal: result.message } : {};
  writeAttempt(name, { ...ended, ...refusal });
  return { state: unknownState(mutation, ended), result };
}

/** Reads the values that a write changes before it is sent; null if that fails or takes long. */
async function readBefore<Input>(verify: Verification<Input> | undefined): Promise<Snapshot> {
  if (!verify) return null;
  return (await within(READING_WAIT_MS, readQuietly(verify))) ?? null;
}

/** Sends it while no other tab does, unless the record or a reading says that there is nothing to send. */
async function sendAlone<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  name: string,
  input: Input,
  options: SendOptions,
): Promise<Sent<Output>> {
  const { before, amount = '' } = options;
  const { place, attempt: standing } = standingOf(name, Date.now());
  const repeated = openOf(standing);
  if (repeated && !options.repeats && !mutation.harmless) {
    return { state: unknownState(mutation, repeated) };
  }
  const held = heldState(mutation, standing, input);
  if (held) return { state: held };
  const { verify } = mutation;
  // Values that the page has just read need no further reading.
  const reading = before ?? (repeated ? null : await readBefore(verify));
  const over = !repeated && reading !== null && verify?.isDone?.(reading);
  if (over === 'paid') return { state: { status: 'arrived', paid: true } };
  if (over) return { state: { status: 'received', message: '' } };
  const expected = verify?.expect?.(input) ?? null;
  // Looked at again after the reading, which takes a while: not every browser has locks.
  const state = obstacleTo(mutation, readAttempt(name, Date.now()), options);
  if (state) return { state };
  const attempt = attemptOf(mutation, input, standing, { before: reading, expected, amount });
  writeAttempt(name, attempt);
  if (place !== name) removeAttempt(place);
  const { token } = mutation;
  const sent = token ? { ...input, [token]: attempt.token } : input;
  const answer = await answerOf(() =>
    send(mutation.call, sent, { quiet: true, idempotencyKey: attempt.key }),
  );
  return settle(
    mutation,
    name,
    attempt,
    attempt.key === standing?.key || Boolean(repeated),
    answer,
  );
}

/**
 * Sends a write that must happen once. It is stored before it is sent. While an attempt without a reply
 * exists, in this tab or another, nothing is sent, nor if another tab has sent it since this page was opened. Rejects
 * only if a part of the page could not be loaded, in which case nothing was sent.
 * @param name key of the record. @returns the new state; after `unknown` the caller should check.
 */
export async function sendOnce<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  name: string,
  input: Input,
  options: SendOptions,
): Promise<Sent<Output>> {
  tidyAttempts(Date.now());
  const work = () => sendAlone(mutation, name, input, options);
  const sent = await (mutation.harmless ? work() : withLock(name, work));
  if (sent) return sent;
  const known = { doneAt: options.knownDoneAt };
  return { state: stateOf(mutation, readAttempt(name, Date.now()), Date.now(), known) };
}
