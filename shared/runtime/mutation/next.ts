import { HTTP_TIMEOUT_MS } from '../../api/call.ts';

/*
 * What may happen to something that must happen once. `next` is pure: from what a page holds and one event follow what it
 * holds then and what is to be done. The table at the end says it for every state and event; the rules behind it:
 *
 * - An attempt is recorded before it is sent, and by one tab only: first `lock`, then `keep`, then `send`.
 * - Only a certain answer, or a check that proves what happened, settles it. Until then nothing else is sent, except
 *   the same again once the borrower insists, ten minutes later, with the same key and token.
 * - A check proves that nothing happened only when the request can have no effect any more.
 * - What another tab has sent is told before this one sends.
 */

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

/** What is to be sent, unless it is a check. `reading`: the values that it changes, null if they cannot be read. */
interface Wanted {
  request?: Request | undefined;
  reading?: Snapshot;
}

/** What happens. An `attempt` is what the device has recorded at that moment. */
export type Event =
  /** The page is opened, or shown again after it was answered. */
  | { type: 'opened'; attempt: Attempt | undefined; current?: Snapshot | undefined }
  | { type: 'tapped'; idempotent: boolean }
  /** No other tab sends or checks. */
  | ({ type: 'locked'; attempt: Attempt | undefined; place?: undefined } & Wanted)
  /** The same, but another session of this phone has an attempt for this order, stored at `place`. */
  | ({ type: 'sessionChanged'; attempt: Attempt; place: string } & Wanted)
  /** Another tab sends or checks. */
  | { type: 'lockedOut'; attempt: Attempt | undefined }
  /** Nothing has left the phone. `message` says why; '' if a part of the page could not be loaded. */
  | { type: 'notSent'; attempt: Attempt | undefined; message: string }
  /** Success. `isOver`: the page does not continue with a next step. */
  | { type: 'answered'; isOver: boolean; address: string }
  /** Code 800005. `message` is what the server said, or ''; `refusal` the words to refuse with. */
  | { type: 'received'; message: string; refusal: string }
  | { type: 'refused'; message: string }
  /** No certain answer. `left`: the page is being left, so the request may still be on its way. */
  | { type: 'lost'; left: boolean }
  /** The results of a check. */
  | { type: 'found'; notNeeded?: boolean }
  | { type: 'notFound' }
  | { type: 'unclear' }
  | { type: 'unreadable' }
  /** What was answered has arrived, as a check shows, or because its address was refused. */
  | { type: 'arrived' }
  /** The borrower asks for a check. */
  | { type: 'asked' }
  /** The borrower sends again without proof, or another one. */
  | { type: 'insisted' }
  /** Another tab has written or removed the record. */
  | { type: 'otherTab'; attempt: Attempt | undefined; current?: Snapshot | undefined }
  | { type: 'timePassed' };

/** What is to be done, in this order. */
export type Effect =
  /** Keep other tabs out until the rest is done; unless `alone` is false, which needs no lock. */
  | { do: 'lock'; alone: boolean }
  /** Read the values that the write changes, for a later comparison. */
  | { do: 'read' }
  /** Record the attempt, in the session's own place unless another is given. */
  | { do: 'keep'; attempt: Attempt; place?: string | undefined }
  | { do: 'forget'; place?: string | undefined }
  | { do: 'send'; key: string; token: string }
  | { do: 'check'; attempt: Attempt }
  | { do: 'show'; message?: string; arrived?: true; refresh?: true; loadError?: true };

