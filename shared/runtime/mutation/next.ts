import { HTTP_TIMEOUT_MS } from '../../api/call.ts';
import {
  type Attempt,
  freeAt,
  lateOf,
  pendingOf,
  type Snapshot,
} from '../../api/session/attempt.ts';
import type { Finding } from '../../api/verification.ts';
import {
  isDisabled,
  isOffered,
  markOf,
  recorded,
  SETTLING_MS,
  type State,
  type WriteRecord,
  wakesAt,
} from './state.ts';

/*
 * What may happen to something that must happen once. `next` is pure: from what a page holds and one event follow what it
 * holds then and what is to be done. The table at the end says it for every state and event; the rules behind it:
 *
 * - An attempt is recorded before it is sent, and by one tab only: first `lock`, then `keep`, then `send`.
 * - Only a certain answer, or a check that proves what happened, settles it. Until then nothing else is sent, except
 *   the same again once the borrower insists, ten minutes later, with the same key and token.
 * - A check that finds nothing proves something only once the connection has long ended. Even then the request may arrive
 *   late, so for ten minutes nothing but the same is sent.
 * - What another tab has sent is told before this one sends.
 */

/** What a tap wants to send. Its key is a new one, in case it repeats nothing. */
export interface Request
  extends Pick<Attempt, 'key' | 'path' | 'token' | 'amount' | 'input' | 'before' | 'expected'> {
  /** Whether values read before sending show that there is nothing to send. */
  isDone?: ((reading: Snapshot) => false | 'done' | 'notNeeded') | undefined;
}

/** What came of what was sent. */
export type Reply =
  /** Nothing has left the phone, and why not; '' if the page has said that already. */
  | { type: 'notSent'; message: string }
  /** Success. `isOver`: the page does not continue with a next step. */
  | { type: 'answered'; isOver: boolean; address: string }
  /** The server has it already. `message` is what it said, or ''. */
  | { type: 'received'; message: string }
  /** `empty`: it was done, but the reply brings nothing that can be used. */
  | { type: 'refused'; message: string; empty?: true }
  /** No certain answer. `left`: the page is being left, so the request may still be on its way. */
  | { type: 'lost'; left: boolean };

/** What the device has recorded at that moment, and the values that the page shows. */
type Recorded = { attempt: Known; current?: Snapshot | undefined };
type Known = Attempt | undefined;

/** What happens. */
export type Event =
  /** The page is opened, or shown again after it was answered. */
  | ({ type: 'opened' } & Recorded)
  | { type: 'tapped' }
  /** No other tab sends or checks. */
  | ({ type: 'locked'; request?: Request | undefined } & Recorded)
  /** Another tab sends or checks. */
  | ({ type: 'lockedOut' } & Recorded)
  | (Reply & { attempt: Attempt })
  | { type: 'checked'; attempt: Attempt; finding: Finding | 'unreadable' }
  /** What was answered has arrived, as a check shows, or because its address was refused. */
  | { type: 'arrived' }
  /** The borrower asks for a check. */
  | { type: 'asked' }
  /** The borrower sends again without proof, or another one. */
  | { type: 'insisted' }
  /** Another tab has written or removed the record. */
  | ({ type: 'otherTab' } & Recorded)
  | { type: 'timePassed' };

/** What is to be done, in this order. */
export type Effect =
  /** Keep other tabs out until the rest is done. */
  | { do: 'lock' }
  /** Record it; undefined removes the record. */
  | { do: 'keep'; attempt: Attempt | undefined }
  | { do: 'send' | 'check'; attempt: Attempt }
  | { do: 'show'; message?: string | undefined; arrived?: true; refresh?: true };

type Step = { record: WriteRecord; effects: readonly Effect[] };

const stay = (record: WriteRecord): Step => ({ record, effects: [] });
function to(record: WriteRecord, state: State, ...effects: Effect[]): Step {
  return { record: { ...record, state }, effects };
}
const keep = (attempt: Attempt | undefined): Effect => ({ do: 'keep', attempt });

