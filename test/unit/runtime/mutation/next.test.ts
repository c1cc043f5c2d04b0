import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  RECENT_MS,
  REPEAT_AFTER_MS,
} from '../../../../shared/api/session/attempt.ts';
import type { Declared } from '../../../../shared/runtime/mutation/mutation.ts';
import { type Event, next } from '../../../../shared/runtime/mutation/next.ts';
import {
  isDisabled,
  isOffered,
  markOf,
  type State,
  type WriteRecord,
  wakesAt,
} from '../../../../shared/runtime/mutation/state.ts';
import {
  AGAIN,
  ANSWERED,
  after,
  eventsOf,
  LATE,
  NOT_FOUND,
  PENDING,
  requestOf,
  SENT,
  SENT_AT,
  samplesOf,
  startOf,
} from './samples.ts';

const STATUSES = [
  'idle',
  'sending',
  'done',
  'refused',
  'unknown',
  'checking',
  'notDone',
  'earlier',
] as const;

/** What follows from each event, with which effects, in which states; from those that are not listed nothing follows. */
const WALK = `
  opened, nothing recorded    | idle           |              | idle, answered, had already, found, earlier, arrived, unknown
  opened, pending             | checking       | lock         | idle, answered, had already, found, earlier, arrived, unknown
  opened, answered            | earlier        |              | idle, answered, had already, found, earlier, arrived, unknown
  opened, not found           | notDone        |              | idle, answered, had already, found, earlier, arrived, unknown
  tapped                      | sending        | lock         | idle, arrived, refused, not done
  may send, nothing recorded  | sending        | keep, send   | tapped
  may send, pending           | unknown        |              | tapped
  may send, answered          | earlier        |              | tapped
  may send, not found         | notDone        |              | tapped
  may check, nothing recorded | idle           |              | looking, checking
  may check, pending          | checking       | check        | looking, checking
  may check, answered         | earlier        |              | looking, checking
  may check, not found        | notDone        |              | looking, checking
  locked out                  | unknown        |              | tapped, sending, sending again, looking, checking
  not sent                    | refused        | forget, show | tapped, sending
  not sent                    | refused        | keep, show   | sending again
  answered                    | done by answer | keep         | tapped, sending, sending again
  answered, goes on           | idle           | forget       | tapped, sending, sending again
  received                    | done by check  | keep, show   | tapped, sending, sending again
  refused                     | refused        | forget, show | tapped, sending
  refused                     | checking       | keep, check  | sending again
  lost                        | checking       | keep, check  | tapped, sending, sending again
  found                       | earlier        |              | earlier, arrived
  found                       | done by check  | keep, show   | looking, checking
  not needed                  | earlier        |              | earlier, arrived
  not needed                  | done by check  | keep, show   | looking, checking
  not found                   | notDone        | keep, show   | looking, checking
  unclear                     | unknown        |              | looking, checking
  unreadable                  | unknown        |              | looking, checking
  arrived                     | done by check  | show         | answered
  insisted                    | idle           |              | earlier, arrived, refused
  time passed                 | unknown        |              | unknown
  time passed                 | notDone        |              | not done
  another tab: pending        | unknown        | show         | idle, earlier, arrived, refused, unknown, not done
  another tab: answered       | earlier        | show         | idle, earlier, arrived, refused, unknown, not done
  another tab: not found      | notDone        | show         | idle, earlier, arrived, refused, unknown, not done
  another tab: forgotten      | idle           | show         | idle, earlier, arrived, refused, unknown, not done
`;

/** What else follows, for a write that may be repeated at any time. */
const IDEMPOTENT_WALK = `
  opened, pending     | unknown        |              | idle, answered, unknown
  opened, answered    | idle           |              | answered
  tapped              | sending        | lock         | unknown
  may send, pending   | sending        | keep, send   | tapped
  may send, answered  | sending        | keep, send   | tapped
  may send, not found | sending        | keep, send   | tapped
  answered            | done by answer | forget       | tapped, sending
  received            | done by check  | forget, show | tapped, sending
  lost                | unknown        | keep         | tapped, sending
  insisted            | idle           |              | answered
`;

type Follows = Record<string, string>;

