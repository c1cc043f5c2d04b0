import { isCertain, type Result } from '../../api/call.ts';
import { FAILURE_TEXT } from '../../api/envelope.ts';
import { send } from '../../api/send.ts';
import { commonParameters } from '../../api/session/session.ts';
import { localStore } from '../../lib/storage.ts';
import { within } from '../../lib/within.ts';
import { showLoadError } from '../../ui/lazy/reloadPage.ts';
import { showToast, TOAST_DEFAULT_MS } from '../../ui/toast.ts';
import { fingerprintOf, readAttempt, removeAttempt, writeAttempt } from './attempt.ts';
import {
  ALREADY_RECEIVED,
  type Finding,
  type Mutation,
  type MutationOptions,
  type PageRecord,
  type Sending,
  type Verification,
} from './mutation.ts';
import { type Effect, type Event, next } from './next.ts';
import {
  ATTEMPT_LIFE_MS,
  ATTEMPT_PREFIX,
  type Attempt,
  pendingOf,
  RECENT_MS,
  type Request,
  type Snapshot,
  same,
} from './state.ts';

/** How long a tap waits at most for the values to compare with, ms. Without them a check may prove nothing. */
const READING_WAIT_MS = 5000;

/** A new `Idempotency-Key`: 128 random bits. */
function newKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function requestOf<Input extends object, Output>(
  { mutation, input, amount }: Sending<Input, Output>,
  before: Snapshot | undefined,
): Request {
  const { call, token, verify } = mutation;
  return {
    rules: mutation,
    path: call.path,
    input: fingerprintOf(input, token),
    token: token ? `${input[token]}` : '',
    amount,
    key: newKey(),
    expected: verify?.expect?.(input) ?? null,
    before,
    isDone: verify?.isDone,
  };
}

/** Shows what an effect says: a refusal as a toast and, after a write that arrived, the way on. */
function show(
  { message, arrived, refresh, loadError }: Extract<Effect, { do: 'show' }>,
  { onArrived, leave, quiet, ...options }: MutationOptions,
): unknown {
  if (loadError) showLoadError(navigator.onLine ? undefined : FAILURE_TEXT.offline);
  if (message !== undefined && !quiet) showToast(message, { tone: 'error' });
  if (arrived) onArrived?.();
  if (arrived && leave) setTimeout(leave, TOAST_DEFAULT_MS);
  return refresh && options.refresh?.();
}

/** Deletes records that are too old to count, and addresses that no page offers any more. @param now epoch ms. */
export function tidyAttempts(now: number): void {
  for (const name of localStore.names().filter((one) => one.startsWith(ATTEMPT_PREFIX))) {
    const found = readAttempt(name, now);
    const sentAt = /"sentAt":(\d+)/.exec(localStore.read(name) ?? '')?.[1];
    if (!found && now - Number(sentAt) >= ATTEMPT_LIFE_MS) removeAttempt(name);
    if (found?.address && now - found.doneAt >= RECENT_MS)
      writeAttempt(name, { ...found, address: '' });
  }
}

/**
 * The session's own record, or an attempt without an answer that another session of this phone has sent for the same
 * order, such as before the borrower signed in again; without its amount, which is not shown to this one.
 */
function recordedFor(name: string): Extract<Event, { type: 'locked' | 'sessionChanged' }> {
  const now = Date.now();
  const own = readAttempt(name, now);
  const order = name.slice(0, name.lastIndexOf('|') + 1);
  const places = commonParameters().orderId && !pendingOf(own) ? localStore.names() : [];
  for (const place of places) {
    const found = place.startsWith(order) ? pendingOf(readAttempt(place, now)) : undefined;
    if (found) return { type: 'sessionChanged', attempt: { ...found, amount: '' }, place };
  }
  return { type: 'locked', attempt: own };
}

/**
 * Runs `work` while no other tab does so under the same name. Where there are no locks, only the record keeps tabs apart.
 * @returns whether it ran. Rejects only if `work` does.
 */
async function alone(name: string, work: () => Promise<void>): Promise<boolean> {
  let asked = false;
  const granted = async (lock: unknown) => {
    asked = true;
    if (lock) await work();
    return Boolean(lock);
  };
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, granted);
  } catch (error) {
    if (asked) throw error;
    // There are no locks, or the device refuses them as it refuses storage.
    return granted(true);
  }
}

/** What the values read by a check say about an attempt. Unknown without values from before it was sent. */
function findingOf({ compare }: Verification<never>, attempt: Attempt, now: Snapshot): Finding {
  if (compare) return compare(attempt, now);
  if (attempt.before === null) return 'unknown';
  return same(attempt.before, now) ? 'notDone' : 'done';
}

const FOUND = {
  done: { type: 'found' },
  notNeeded: { type: 'found', notNeeded: true },
  notDone: { type: 'notFound' },
  unknown: { type: 'unclear' },
} as const satisfies Record<Finding, Event>;