/** The borrower has read what a notice says and goes on, so that it is no news any more. */
function heard(record: WriteRecord): WriteRecord {
  const said = 'attempt' in record.state ? markOf(record.state.attempt) : 0;
  return said ? { ...record, told: said } : record;
}

/** Tells what the record says; what nobody has an answer to is checked at once. */
function open(record: WriteRecord, { attempt, current }: Of<'opened'>, now: number): Step {
  const state = recorded(record, attempt, now, current);
  if (state.status === 'unknown' && !record.rules.idempotent) return look({ ...record, state });
  const isChecked = attempt && state.status === 'done' && record.rules.another;
  return to(record, state, ...(isChecked ? [{ do: 'check', attempt } as const] : []));
}

function tap(record: WriteRecord): Step {
  const { state, rules } = record;
  if (!isOffered(state, rules) || isDisabled(state)) return stay(record);
  const insists = state.status === 'idle' && state.insists;
  return to(heard(record), { status: 'sending', ...(insists && { insists }) }, { do: 'lock' });
}

/** Why nothing may be sent now; undefined if nothing stands in the way. */
function obstacle(record: WriteRecord, input: string, attempt: Known, now: number) {
  const { state, rules, told } = record;
  if (!attempt || rules.idempotent) return undefined;
  const found = { attempt, asOf: now };
  if (pendingOf(attempt)) {
    // The borrower insists on what was sent then, not on what another tab has sent since.
    const mayRepeat = 'insists' in state && now >= freeAt(attempt);
    return mayRepeat ? undefined : ({ status: 'unknown', ...found } as const);
  }
  const isLate = lateOf(attempt, now);
  if (isLate && attempt.input !== input)
    return { status: 'notDone', ...found, other: true } as const;
  const isNews = markOf(attempt) !== told && (isLate || attempt.doneAt);
  return isNews ? recorded({ rules: {}, told }, attempt, now) : undefined;
}

/** The attempt as it is recorded before it is sent. The same input is repeated with its key and token until it is answered. */
function attemptOf({ isDone: _, ...request }: Request, previous: Known, now: number): Attempt {
  const pending = pendingOf(previous);
  const repeated = previous && !previous.doneAt && previous.input === request.input;
  // A repetition is compared with the values from before the first attempt.
  const first = pending ?? (repeated ? lateOf(previous, now) : undefined);
  return {
    ...request,
    key: repeated ? previous.key : request.key,
    // A one-time token is used up with the first, whatever is sent next.
    token: (repeated ? previous : pending)?.token || request.token,
    before: first ? first.before : request.before,
    ...{ sentAt: now, settlesAt: now + HTTP_TIMEOUT_MS, doneAt: 0, address: '' },
  };
}

/** This tab alone may send: does so, unless the record or a reading says that there is nothing to send. */
function start(record: WriteRecord, event: Of<'locked'>, now: number): Step {
  const { attempt: replaces, request } = event;
  if (!request || 'replaces' in record.state) return stay(record);
  const over = !pendingOf(replaces) && request.before !== null && request.isDone?.(request.before);
  if (over) return arrived(record, over === 'done' ? { message: '' } : { notNeeded: true });
  const state = obstacle(record, request.input, replaces, now);
  if (state) return to(record, state);
  const attempt = attemptOf(request, replaces, now);
  return to(record, { status: 'sending', replaces }, keep(attempt), { do: 'send', attempt });
}

type Proof = { notNeeded?: boolean; message?: string };

/** It is certain that it arrived, or that it is not needed any more. */
function arrived(record: WriteRecord, how: Proof, ...effects: Effect[]): Step {
  const show = { do: 'show', arrived: true, message: how.message } as const;
  return to(record, { status: 'done', by: 'check', ...how }, ...effects, show);
}