/** Walks states with every event. @returns what follows, by state and event. */
function walk(rules: Declared, now: number, states: readonly string[]): Follows {
  const samples = samplesOf(rules, now);
  const all = states.flatMap((name) => {
    const record = samples[name] as WriteRecord;
    const sent = name === 'sending' ? SENT : name === 'sending again' ? AGAIN : PENDING;
    return Object.entries(eventsOf(sent)).flatMap(([event, given]) => {
      const step = next(record, given, now);
      if (step.record === record && !step.effects.length) return [];
      const { state } = step.record;
      const status = state.status === 'done' ? `done by ${state.by}` : state.status;
      const effects = step.effects.map((one) =>
        'attempt' in one && !one.attempt ? 'forget' : one.do,
      );
      return [[`${name} | ${event}`, `${status} | ${effects.join(', ')}`] as const];
    });
  });
  return Object.fromEntries(all);
}

/** The same, as a table has it. */
function tabled(table: string, only: readonly string[]): Follows {
  const rows = table.trim().split('\n');
  const all = rows.flatMap((row) => {
    const [event, status, effects, states = ''] = row.split('|').map((cell) => cell.trim());
    const names = states.split(', ').filter((name) => only.includes(name));
    return names.map((name) => [`${name} | ${event}`, `${status} | ${effects}`] as const);
  });
  return Object.fromEntries(all);
}

const NOW = SENT_AT + 60_000;

describe('what follows in every state from every event', () => {
  it('is what the table says', () => {
    const samples = samplesOf({}, NOW);
    const all = Object.values(samples).map(({ state }) => state.status);
    expect(new Set(all)).toEqual(new Set(STATUSES));
    const states = Object.keys(samples);
    expect(walk({}, NOW, states)).toEqual(tabled(WALK, states));
  });

  it('is what both tables say for idempotent writes', () => {
    const states = ['idle', 'tapped', 'sending', 'answered', 'refused', 'unknown'];
    const expected = { ...tabled(WALK, states), ...tabled(IDEMPOTENT_WALK, states) };
    expect(walk({ idempotent: true }, SENT_AT + 2000, states)).toEqual(expected);
  });
});

const TAP: Event = { type: 'tapped' };
const INSIST: Event = { type: 'insisted' };
const maySend = (attempt?: Attempt, more = {}) =>
  ({ type: 'maySend', attempt, request: requestOf(more) }) as const;
const mayCheck = (attempt: Attempt): Event => ({ type: 'mayCheck', attempt });
const opened = (attempt: Attempt): Event => ({ type: 'opened', attempt });
const checked = (finding: 'done' | 'notNeeded' | 'notDone' | 'unknown' | 'unreadable') =>
  ({ type: 'checked', attempt: PENDING, finding }) as const;

/** The last of some steps, from a page that has told what is recorded. */
function lastStep(rules: Declared, told: Attempt | undefined, now: number, ...events: Event[]) {
  const first = { record: startOf(rules, markOf(told)), effects: [] };
  return events.reduce<ReturnType<typeof next>>(
    (step, event) => next(step.record, event, now),
    first,
  );
}
/** What is sent after that, or the state if nothing is. */
function sentAfter(...given: Parameters<typeof lastStep>): Attempt | State {
  const { record, effects } = lastStep(...given);
  const [keep, send, ...rest] = effects;
  if (send?.do !== 'send') return record.state;
  // It is recorded first.
  expect([keep, rest]).toEqual([{ do: 'keep', attempt: send.attempt }, []]);
  return send.attempt;
}