interface Step {
  record: WriteRecord;
  effects: readonly Effect[];
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

function acknowledgedOf(attempt: Attempt | undefined): WriteRecord['acknowledged'] {
  return { doneAt: attempt?.doneAt ?? 0, notFoundAt: attempt?.notFound ? attempt.sentAt : 0 };
}

/** After a tap the page knows what is recorded by then. @param last what is done to the record. */
function acknowledging(record: WriteRecord, last: Attempt | Effect | undefined): WriteRecord {
  const attempt = last && 'do' in last ? (last.do === 'keep' ? last.attempt : undefined) : last;
  return { ...record, acknowledged: acknowledgedOf(attempt) };
}

function unknown({ idempotent }: Rules, attempt: Attempt, now: number, read?: boolean): State {
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
function recorded(
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

/** The state after a check that found nothing. */
function notDone(
  { showsLate }: Rules,
  { amount, sentAt }: Attempt,
): Extract<State, { status: 'notDone' }> {
  return { status: 'notDone', amount, ...(showsLate && { until: sentAt + REPEAT_AFTER_MS }) };
}

/** Nothing is under way any more. */
function rest(record: WriteRecord, state: State, effects: readonly Effect[] = []): Step {
  const { rules, acknowledged } = record;
  return { record: { rules, acknowledged, state }, effects };
}

const stay = (record: WriteRecord): Step => ({ record, effects: [] });

/** A cell for what can only happen to an attempt. */
function withAttempt<E extends Event>(
  cell: (record: WriteRecord, attempt: Attempt, event: E, now: number) => Step,
): Cell<E> {
  return (record, event, now) =>
    record.attempt ? cell(record, record.attempt, event, now) : stay(record);
}

/** The record of an attempt that certainly arrived, so that tabs that were opened before can say so; none if idempotent. */
function finish(rules: Rules, attempt: Attempt, now: number, place?: string): Effect {
  if (rules.idempotent) return { do: 'forget', place };
  // Only what is mentioned later is compared with later readings; of the rest nothing is kept that was read or sent.
  const kept = rules.recent ? attempt : { ...attempt, before: null, expected: null };
  return { do: 'keep', attempt: { ...kept, endedAt: now, doneAt: now }, place };
}

/** Tells what the record says; what nobody has an answer to is checked at once. */
function open(record: WriteRecord, event: Of<'opened'>, now: number): Step {
  const { attempt, current } = event;
  const state = recorded(record, attempt, now, current);
  if (state.status === 'unknown' && !state.idempotent) return look({ ...record, state });
  const isChecked = attempt && state.status === 'done' && record.rules.another;
  return rest(record, state, isChecked ? [{ do: 'check', attempt }] : []);
}

/** The first event of a page: what was sent before is no news. */
function begin(record: WriteRecord, event: Of<'opened'>, now: number): Step {
  return open(acknowledging(record, event.attempt), event, now);
}

/** What a notice tells of is no news any more. */
function acknowledge(record: WriteRecord): WriteRecord {
  const { state, acknowledged } = record;
  if (state.status !== 'done' || state.by !== 'earlier') return record;
  return { ...record, acknowledged: { ...acknowledged, doneAt: state.at } };
}

function tap(record: WriteRecord, { idempotent }: Of<'tapped'>): Step {
  if (!isOffered(record.state) || isDisabled(record.state)) return stay(record);
  return {
    record: { ...acknowledge(record), state: { status: 'sending' } },
    effects: [{ do: 'lock', alone: !idempotent }],
  };
}

/** Why nothing may be sent now; undefined if nothing stands in the way. */
function obstacle(
  { acknowledged, insists }: WriteRecord,
  { rules, input }: Request,
  attempt: Attempt | undefined,
  now: number,
): State | undefined {
  if (!attempt || rules.idempotent) return undefined;
  if (pendingOf(attempt)) {
    // The borrower insists on what was sent then, not on what another tab has sent since.
    const mayRepeat = insists && now >= attempt.sentAt + REPEAT_AFTER_MS;
    return mayRepeat ? undefined : unknown(rules, attempt, now);
  }
  if (!attempt.notFound) {
    const state = recorded({ rules: {}, acknowledged }, attempt, now);
    return state.status === 'done' ? state : undefined;
  }
  const nothing = notDone(rules, attempt);
  const isRecent = Math.abs(now - attempt.sentAt) < REPEAT_AFTER_MS;
  if (rules.showsLate && isRecent && attempt.input !== input) return { ...nothing, other: true };
  // Another tab's attempt may have arrived all the same: whoever tapped before it was checked is told first.
  return attempt.sentAt === acknowledged.notFoundAt ? undefined : nothing;
}

/** The attempt as it is recorded before it is sent. An unanswered record of the same input is repeated, with its key and token. */
function attemptOf(
  request: Request,
  before: Snapshot,
  previous: Attempt | undefined,
  now: number,
): Attempt {
  const { path, input, token, amount, expected } = request;
  const pending = pendingOf(previous);
  const repeated = previous && !previous.doneAt && previous.input === input ? previous : undefined;
  return {
    key: (repeated ?? request).key,
    path,
    token: (repeated ?? pending)?.token || token,
    amount,
    input,
    // A repetition is compared with the values from before the first attempt.
    before: pending ? pending.before : before,
    expected,
    sentAt: now,
    endedAt: 0,
    doneAt: 0,
    address: '',
  };
}

/** This tab alone may send: does so, unless the record or a reading says that there is nothing to send. */
function start(record: WriteRecord, event: Of<'locked' | 'sessionChanged'>, now: number): Step {
  const { attempt: previous, place, request } = event;
  if (!request || record.attempt) return stay(record);
  const state = obstacle(record, request, previous, now);
  if (state) return rest(acknowledging(record, previous), state);
  const pending = pendingOf(previous);
  const before = request.before ?? (pending ? null : event.reading);
  if (before === undefined) return { record, effects: [{ do: 'read' }] };
  const over = !pending && before !== null && request.isDone?.(before);
  if (over === 'notNeeded') return proved(record, true, []);
  if (over) return received(record, '', []);
  const attempt = attemptOf(request, before, previous, now);
  return {
    record: { ...record, request, attempt, previous },
    effects: [
      { do: 'keep', attempt },
      ...(place ? [{ do: 'forget', place } as const] : []),
      { do: 'send', key: attempt.key, token: attempt.token },
    ],
  };
}

const received = (record: WriteRecord, message: string, effects: readonly Effect[]): Step =>
  rest(record, { status: 'done', by: 'repetition', message }, [
    ...effects,
    { do: 'show', message, arrived: true },
  ]);

const proved = (
  record: WriteRecord,
  notNeeded: boolean | undefined,
  effects: readonly Effect[],
): Step =>
  rest(record, { status: 'done', by: 'check', ...(notNeeded && { notNeeded: true as const }) }, [
    ...effects,
    { do: 'show', arrived: true },
  ]);

/** Another tab sends or checks: this page tells what it has recorded. */
function giveWay(record: WriteRecord, { attempt }: Of<'lockedOut'>, now: number): Step {
  return rest(acknowledging(record, attempt), recorded(record, attempt, now));
}

/** Nothing was sent: the record is again what it was. */
function takeBack(record: WriteRecord, event: Of<'notSent'>, now: number): Step {
  const { previous, attempt } = record;
  const left = attempt ? previous : event.attempt;
  const put: Effect = previous ? { do: 'keep', attempt: previous } : { do: 'forget' };
  const { message } = event;
  const show: Effect = { do: 'show', ...(message ? { message } : { loadError: true }) };
  const isFree = message && !pendingOf(left);
  const state: State = isFree ? { status: 'refused', message } : recorded(record, left, now);
  return rest(record, state, [...(attempt ? [put] : []), show]);
}

const sentRules = ({ request, rules }: WriteRecord): Rules => request?.rules ?? rules;

const answer = withAttempt<Of<'answered'>>((record, attempt, { isOver, address }, now) => {
  const rules = sentRules(record);
  if (!isOver)
    return rest(acknowledging(record, undefined), { status: 'idle' }, [{ do: 'forget' }]);
  const over = finish(rules, { ...attempt, address }, now);
  return rest(acknowledging(record, over), { status: 'done', by: 'answer' }, [over]);
});

const receive = withAttempt<Of<'received'>>((record, attempt, event, now) => {
  const rules = sentRules(record);
  // One that may be sent again is refused in words instead, so that it can be.
  if (rules.idempotent || rules.asksAgain) {
    return refuse(record, { type: 'refused', message: event.refusal }, now);
  }
  const over = finish(rules, attempt, now);
  return received(acknowledging(record, over), event.message, [over]);
});

const refuse = withAttempt<Of<'refused'>>((record, attempt, { message }, now) => {
  const { previous } = record;
  const repeats = pendingOf(previous) !== undefined || attempt.key === previous?.key;
  if (!repeats || sentRules(record).idempotent) {
    const effects: Effect[] = [{ do: 'forget' }, { do: 'show', message }];
    return rest(acknowledging(record, undefined), { status: 'refused', message }, effects);
  }
  // The refusal of a repetition says nothing about the attempt before it; only the check does.
  return recheck(record, { ...attempt, endedAt: now, refusal: message });
});

const lose = withAttempt<Of<'lost'>>((record, attempt, { left }, now) => {
  // A page that is being closed does not learn the outcome: the request may still be on its way.
  const ended = { ...attempt, endedAt: left ? 0 : now };
  const rules = sentRules(record);
  if (!rules.idempotent) return recheck(record, ended);
  return rest(record, unknown(rules, ended, now), [{ do: 'keep', attempt: ended }]);
});

/** Records that there was no certain answer, and checks at once, still under the lock. */
function recheck({ rules }: WriteRecord, attempt: Attempt): Step {
  const state: State = { status: 'checking', amount: attempt.amount };
  return {
    record: { rules, acknowledged: acknowledgedOf(attempt), state, attempt },
    effects: [
      { do: 'keep', attempt },
      { do: 'check', attempt },
    ],
  };
}

/** Begins a check, as soon as no other tab sends or checks. */
function look(record: WriteRecord): Step {
  const amount = 'amount' in record.state ? record.state.amount : '';
  return {
    record: { ...record, state: { status: 'checking', amount } },
    effects: [{ do: 'lock', alone: true }],
  };
}

function check(record: WriteRecord, event: Of<'locked' | 'sessionChanged'>, now: number): Step {
  if (record.attempt) return stay(record);
  const attempt = pendingOf(event.attempt);
  // Another tab has settled it meanwhile, which is news to this page.
  if (!attempt) return giveNews(record, event, now);
  return {
    record: { ...record, attempt, place: event.place },
    effects: [{ do: 'check', attempt }],
  };
}

const giveNews = (
  record: WriteRecord,
  { attempt }: { attempt: Attempt | undefined },
  now: number,
): Step => rest(record, recorded(acknowledging(record, undefined), attempt, now));

const prove = withAttempt<Of<'found'>>((record, attempt, { notNeeded }, now) =>
  proved(record, notNeeded, [finish(record.rules, attempt, now, record.place)]),
);

function arrive(record: WriteRecord): Step {
  const { state } = record;
  if (state.status !== 'done') return stay(record);
  if (state.by === 'answer') return proved(record, false, []);
  return state.by === 'earlier' ? rest(record, { ...state, arrived: true }) : stay(record);
}

const disprove = withAttempt<Of<'notFound'>>((record, attempt, _, now) => {
  const { rules, place, acknowledged } = record;
  const { refusal } = attempt;
  // The request may still have its effect.
  if (now < settlesAt(attempt)) return rest(record, unknown(rules, attempt, now, true));
  if (refusal !== undefined) {
    // Neither this repetition nor what it repeats has happened, so that the next one starts anew.
    const effects: Effect[] = [
      { do: 'forget', place },
      { do: 'show', message: refusal, refresh: true },
    ];
    return rest(record, { status: 'refused', message: refusal }, effects);
  }
  const told = { ...record, acknowledged: { ...acknowledged, notFoundAt: attempt.sentAt } };
  return rest(told, notDone(rules, attempt), [
    { do: 'keep', attempt: { ...attempt, notFound: true }, place },
    { do: 'show', refresh: true },
  ]);
});

/** A check that proved nothing. */
const doubt = withAttempt<Of<'unclear' | 'unreadable'>>((record, attempt, { type }, now) =>
  rest(record, unknown(record.rules, attempt, now, type === 'unclear')),
);

function insist(record: WriteRecord, _: Event, now: number): Step {
  const { state, rules } = record;
  const step = rest(acknowledge(record), { status: 'idle' });
  if (rules.idempotent || state.status === 'refused') return step;
  if (state.status !== 'unknown') return isDisabled(state) ? stay(record) : step;
  if (now < state.repeatAt) return stay(record);
  return { ...step, record: { ...step.record, insists: true } };
}

function follow(record: WriteRecord, { attempt, current }: Of<'otherTab'>, now: number): Step {
  if (isDisabled(record.state)) return stay(record);
  // The other tab may have changed what this one shows.
  return rest(record, recorded(record, attempt, now, current), [{ do: 'show', refresh: true }]);
}

function wait(record: WriteRecord, _: Event, now: number): Step {
  const { state } = record;
  if (state.status !== 'unknown' || state.idempotent) return stay(record);
  if (!state.settled && now >= state.settlesAt) return look(record);
  return {
    record: { ...record, state: { ...state, mayRepeat: now >= state.repeatAt } },
    effects: [],
  };
}

/** The state is the record's again, such as when the check cannot be loaded. */
const giveUp = (record: WriteRecord, { attempt }: Of<'notSent'>, now: number): Step =>
  rest(record, recorded(record, attempt, now));

const reopen = (record: WriteRecord, event: Of<'opened'>, now: number): Step =>
  record.state.status === 'done' && record.state.by === 'answer'
    ? open(record, event, now)
    : stay(record);

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Cell<E extends Event> = (record: WriteRecord, event: E, now: number) => Step;

/** The states, in the order of the table's columns. */
export const STATES = [
  'idle',
  'sending',
  'done',
  'refused',
  'unknown',
  'checking',
  'notDone',
] as const;

type Row<E extends Event> = readonly [
  Cell<E>,
  Cell<E>,
  Cell<E>,
  Cell<E>,
  Cell<E>,
  Cell<E>,
  Cell<E>,
];

// biome-ignore format: a table
const TABLE: { readonly [T in Event['type']]: Row<Of<T>> } = {
  //               idle    sending   done    refused  unknown  checking  notDone
  opened:         [begin,  stay,     reopen, stay,    stay,    stay,     stay],
  tapped:         [tap,    stay,     tap,    tap,     tap,     stay,     tap],
  locked:         [stay,   start,    stay,   stay,    stay,    check,    stay],
  sessionChanged: [stay,   start,    stay,   stay,    stay,    check,    stay],
  lockedOut:      [stay,   giveWay,  stay,   stay,    stay,    giveNews, stay],
  notSent:        [stay,   takeBack, stay,   stay,    stay,    giveUp,   stay],
  answered:       [stay,   answer,   stay,   stay,    stay,    stay,     stay],
  received:       [stay,   receive,  stay,   stay,    stay,    stay,     stay],
  refused:        [stay,   refuse,   stay,   stay,    stay,    stay,     stay],
  lost:           [stay,   lose,     stay,   stay,    stay,    stay,     stay],
  found:          [stay,   stay,     stay,   stay,    stay,    prove,    stay],
  notFound:       [stay,   stay,     stay,   stay,    stay,    disprove, stay],
  unclear:        [stay,   stay,     stay,   stay,    stay,    doubt,    stay],
  unreadable:     [stay,   stay,     stay,   stay,    stay,    doubt,    stay],
  arrived:        [stay,   stay,     arrive, stay,    stay,    stay,     stay],
  asked:          [stay,   stay,     stay,   stay,    look,    stay,     stay],
  insisted:       [stay,   stay,     insist, insist,  insist,  stay,     stay],
  otherTab:       [follow, stay,     follow, follow,  follow,  stay,     follow],
  timePassed:     [stay,   stay,     stay,   stay,    wait,    stay,     stay],
};

/**
 * What follows from an event. Pure.
 * @param record what the page holds. @param now epoch ms. @returns what it holds then, and what is to be done, in order.
 */
export function next(record: WriteRecord, event: Event, now: number): Step {
  const row: Row<never> = TABLE[event.type];
  const cell = row[STATES.indexOf(record.state.status)] as Cell<Event>;
  return cell(record, event, now);
}