/** Keeps an attempt that certainly arrived, so that tabs that were opened before can say so; not if idempotent. */
function finish({ rules }: WriteRecord, attempt: Attempt, now: number): Effect {
  if (rules.idempotent) return keep(undefined);
  // Only what is mentioned later is compared with later readings; of the rest nothing is kept that was read or sent.
  return keep({ ...attempt, ...(!rules.recent && { before: null, expected: null }), doneAt: now });
}

/** Another tab sends or checks, or has settled it meanwhile: this page tells what is recorded. */
function giveWay(record: WriteRecord, { attempt }: Recorded, now: number): Step {
  return to(record, recorded(record, attempt, now));
}

const previousOf = ({ state }: WriteRecord) => ('replaces' in state ? state.replaces : undefined);

/** Nothing was sent: the record is again what it was. */
function takeBack(record: WriteRecord, { message }: Of<'notSent'>, now: number): Step {
  const previous = previousOf(record);
  const isFree = message && !pendingOf(previous);
  const state: State = isFree ? { status: 'refused', message } : recorded(record, previous, now);
  return to(record, state, keep(previous), { do: 'show', message });
}

function answer(record: WriteRecord, event: Of<'answered'>, now: number): Step {
  if (!event.isOver) return to(record, { status: 'idle' }, keep(undefined));
  const over = finish(record, { ...event.attempt, address: event.address }, now);
  return to({ ...record, told: now }, { status: 'done', by: 'answer' }, over);
}

function receive(record: WriteRecord, { attempt, message }: Of<'received'>, now: number): Step {
  return arrived({ ...record, told: now }, { message }, finish(record, attempt, now));
}

function refuse(record: WriteRecord, { attempt, message, empty }: Of<'refused'>): Step {
  const previous = previousOf(record);
  const repeats = pendingOf(previous) || attempt.key === previous?.key;
  // The refusal of a repetition says nothing about what it repeats, which has settled before; only a check does.
  if ((repeats || empty) && !record.rules.idempotent) {
    return recheck(record, { ...attempt, settlesAt: 0, refusal: message, empty });
  }
  return to(record, { status: 'refused', message }, keep(undefined), { do: 'show', message });
}

function lose(record: WriteRecord, { attempt: sent, left }: Of<'lost'>, now: number): Step {
  // A page that is being closed does not learn the outcome: the request may still be on its way.
  const attempt = left ? sent : { ...sent, settlesAt: now + SETTLING_MS };
  if (!record.rules.idempotent) return recheck(record, attempt);
  return to(record, { status: 'unknown', attempt, asOf: now }, keep(attempt));
}

/** Records that there was no certain answer, and checks at once, still under the lock. */
function recheck(record: WriteRecord, attempt: Attempt): Step {
  return to(record, { status: 'checking', attempt }, keep(attempt), { do: 'check', attempt });
}

/** Begins a check, as soon as no other tab sends or checks. */
function look(record: WriteRecord): Step {
  if (!('attempt' in record.state)) return stay(record);
  return to(record, { status: 'checking', attempt: record.state.attempt }, { do: 'lock' });
}

function check(record: WriteRecord, event: Of<'locked'>, now: number): Step {
  const attempt = pendingOf(event.attempt);
  if (!attempt) return giveWay(record, event, now);
  return to(record, { status: 'checking', attempt }, { do: 'check', attempt });
}

function conclude(record: WriteRecord, event: Of<'checked'>, now: number): Step {
  const { attempt, finding } = event;
  if (finding === 'done' || finding === 'notNeeded') {
    const how = finding === 'done' ? {} : { notNeeded: true };
    return arrived(record, how, finish(record, attempt, now));
  }
  const { refusal: message, empty, settlesAt } = attempt;
  // An empty one is of no use where nothing is seen of it.
  const isMissing = finding === 'notDone' || (finding === 'unknown' && empty);
  if (!isMissing || now < settlesAt) {
    return to(record, { status: 'unknown', attempt, asOf: now, read: finding !== 'unreadable' });
  }
  if (message !== undefined) {
    // Neither this one nor what it repeats is there, so that the next one starts anew.
    const show = { do: 'show', message, refresh: true } as const;
    return to(record, { status: 'refused', message }, keep(undefined), show);
  }
  const missing = { ...attempt, notFound: true };
  const state = { status: 'notDone', attempt: missing, asOf: now } as const;
  return to(record, state, keep(missing), { do: 'show', refresh: true });
}

