import {
  type Attempt,
  acknowledgedOf,
  isDisabled,
  isOffered,
  pendingOf,
  REPEAT_AFTER_MS,
  type Request,
  type Rules,
  recorded,
  type Snapshot,
  type State,
  settlesAt,
  unknown,
  type WriteRecord,
} from './state.ts';

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
  | { type: 'notSent'; message: string }
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

/** After a tap the page knows what is recorded by then. @param last what is done to the record. */
function acknowledging(record: WriteRecord, last: Attempt | Effect | undefined): WriteRecord {
  const attempt = last && 'do' in last ? (last.do === 'keep' ? last.attempt : undefined) : last;
  return { ...record, acknowledged: acknowledgedOf(attempt) };
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
  // What is over by now is told before what another tab has sent.
  const isNews = state?.status === 'done' && request.isDone;
  if (state && !isNews) return rest(acknowledging(record, previous), state);
  const pending = pendingOf(previous);
  const before = request.before ?? (pending ? null : event.reading);
  if (before === undefined) return { record, effects: [{ do: 'read' }] };
  const over = !pending && before !== null && request.isDone?.(before);
  if (over === 'notNeeded') return proved(record, true, []);
  if (over) return received(record, '', []);
  if (state) return rest(acknowledging(record, previous), state);
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
const takeBack = withAttempt<Of<'notSent'>>((record, _, { message }, now) => {
  const { previous } = record;
  const isFree = message && !pendingOf(previous);
  const state: State = isFree ? { status: 'refused', message } : recorded(record, previous, now);
  return rest(record, state, [
    previous ? { do: 'keep', attempt: previous } : { do: 'forget' },
    { do: 'show', ...(message ? { message } : { loadError: true as const }) },
  ]);
});

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

/** A page that was answered is shown again, or tells at first what is recorded. */
function reopen(record: WriteRecord, event: Of<'opened'>, now: number): Step {
  const { state } = record;
  if (state.status !== 'done') return stay(record);
  if (state.by === 'answer') return open(record, event, now);
  return state.by === 'earlier' ? begin(record, event, now) : stay(record);
}

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
  opened:         [begin,  stay,     reopen, stay,    begin,   stay,     stay],
  tapped:         [tap,    stay,     tap,    tap,     tap,     stay,     tap],
  locked:         [stay,   start,    stay,   stay,    stay,    check,    stay],
  sessionChanged: [stay,   start,    stay,   stay,    stay,    check,    stay],
  lockedOut:      [stay,   giveWay,  stay,   stay,    stay,    giveNews, stay],
  notSent:        [stay,   takeBack, stay,   stay,    stay,    stay,     stay],
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