async function reading(verify: Verification<never> | undefined): Promise<Snapshot | undefined> {
  return verify?.read().catch(() => undefined);
}

async function checked(verify: Verification<never> | undefined, attempt: Attempt): Promise<Event> {
  const now = await reading(verify);
  if (!verify || now === undefined) return { type: 'unreadable' };
  return FOUND[findingOf(verify, attempt, now)];
}

/** Whether the page was being left before `work` ended; listens only meanwhile, for the back-forward cache's sake. */
async function withLeaving<Value>(work: Promise<Value>): Promise<[Value, boolean]> {
  let left = document.visibilityState === 'hidden';
  const leave = () => {
    left = true;
  };
  const signs = ['beforeunload', 'pagehide'] as const;
  for (const sign of signs) window.addEventListener(sign, leave);
  const value = await work;
  for (const sign of signs) window.removeEventListener(sign, leave);
  return [value, left || document.visibilityState === 'hidden'];
}

/** What a result says. */
function eventOf<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  result: Result<Output>,
  left: boolean,
): Event {
  if (result.success) {
    const { data } = result;
    if (!(mutation.isConclusive?.(data) ?? true)) return { type: 'lost', left };
    const isOver = mutation.isOver?.(data) ?? true;
    return { type: 'answered', isOver, address: mutation.address?.(data) ?? '' };
  }
  const { code, message, sent, failure } = result;
  if (sent === false) {
    return { type: 'notSent', message: failure === 'offline' ? message : '' };
  }
  if (code === ALREADY_RECEIVED) {
    const said = mutation.received?.() ?? message;
    return { type: 'received', message: said === FAILURE_TEXT.refused ? '' : said, refusal: said };
  }
  return isCertain(result) ? { type: 'refused', message } : { type: 'lost', left };
}

/**
 * Hands an event to `next`, carries out the effects, one after the other, and those that follow from their events. Never
 * rejects.
 * @param sending what is sent, if the event is a tap. @returns the result; undefined if nothing was sent, or if it tells
 * nothing.
 */
export async function happen<Input extends object, Output>(
  { name, read, write, given }: PageRecord,
  event: Event,
  sending?: Sending<Input, Output>,
): Promise<Result<Output> | undefined> {
  const { verify } = given().mutation;
  const request = sending && requestOf(sending, given().options.current);
  let result: Result<Output> | undefined;
  const carry = async (effect: Effect): Promise<unknown> => {
    switch (effect.do) {
      case 'lock': {
        const own = () => readAttempt(name, Date.now());
        if (!effect.alone) return dispatch({ type: 'locked', attempt: own(), request });
        if (await alone(name, () => dispatch({ ...recordedFor(name), request }))) return;
        return dispatch({ type: 'lockedOut', attempt: own() });
      }
      case 'read': {
        const before = (await within(READING_WAIT_MS, reading(verify))) ?? null;
        // What is recorded is looked at again, because not every browser has locks.
        return dispatch({ ...recordedFor(name), request, reading: before });
      }
      case 'keep':
        return writeAttempt(effect.place ?? name, effect.attempt);
      case 'forget':
        return removeAttempt(effect.place ?? name);
      case 'send':
        return sending && answer(sending, effect);
      case 'check':
        return check(effect.attempt);
      case 'show':
        return show(effect, given().options);
    }
  };
  const perform = async (all: readonly Effect[]) => {
    for (const effect of all) await carry(effect);
  };
  const dispatch = (now: Event) => {
    const step = next(read(), now, Date.now());
    write(step.record);
    return perform(step.effects);
  };
  /** Where there are no locks, another tab may have gone on meanwhile: then the record is that one's. */
  const settle = (attempt: Attempt | undefined, event: Event) => {
    const { attempt: now } = recordedFor(name);
    const isOthers = !read().rules.idempotent && now && now.sentAt !== attempt?.sentAt;
    return dispatch(isOthers ? { type: 'lockedOut', attempt: now } : event);
  };
  const answer = async (
    { mutation, input }: Sending<Input, Output>,
    { key, token }: Extract<Effect, { do: 'send' }>,
  ) => {
    const given = mutation.token ? { ...input, [mutation.token]: token } : input;
    const { attempt } = read();
    const sent = send(mutation.call, given, { idempotencyKey: key });
    const [reply, left] = await withLeaving(sent);
    const event = eventOf(mutation, reply, left);
    if (!(reply.success && event.type === 'lost')) result = reply;
    if (event.type === 'notSent' && !event.message) result = undefined;
    await settle(attempt, event);
  };
  const check = async (attempt: Attempt) => {
    const before = read();
    const event = await checked(verify, attempt);
    if (before.state.status === 'checking') return settle(attempt, event);
    // What was answered before the page was opened; unless the page has gone on.
    if (event.type === 'found' && read() === before) await dispatch({ type: 'arrived' });
  };
  if (sending) tidyAttempts(Date.now());
  await dispatch(event);
  return result;
}