describe('what is sent', () => {
  const FIRST = { key: 'k1', token: 't1' };
  const SECOND = { key: 'k2', token: 't2' };
  const LATER = { before: 'later' };
  const OTHER = { input: 'i2' };
  const SET_BACK = SENT_AT - REPEAT_AFTER_MS;
  it.each<[string, Attempt | undefined, Partial<Attempt>, number, Partial<Attempt>]>([
    ['is new', undefined, { expected: 'e' }, NOW, { ...SECOND, expected: 'e' }],
    ['has what it repeats', NOT_FOUND, LATER, NOW, { ...FIRST, before: { left: 2 } }],
    ['is compared anew after ten minutes', NOT_FOUND, LATER, LATE, { ...FIRST, ...LATER }],
    ['is new after an answer', ANSWERED, LATER, NOW, { ...SECOND, ...LATER }],
    ['may be something else after an answer', ANSWERED, OTHER, NOW, SECOND],
    ['may be something else after ten minutes', NOT_FOUND, OTHER, LATE, SECOND],
    ['also if the clock was set back', NOT_FOUND, OTHER, SET_BACK, SECOND],
  ])('%s', (_, attempt, more, now, sent) => {
    const times = { sentAt: now, settlesAt: now + 60_000, doneAt: 0, address: '' };
    const found = sentAfter({}, attempt, now, TAP, maySend(attempt, more));
    expect(found).toEqual({ ...requestOf(more), ...times, ...sent });
  });

  it('is nothing else for ten minutes after a check that found nothing', () => {
    const event = maySend(NOT_FOUND, { input: 'i2' });
    const state = { status: 'notDone', attempt: NOT_FOUND, other: true };
    expect(sentAfter({}, NOT_FOUND, LATE - 1, TAP, event)).toEqual({ ...state, asOf: LATE - 1 });
  });

  it('is what the borrower insists on, ten minutes after what has no answer', () => {
    const unclear = [opened(PENDING), mayCheck(PENDING), checked('unknown')];
    const of = (more: Partial<Attempt>, attempt = PENDING, now = LATE) =>
      sentAfter({}, PENDING, now, ...unclear, INSIST, TAP, maySend(attempt, more));
    const again = { key: 'k1', token: 't1', before: { left: 2 }, sentAt: LATE };
    expect(of({ before: 'later' })).toMatchObject(again);
    // Something else has a key of its own, but a one-time token is used up with the first.
    expect(of({ input: 'i2' })).toMatchObject({ key: 'k2', token: 't1', before: { left: 2 } });
    expect(of({}, { ...PENDING, token: '' })).toMatchObject({ key: 'k1', token: 't2' });
    expect(of({}, PENDING, LATE - 1)).toHaveProperty('status', 'unknown');
    // Without that, what another tab has sent meanwhile is not repeated, however long ago.
    const unknown = { status: 'unknown' };
    expect(sentAfter({}, undefined, LATE, TAP, maySend(PENDING))).toMatchObject(unknown);
    // Another tab has sent it once more.
    const since = { ...PENDING, sentAt: SENT_AT + 1 };
    expect(of({}, since)).toEqual({ status: 'unknown', attempt: since, asOf: LATE });
    // It counts once.
    const twice = [INSIST, TAP, { type: 'lockedOut', attempt: PENDING } as const, TAP];
    const second = sentAfter({}, PENDING, LATE, ...unclear, ...twice, maySend(PENDING));
    expect(second).toMatchObject(unknown);
  });

  it.each([
    ['done', { message: '' }],
    ['notNeeded', { notNeeded: true }],
  ] as const)('is nothing if the values say %s', (over, how) => {
    const of = (attempt?: Attempt) => lastStep({}, attempt, NOW, TAP, maySend(attempt, { over }));
    const { record, effects } = of();
    expect(record.state).toEqual({ status: 'done', by: 'check', ...how });
    expect(effects).toEqual([{ do: 'show', arrived: true, message: Object(how).message }]);
    expect(of(PENDING).record.state.status).toBe('unknown');
  });

  it.each([ANSWERED, NOT_FOUND])('follows the news of what another tab has sent', (attempt) => {
    const told = lastStep({}, undefined, NOW, TAP, maySend(attempt));
    expect(told.record.state).toMatchObject({ attempt });
    expect(told.effects).toEqual([]);
    const news = { type: 'otherTab', attempt } as const;
    for (const heard of [[TAP, maySend(attempt)], [news]]) {
      const again = lastStep({}, undefined, NOW, ...heard, INSIST, TAP, maySend(attempt));
      expect(again.effects).toHaveLength(2);
    }
    // What is too late to tell stands in nobody's way.
    const late = lastStep({}, undefined, LATE, TAP, maySend(NOT_FOUND));
    expect(late.effects).toHaveLength(2);
  });
});

