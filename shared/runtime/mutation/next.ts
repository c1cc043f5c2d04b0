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
 * holds then and what is to be done. The table at the end says it for every state and event; `../README.md` says why.
 */

/** What a tap wants to send. Its key is a new one, in case it repeats nothing. */
export interface Request
  extends Pick<Attempt, 'key' | 'path' | 'token' | 'amount' | 'input' | 'before' | 'expected'> {
  /** What was read before shows that there is nothing to send. */
  over?: 'done' | 'notNeeded' | false | undefined;
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

export type Event =
  /** The page is opened, or shown again, or the borrower asks for a check. */
  | ({ type: 'opened' } & Recorded)
  | { type: 'tapped' }
  /** No other tab sends or checks: this one may. */
  | ({ type: 'maySend'; request: Request } & Recorded)
  | ({ type: 'mayCheck' } & Recorded)
  /** Another tab sends or checks. */
  | ({ type: 'lockedOut' } & Recorded)
  | (Reply & { attempt: Attempt })
  | { type: 'checked'; attempt: Attempt; finding: Finding | 'unreadable' }
  /** What was answered has arrived: its address was refused. */
  | { type: 'arrived' }
  /** The borrower sends again without proof, or another one. */
  | { type: 'insisted' }
  /** Another tab has written or removed the record. */
  | ({ type: 'otherTab' } & Recorded)
  | { type: 'timePassed' };

export type Effect =
  /** Keep other tabs out until the rest is done. */
  | { do: 'lock' }
  /** Record it; undefined removes the record. */
  | { do: 'keep'; attempt: Attempt | undefined }
  | { do: 'send' | 'check'; attempt: Attempt }
  | { do: 'show'; message?: string | undefined; arrived?: true; refresh?: true };

type Step = { record: WriteRecord; effects: readonly Effect[] };
type Proof = { notNeeded?: boolean; message?: string };
type Status = State['status'];
type In<S extends Status> = WriteRecord & { state: Extract<State, { status: S }> };
type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

const stay = (record: WriteRecord): Step => ({ record, effects: [] });
function to(record: WriteRecord, state: State, ...effects: Effect[]): Step {
  return { record: { ...record, state }, effects };
}
const keep = (attempt: Attempt | undefined): Effect => ({ do: 'keep', attempt });

/** The borrower has read what a notice says and goes on, so that it is no news any more. */
function heard(record: WriteRecord): WriteRecord {
  const { state, told } = record;
  return { ...record, told: ('attempt' in state && markOf(state.attempt)) || told };
}

/** Tells what the record says; what nobody has an answer to is checked at once. */
function open(record: WriteRecord, { attempt, current }: Of<'opened'>, now: number): Step {
  const state = recorded(record, attempt, now, current);
  if (state.status === 'unknown' && !record.rules.idempotent) return look({ ...record, state });
  const isChecked = attempt && state.status === 'earlier' && record.rules.another;
  return to(record, state, ...(isChecked ? [{ do: 'check', attempt } as const] : []));
}

function tap(record: WriteRecord): Step {
  const { state, rules } = record;
  if (!isOffered(state, rules)) return stay(record);
  const insists = state.status === 'idle' && state.insists;
  return to(heard(record), { status: 'sending', ...(insists && { insists }) }, { do: 'lock' });
}

/** Why nothing may be sent now; undefined if nothing stands in the way. */
function obstacle(record: In<'sending'>, input: string, attempt: Known, now: number) {
  const { state, rules, told } = record;
  const found = recorded({ rules: {}, told }, attempt, now);
  if (!attempt || found.status === 'idle' || rules.idempotent) return undefined;
  if (found.status === 'unknown') {
    // The borrower insists on what was sent then, not on what another tab has sent since.
    return state.insists && now >= freeAt(attempt) ? undefined : found;
  }
  if (found.status === 'notDone' && attempt.input !== input)
    return { ...found, other: true } as const;
  return markOf(attempt) === told ? undefined : found;
}

/** The attempt as it is recorded before it is sent. The same input is repeated with its key and token until it is answered. */
function attemptOf(request: Request, previous: Known, now: number): Attempt {
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
function start(record: In<'sending'>, event: Of<'maySend'>, now: number): Step {
  if ('replaces' in record.state) return stay(record);
  const { over, ...request } = event.request;
  const { attempt: replaces } = event;
  if (over && !pendingOf(replaces)) {
    return arrived(record, over === 'done' ? { message: '' } : { notNeeded: true });
  }
  const state = obstacle(record, request.input, replaces, now);
  if (state) return to(record, state);
  const attempt = attemptOf(request, replaces, now);
  return to(record, { status: 'sending', replaces }, keep(attempt), { do: 'send', attempt });
}

/** It is certain that it arrived, or that it is not needed any more. */
function arrived(record: WriteRecord, how: Proof, ...effects: Effect[]): Step {
  const show = { do: 'show', arrived: true, message: how.message } as const;
  return to(record, { status: 'done', by: 'check', ...how }, ...effects, show);
}

/** Keeps an attempt that certainly arrived, so that tabs that were opened before can say so. */
function finish({ rules }: WriteRecord, attempt: Attempt, now: number): Effect {
  if (rules.idempotent) return keep(undefined);
  // Only what is mentioned later is compared with later readings; of the rest nothing is kept that was read or sent.
  return keep({ ...attempt, ...(!rules.recent && { before: null, expected: null }), doneAt: now });
}

/** Another tab sends or checks, or has settled it meanwhile: this page tells what is recorded. */
function giveWay(record: WriteRecord, { attempt }: Recorded, now: number): Step {
  return to(record, recorded(record, attempt, now));
}

/** Nothing was sent: the record is again what it was. */
function takeBack(record: In<'sending'>, { message }: Of<'notSent'>, now: number): Step {
  const { replaces } = record.state;
  const isFree = message && !pendingOf(replaces);
  const state: State = isFree ? { status: 'refused', message } : recorded(record, replaces, now);
  return to(record, state, keep(replaces), { do: 'show', message });
}

function answer(record: WriteRecord, event: Of<'answered'>, now: number): Step {
  if (!event.isOver) return to(record, { status: 'idle' }, keep(undefined));
  const over = finish(record, { ...event.attempt, address: event.address }, now);
  return to({ ...record, told: now }, { status: 'done', by: 'answer' }, over);
}

function receive(record: WriteRecord, { attempt, message }: Of<'received'>, now: number): Step {
  return arrived({ ...record, told: now }, { message }, finish(record, attempt, now));
}

function refuse(record: In<'sending'>, { attempt, message, empty }: Of<'refused'>): Step {
  const { replaces } = record.state;
  const repeats = pendingOf(replaces) || attempt.key === replaces?.key;
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
function look(record: In<'unknown'>): Step {
  return to(record, { status: 'checking', attempt: record.state.attempt }, { do: 'lock' });
}

function check(record: WriteRecord, event: Of<'mayCheck'>, now: number): Step {
  const attempt = pendingOf(event.attempt);
  if (!attempt) return giveWay(record, event, now);
  return to(record, { status: 'checking', attempt }, { do: 'check', attempt });
}

const isFound = ({ finding }: Of<'checked'>) => finding === 'done' || finding === 'notNeeded';

function conclude(record: WriteRecord, event: Of<'checked'>, now: number): Step {
  const { attempt, finding } = event;
  const how = finding === 'notNeeded' ? { notNeeded: true } : {};
  if (isFound(event)) return arrived(record, how, finish(record, attempt, now));
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

function arrive(record: In<'done'>): Step {
  return record.state.by === 'answer' ? arrived(record, {}) : stay(record);
}

/** A check of what was answered before the page was opened. */
function confirm(record: In<'earlier'>, event: Of<'checked'>): Step {
  return isFound(event) ? to(record, { ...record.state, arrived: true }) : stay(record);
}

function reopen(record: WriteRecord): Step {
  const isOver = record.state.status === 'done' && !record.rules.idempotent;
  return isOver ? stay(record) : to(heard(record), { status: 'idle' });
}

function insist(record: In<'unknown'>, _: Event, now: number): Step {
  const isTooSoon = now < freeAt(record.state.attempt);
  return isTooSoon ? stay(record) : to(record, { status: 'idle', insists: true });
}

function follow(record: WriteRecord, { attempt, current }: Of<'otherTab'>, now: number): Step {
  // The other tab may have changed what this one shows.
  return to(record, recorded(record, attempt, now, current), { do: 'show', refresh: true });
}

function wait(record: In<'unknown'>, event: Event, now: number): Step {
  // A check proves more once the connection has long ended, and comes before the borrower may send again.
  const isDue = now >= (wakesAt(record.state) ?? Number.POSITIVE_INFINITY);
  return isDue && !record.rules.idempotent ? look(record) : tick(record, event, now);
}

function tick(record: In<'unknown' | 'notDone'>, _: Event, now: number): Step {
  return to(record, { ...record.state, asOf: now });
}

type Cell<E, S extends Status> = (record: In<S>, event: E, now: number) => Step;

/** What follows from an event in a state; where there is nothing, nothing follows. */
const TABLE: { readonly [T in Event['type']]: { readonly [S in Status]?: Cell<Of<T>, S> } } = {
  opened: { idle: open, done: open, earlier: open, unknown: open },
  tapped: { idle: tap, earlier: tap, refused: tap, unknown: tap, notDone: tap },
  maySend: { sending: start },
  mayCheck: { checking: check },
  lockedOut: { sending: giveWay, checking: giveWay },
  notSent: { sending: takeBack },
  answered: { sending: answer },
  received: { sending: receive },
  refused: { sending: refuse },
  lost: { sending: lose },
  checked: { earlier: confirm, checking: conclude },
  arrived: { done: arrive },
  insisted: { done: reopen, earlier: reopen, refused: reopen, unknown: insist },
  otherTab: { idle: follow, earlier: follow, refused: follow, unknown: follow, notDone: follow },
  timePassed: { unknown: wait, notDone: tick },
};

/** What follows from an event. Pure. @param now epoch ms. @returns what the page holds then, and what is to be done, in order. */
export function next(record: WriteRecord, event: Event, now: number): Step {
  const row: Partial<Record<Status, unknown>> = TABLE[event.type];
  const cell = row[record.state.status] as Cell<Event, Status> | undefined;
  return cell ? cell(record, event, now) : stay(record);
}