function arrive(record: WriteRecord): Step {
  const { state } = record;
  if (state.status !== 'done' || state.by === 'check') return stay(record);
  return state.by === 'answer' ? arrived(record, {}) : to(record, { ...state, arrived: true });
}

function insist(record: WriteRecord, _: Event, now: number): Step {
  const { state, rules } = record;
  if (!rules.idempotent && isDisabled(state)) return stay(record);
  if (rules.idempotent || state.status !== 'unknown') return to(heard(record), { status: 'idle' });
  return now < freeAt(state.attempt) ? stay(record) : to(record, { status: 'idle', insists: true });
}

function follow(record: WriteRecord, { attempt, current }: Of<'otherTab'>, now: number): Step {
  if (isDisabled(record.state)) return stay(record);
  // The other tab may have changed what this one shows.
  return to(record, recorded(record, attempt, now, current), { do: 'show', refresh: true });
}

function wait(record: WriteRecord, _: Event, now: number): Step {
  const { state, rules } = record;
  if (state.status !== 'unknown' && state.status !== 'notDone') return stay(record);
  // A check proves more once the connection has long ended, and comes before the borrower may send again.
  const isDue = now >= (wakesAt(state) ?? Number.POSITIVE_INFINITY) && !rules.idempotent;
  return isDue && state.status === 'unknown' ? look(record) : to(record, { ...state, asOf: now });
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Cell<E extends Event> = (record: WriteRecord, event: E, now: number) => Step;
type Row<C> = readonly [C, C, C, C, C, C, C];

// biome-ignore format: a table
/** The states, in the order of the table's columns. */
export const STATES: Row<State['status']> =
  ['idle', 'sending', 'done', 'refused', 'unknown', 'checking', 'notDone'];

// biome-ignore format: a table
const TABLE: { readonly [T in Event['type']]: Row<Cell<Of<T>>> } = {
  //           idle    sending   done    refused  unknown  checking  notDone
  opened:     [open,   stay,     open,   stay,    open,    stay,     stay],
  tapped:     [tap,    stay,     tap,    tap,     tap,     stay,     tap],
  locked:     [stay,   start,    stay,   stay,    stay,    check,    stay],
  lockedOut:  [stay,   giveWay,  stay,   stay,    stay,    giveWay,  stay],
  notSent:    [stay,   takeBack, stay,   stay,    stay,    stay,     stay],
  answered:   [stay,   answer,   stay,   stay,    stay,    stay,     stay],
  received:   [stay,   receive,  stay,   stay,    stay,    stay,     stay],
  refused:    [stay,   refuse,   stay,   stay,    stay,    stay,     stay],
  lost:       [stay,   lose,     stay,   stay,    stay,    stay,     stay],
  checked:    [stay,   stay,     stay,   stay,    stay,    conclude, stay],
  arrived:    [stay,   stay,     arrive, stay,    stay,    stay,     stay],
  asked:      [stay,   stay,     stay,   stay,    look,    stay,     stay],
  insisted:   [stay,   stay,     insist, insist,  insist,  stay,     stay],
  otherTab:   [follow, stay,     follow, follow,  follow,  stay,     follow],
  timePassed: [stay,   stay,     stay,   stay,    wait,    stay,     wait],
};

/** What follows from an event. Pure. @param now epoch ms. @returns what the page holds then, and what is to be done, in order. */
export function next(record: WriteRecord, event: Event, now: number): Step {
  const row: Row<Cell<never>> = TABLE[event.type];
  const cell = row[STATES.indexOf(record.state.status)] as Cell<Event>;
  return cell(record, event, now);
}