describe('what is recorded after sending', () => {
  const SENDING = [TAP, maySend()];
  const answered = { type: 'answered', attempt: SENT, isOver: true, address: '/next' } as const;
  const of = (event: Event, rules: Declared = {}, now = NOW) =>
    lastStep(rules, undefined, now, ...SENDING, event);

  const about = <Type extends string, More>(type: Type, more: More) =>
    ({ type, attempt: SENT, ...more }) as const;
  const over = { ...SENT, doneAt: NOW };
  const settled = { ...SENT, settlesAt: NOW + 15_000 };
  const show = (message: string) => ({ do: 'show', message });
  const had = about('received', { message: 'dup' });
  const hadAlready = { ...show('dup'), arrived: true };

  it.each<[string, Declared, Event, Attempt | undefined, object?]>([
    ['an answer', {}, answered, { ...over, before: null, expected: null, address: '/next' }],
    ['and what was read, for later', { recent: true }, answered, { ...over, address: '/next' }],
    ['nothing of an idempotent one', { idempotent: true }, answered, undefined],
    ['what the server has already, as an answer', { recent: true }, had, over, hadAlready],
    [
      'a lost answer',
      {},
      about('lost', { left: false }),
      settled,
      { do: 'check', attempt: settled },
    ],
    [
      'that the page was left',
      {},
      about('lost', { left: true }),
      SENT,
      { do: 'check', attempt: SENT },
    ],
    ['nothing of a refusal', {}, about('refused', { message: 'no' }), undefined, show('no')],
    ['nothing of what was not sent', {}, about('notSent', { message: '' }), undefined, show('')],
  ])('%s', (_, rules, event, attempt, effect) => {
    const keep = { do: 'keep', attempt };
    expect(of(event, rules).effects).toEqual(effect ? [keep, effect] : [keep]);
  });

  it('is no news to the page', () => {
    for (const event of [answered, { type: 'received', attempt: SENT, message: '' } as const]) {
      expect(of(event).record.told).toBe(NOW);
    }
  });

  it('is what it was before, if a repetition was not sent', () => {
    const offline: Event = { type: 'notSent', attempt: AGAIN, message: 'offline' };
    const repeated = lastStep({}, NOT_FOUND, NOW, TAP, maySend(NOT_FOUND), offline);
    expect(repeated.effects).toEqual([
      { do: 'keep', attempt: NOT_FOUND },
      { do: 'show', message: 'offline' },
    ]);
    expect(repeated.record.state).toEqual({ status: 'refused', message: 'offline' });
    const unclear = [opened(PENDING), mayCheck(PENDING), checked('unknown'), INSIST];
    const { record } = lastStep({}, PENDING, LATE, ...unclear, TAP, maySend(PENDING), offline);
    expect(record.state).toEqual({ status: 'unknown', attempt: PENDING, asOf: LATE });
    const lost: Event = { ...offline, message: '' };
    expect(lastStep({}, undefined, NOW, ...SENDING, lost).record.state).toEqual({ status: 'idle' });
  });

  it('is checked once more if a repetition is refused, and forgotten if nothing is found', () => {
    const refused: Event = { type: 'refused', attempt: AGAIN, message: 'no' };
    const step = lastStep({}, NOT_FOUND, NOW, TAP, maySend(NOT_FOUND), refused);
    const attempt = { ...AGAIN, settlesAt: 0, refusal: 'no' };
    expect(step.effects).toEqual([
      { do: 'keep', attempt },
      { do: 'check', attempt },
    ]);
    const found = next(step.record, { type: 'checked', attempt, finding: 'notDone' }, NOW);
    expect(found.record.state).toEqual({ status: 'refused', message: 'no' });
    expect(found.effects).toEqual([
      { do: 'keep', attempt: undefined },
      { do: 'show', message: 'no', refresh: true },
    ]);
    // Something else repeats nothing, unless the first has no answer.
    const other = { ...refused, attempt: SENT } as const;
    const late = lastStep({}, NOT_FOUND, LATE, TAP, maySend(NOT_FOUND, { input: 'i2' }), other);
    expect(late.record.state.status).toBe('refused');
    const unclear = [opened(PENDING), mayCheck(PENDING), checked('unknown'), INSIST, TAP];
    const open = lastStep({}, PENDING, LATE, ...unclear, maySend(PENDING, { input: 'i2' }), other);
    expect(open.record.state.status).toBe('checking');
  });
});

