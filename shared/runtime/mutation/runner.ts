import { isCertain, type Result } from '../../api/call.ts';
import { FAILURE_TEXT, failed } from '../../api/envelope.ts';
import { send } from '../../api/send.ts';
import {
  type Attempt,
  fingerprintOf,
  orderOf,
  pendingOf,
  readAttempt,
  recordedFor,
  type Snapshot,
  tidyAttempts,
  writeAttempt,
} from '../../api/session/attempt.ts';
import { findingOf, reading } from '../../api/verification.ts';
import { randomKey } from '../../lib/keys.ts';
import { alone, withLeaving } from '../../lib/once.ts';
import { within } from '../../lib/waiting.ts';
import { showLoadError } from '../../ui/lazy/reloadPage.ts';
import { showToast, TOAST_DEFAULT_MS } from '../../ui/toast.ts';
import { ALREADY_RECEIVED, type Given, type Mutation, type Sending } from './mutation.ts';
import { type Effect, type Event, next, type Reply, type Request } from './next.ts';
import type { WriteRecord } from './state.ts';

// They come together: the words for a lost reply are needed when the network fails.
export { OutcomeActions, sentenceFor } from './MutationOutcome.tsx';

/** How long a tap waits at most for the values to compare with, ms. Without them a check may prove nothing. */
const READING_WAIT_MS = 5000;

function requestOf<Input extends object, Output>(
  { mutation, input, amount }: Sending<Input, Output>,
  before: Snapshot,
): Request {
  const { call, token, verify } = mutation;
  return {
    path: call.path,
    input: fingerprintOf(input, token),
    token: token ? `${input[token]}` : '',
    amount,
    key: randomKey(),
    before,
    expected: verify?.expect?.(input) ?? null,
    over: before !== null && verify?.isDone?.(before),
  };
}

/** What a result says. */
function replyOf<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  result: Result<Output>,
  left: boolean,
): Reply {
  const { isOver, address, received, asksAgain, idempotent, needsReply } = mutation;
  if (result.success) {
    const over = isOver ? isOver(result.data) : true;
    if (over === undefined) return { type: 'lost', left };
    return { type: 'answered', isOver: over, address: address?.(result.data) ?? '' };
  }
  const { code, message, sent, failure, accepted } = result;
  if (sent === false) return { type: 'notSent', message: failure === 'offline' ? message : '' };
  if (accepted && needsReply) return { type: 'refused', message, empty: true };
  if (code !== ALREADY_RECEIVED)
    return isCertain(result) ? { type: 'refused', message } : { type: 'lost', left };
  const said = received?.() ?? message;
  // One that may be sent again is refused in words, so that it can be.
  if (idempotent || asksAgain) return { type: 'refused', message: said };
  return { type: 'received', message: said === FAILURE_TEXT.refused ? '' : said };
}

/** A page with what it holds of a write, under the storage key of the session's own record. */
interface WritingPage {
  name: string;
  read: () => WriteRecord;
  write: (record: WriteRecord) => void;
  given: () => Given;
}

/**
 * Hands an event to `next` and carries out the effects, one after the other. Never rejects.
 * @param sending what is sent, if the event is a tap. @returns the result; undefined if nothing was sent, or it tells nothing.
 */
export async function happen<Input extends object, Output>(
  { name, read, write, given }: WritingPage,
  event: Event,
  sending?: Sending<Input, Output>,
): Promise<Result<Output> | undefined> {
  const { verify, idempotent } = given().mutation;
  const stored = () => (idempotent ? readAttempt(name, Date.now()) : recordedFor(name));
  let result: Result<Output> | undefined;
  const dispatch = async (now: Event) => {
    const { record, effects } = next(read(), now, Date.now());
    write(record);
    for (const effect of effects) await carry[effect.do](effect as never);
  };
  const carry: { [E in Effect as E['do']]: (effect: E) => unknown } = {
    async lock() {
      if (idempotent) return work();
      if (await alone(orderOf(name), work)) return;
      await dispatch({ type: 'lockedOut', attempt: readAttempt(name, Date.now()) });
    },
    keep: ({ attempt }) => writeAttempt(name, attempt),
    send: ({ attempt }) => sending && answer(sending, attempt),
    async check({ attempt }) {
      const { state } = read();
      const finding = await findingOf(verify, attempt);
      // Unless the page has gone on from what was answered before it was opened.
      if (read().state === state) await settle(attempt, { type: 'checked', attempt, finding });
    },
    /** A refusal as a toast and, after a write that arrived, the way on. */
    show({ message, arrived, ...effect }) {
      const { onArrived, leave, quiet, refresh } = given().options;
      if (message && !quiet) showToast(message, { tone: 'error' });
      if (arrived) onArrived?.();
      if (arrived && leave) setTimeout(leave, TOAST_DEFAULT_MS);
      return effect.refresh && refresh?.();
    },
  };
  const work = async () => {
    const { current } = given().options;
    const isKnown = !sending || current !== undefined || pendingOf(stored());
    const before = isKnown ? current : await within(READING_WAIT_MS, reading(verify));
    const request = sending && requestOf(sending, before ?? null);
    // What is recorded is looked at after reading, because not every browser has locks.
    const attempt = stored();
    await dispatch(request ? { type: 'maySend', attempt, request } : { type: 'mayCheck', attempt });
  };
  const answer = async ({ mutation, input }: Sending<Input, Output>, attempt: Attempt) => {
    const { key, token } = attempt;
    const fields = mutation.token ? { ...input, [mutation.token]: token } : input;
    const isOffline = navigator.onLine === false;
    const [found, left] = isOffline
      ? [{ ...failed('offline'), sent: false as const }, false]
      : await withLeaving(send(mutation.call, fields, key));
    const reply = replyOf(mutation, found, left);
    const isLoadError = reply.type === 'notSent' && !reply.message;
    if (isLoadError) showLoadError();
    if (!isLoadError && !(found.success && reply.type === 'lost')) result = found;
    await settle(attempt, { ...reply, attempt });
  };
  /** Where there are no locks, another tab may have gone on meanwhile: then the record is that one's. */
  const settle = (sent: Attempt, event: Event) => {
    const attempt = stored();
    const isOthers = !idempotent && attempt && attempt.sentAt !== sent.sentAt;
    return dispatch(isOthers ? { type: 'lockedOut', attempt } : event);
  };
  if (sending) tidyAttempts(Date.now());
  await dispatch(event);
  return result;
}