describe('a reply that says success and brings nothing of use', () => {
  const none = { type: 'refused', attempt: SENT, message: 'no', empty: true } as const;
  const attempt = { ...SENT, settlesAt: 0, refusal: 'no', empty: true };

  it('is checked at once', () => {
    const { effects } = lastStep({}, undefined, NOW, TAP, maySend(), none);
    expect(effects).toEqual([
      { do: 'keep', attempt },
      { do: 'check', attempt },
    ]);
    const idempotent = lastStep({ idempotent: true }, undefined, NOW, TAP, maySend(), none);
    expect(idempotent.record.state).toEqual({ status: 'refused', message: 'no' });
  });

  it.each([
    ['done', 'done'],
    ['notNeeded', 'done'],
    ['notDone', 'refused'],
    ['unknown', 'refused'],
    ['unreadable', 'unknown'],
  ] as const)('and after a check that finds %s is %s', (finding, status) => {
    const found = { type: 'checked', attempt, finding } as const;
    const { record, effects } = lastStep({}, undefined, NOW, TAP, maySend(), none, found);
    expect(record.state.status).toBe(status);
    // The next one starts anew.
    const anew = { do: 'keep', attempt: undefined };
    expect(effects[0]).toEqual(
      { done: { ...anew, attempt: expect.anything() }, refused: anew, unknown: undefined }[status],
    );
  });
});

describe('a check', () => {
  const of = (finding: Parameters<typeof checked>[0], now: number, rules: Declared = {}) =>
    lastStep(rules, PENDING, now, opened(PENDING), mayCheck(PENDING), checked(finding));
  const { settlesAt } = PENDING;

  const unknown = (asOf: number, read = true) =>
    ({ status: 'unknown', attempt: PENDING, asOf, read }) as const;
  const arrived = { status: 'done', by: 'check' } as const;
  it.each<[Parameters<typeof checked>[0], number, State]>([
    ['notDone', settlesAt - 1, unknown(settlesAt - 1)],
    ['notDone', settlesAt, { status: 'notDone', attempt: NOT_FOUND, asOf: settlesAt }],
    ['unknown', settlesAt, unknown(settlesAt)],
    ['unreadable', LATE, unknown(LATE, false)],
    ['done', 0, arrived],
    ['notNeeded', 0, { ...arrived, notNeeded: true }],
  ])('that finds %s at %d', (finding, now, state) => {
    const { record, effects } = of(finding, now);
    expect(record.state).toEqual(state);
    const kept = { ...PENDING, before: null, expected: null, doneAt: now };
    const proved = [
      { do: 'keep', attempt: kept },
      { do: 'show', arrived: true },
    ];
    const missing = [
      { do: 'keep', attempt: NOT_FOUND },
      { do: 'show', refresh: true },
    ];
    const done = state.status === 'done' ? proved : [];
    expect(effects).toEqual(state.status === 'notDone' ? missing : done);
  });

  it('is of what is recorded by now', () => {
    const later = { ...PENDING, key: 'k3' };
    const step = lastStep({}, PENDING, NOW, opened(PENDING), mayCheck(later));
    expect(step).toMatchObject({
      record: { state: { status: 'checking', attempt: later } },
      effects: [{ do: 'check', attempt: later }],
    });
  });

  it('of an answer is made on opening, where another one may follow', () => {
    const check = (rules: Declared, attempt: Attempt) =>
      lastStep(rules, attempt, NOW, opened(attempt)).effects;
    const rules = { recent: true, another: true } as const;
    expect(check(rules, ANSWERED)).toEqual([{ do: 'check', attempt: ANSWERED }]);
    expect(check({ recent: true }, ANSWERED)).toEqual([]);
    expect(check(rules, NOT_FOUND)).toEqual([]);
    const found = { type: 'checked', attempt: ANSWERED, finding: 'done' } as const;
    const arrived = lastStep(rules, ANSWERED, NOW, opened(ANSWERED), found);
    expect(arrived.record.state).toMatchObject({ status: 'earlier', arrived: true });
    expect(isOffered(arrived.record.state, rules)).toBe(true);
  });
});

describe('what a page that is opened says', () => {
  const recent = { recent: true } as const;
  const idempotent = { idempotent: true } as const;
  const soon = ANSWERED.doneAt + RECENT_MS - 1;
  const said: State = { status: 'earlier', attempt: ANSWERED };
  const idle: State = { status: 'idle' };
  const late: State = { status: 'notDone', attempt: NOT_FOUND, asOf: LATE - 1 };
  const unread = { ...ANSWERED, before: null };
  const unknown = (asOf: number) => ({ status: 'unknown', attempt: PENDING, asOf }) as const;
  const ruled = { ...recent, hasMoved: () => false };
  const [same, moved] = [{ left: 2 }, { left: 1 }];
  it.each<[string, Declared, Attempt, number, unknown, State]>([
    ['an answer for ten minutes', recent, ANSWERED, soon, null, said],
    ['and no longer', recent, ANSWERED, soon + 1, null, idle],
    ['if the values are the same', recent, ANSWERED, soon, same, said],
    ['not if they have changed', recent, ANSWERED, soon, moved, idle],
    ['not knowing whether they have', recent, unread, soon, moved, { ...said, attempt: unread }],
    ['by a rule of its own', ruled, ANSWERED, soon, moved, said],
    ['no answer otherwise', {}, ANSWERED, soon, null, idle],
    ['one that a check has not found for ten minutes', {}, NOT_FOUND, LATE - 1, null, late],
    ['and no longer than that', {}, NOT_FOUND, LATE, null, idle],
    ['and not if the values have changed', {}, NOT_FOUND, LATE - 1, moved, idle],
    ['one without an answer', {}, PENDING, LATE, null, unknown(LATE)],
    ['an idempotent one for a while', idempotent, PENDING, LATE - 1, null, unknown(LATE - 1)],
    ['and no longer than a while', idempotent, PENDING, LATE, null, idle],
  ])('%s', (_, rules, attempt, now, current, state) => {
    const event = { type: 'otherTab', attempt, current } as Event;
    expect(lastStep(rules, attempt, now, event).record.state).toEqual(state);
  });

  it('is what another tab has done, however late and whatever it has read', () => {
    const event = { type: 'otherTab', attempt: ANSWERED, current: { left: 1 } } as const;
    const { record, effects } = lastStep(recent, undefined, LATE * 2, event);
    expect(record.state).toEqual(said);
    expect(effects).toEqual([{ do: 'show', refresh: true }]);
  });

  it('is what is recorded of its own answer, when it is shown again', () => {
    const answered = { type: 'answered', attempt: SENT, isOver: true, address: '' } as const;
    const own = { ...SENT, doneAt: NOW };
    const of = (rules: Declared) =>
      lastStep(rules, undefined, NOW, TAP, maySend(), answered, opened(own)).record.state;
    expect(of({})).toEqual(idle);
    expect(of(recent)).toMatchObject({ status: 'earlier' });
  });
});

describe('time passing', () => {
  const { settlesAt } = PENDING;
  const at = (now: number, finding: 'unknown' | 'notDone') =>
    after({}, now, opened(PENDING), mayCheck(PENDING), checked(finding));
  const passed = (record: WriteRecord, now: number) => next(record, { type: 'timePassed' }, now);

  it.each([
    ['once the connection has long ended', settlesAt],
    ['before the borrower may send again', LATE],
  ])('checks again %s', (_, due) => {
    const record = at(due - 1, 'unknown');
    expect(wakesAt(record.state)).toBe(due);
    expect(passed(record, due - 1).effects).toEqual([]);
    expect(passed(record, due)).toMatchObject({
      record: { state: { status: 'checking', attempt: PENDING } },
      effects: [{ do: 'lock' }],
    });
    const idempotent = { ...record, rules: { idempotent: true } as const };
    expect(passed(idempotent, due)).toMatchObject({
      record: { state: { asOf: due } },
      effects: [],
    });
  });

  it('lets the borrower send something else after what was not found', () => {
    const record = at(settlesAt, 'notDone');
    expect(wakesAt(record.state)).toBe(LATE);
    const { record: late, effects } = passed(record, LATE);
    expect(late.state).toMatchObject({ status: 'notDone', asOf: LATE });
    expect(effects).toEqual([]);
    for (const state of [late.state, at(LATE, 'unknown').state, { status: 'idle' } as const]) {
      expect(wakesAt(state)).toBeUndefined();
    }
  });
});

describe('the control', () => {
  it('is there and enabled only where the borrower may send', () => {
    const samples = Object.entries(samplesOf({}, NOW));
    const names = (holds: (record: WriteRecord) => boolean) =>
      samples.filter(([, record]) => holds(record)).map(([name]) => name);
    const hidden = ['earlier', 'unknown', 'looking', 'checking'];
    expect(names(({ state, rules }) => !isOffered(state, rules))).toEqual(hidden);
    // A dialog stays open meanwhile.
    const busy = ['tapped', 'sending', 'sending again', 'answered', 'had already', 'found'];
    expect(names(({ state }) => isDisabled(state))).toEqual([...busy, 'looking', 'checking']);
    const free = ({ state, rules }: WriteRecord) => isOffered(state, rules) && !isDisabled(state);
    expect(names(free)).toEqual(['idle', 'arrived', 'refused', 'not done']);
  });
});
