import { describe, expect, it } from 'vitest';
import { type Effect, type Event, next, STATES } from '../../../../shared/runtime/mutation/next.ts';
import {
  isDisabled,
  isOffered,
  RECENT_MS,
  REPEAT_AFTER_MS,
  type Rules,
  SETTLING_MS,
  type WriteRecord,
  wakesAt,
} from '../../../../shared/runtime/mutation/state.ts';
import {
  ANSWERED,
  after,
  eventsOf,
  LATE,
  NOT_FOUND,
  PENDING,
  requestOf,
  SENT_AT,
  samplesOf,
} from './samples.ts';

/** What follows in each state from each event; from those that are not listed nothing follows. */
const WALK = `
  idle             | opened, nothing recorded | idle               |
  idle             | opened, pending          | checking           | lock
  idle             | opened, answered         | idle               |
  idle             | tapped                   | sending            | lock
  idle             | another tab: pending     | unknown            | show
  idle             | another tab: answered    | done by earlier    | show
  idle             | another tab: forgotten   | idle               | show

  tapped           | locked, nothing recorded | sending            | keep, send
  tapped           | locked, pending          | unknown            |
  tapped           | locked, answered         | done by earlier    |
  tapped           | locked, not found        | notDone            |
  tapped           | session changed          | unknown            |
  tapped           | locked out               | unknown            |

  sending          | locked out               | unknown            |
  sending          | not sent                 | refused            | forget, show
  sending          | answered                 | done by answer     | keep
  sending          | answered, goes on        | idle               | forget
  sending          | received                 | done by repetition | keep, show
  sending          | refused                  | refused            | forget, show
  sending          | lost                     | checking           | keep, check

  sending again    | locked out               | unknown            |
  sending again    | not sent                 | refused            | keep, show
  sending again    | answered                 | done by answer     | keep
  sending again    | answered, goes on        | idle               | forget
  sending again    | received                 | done by repetition | keep, show
  sending again    | refused                  | checking           | keep, check
  sending again    | lost                     | checking           | keep, check

  answered         | opened, nothing recorded | idle               |
  answered         | opened, pending          | checking           | lock
  answered         | opened, answered         | done by earlier    |
  answered         | arrived                  | done by check      | show

  earlier          | opened, nothing recorded | idle               |
  earlier          | opened, pending          | checking           | lock
  earlier          | opened, answered         | idle               |
  earlier          | arrived                  | done by earlier    |
  earlier          | insisted                 | idle               |
  earlier          | another tab: pending     | unknown            | show
  earlier          | another tab: answered    | done by earlier    | show
  earlier          | another tab: forgotten   | idle               | show

  earlier, arrived | opened, nothing recorded | idle               |
  earlier, arrived | opened, pending          | checking           | lock
  earlier, arrived | opened, answered         | idle               |
  earlier, arrived | tapped                   | sending            | lock
  earlier, arrived | arrived                  | done by earlier    |
  earlier, arrived | insisted                 | idle               |
  earlier, arrived | another tab: pending     | unknown            | show
  earlier, arrived | another tab: answered    | done by earlier    | show
  earlier, arrived | another tab: forgotten   | idle               | show

  refused          | tapped                   | sending            | lock
  refused          | insisted                 | idle               |
  refused          | another tab: pending     | unknown            | show
  refused          | another tab: answered    | done by earlier    | show
  refused          | another tab: forgotten   | idle               | show

  unknown          | opened, nothing recorded | idle               |
  unknown          | opened, pending          | checking           | lock
  unknown          | opened, answered         | idle               |
  unknown          | asked                    | checking           | lock
  unknown          | another tab: pending     | unknown            | show
  unknown          | another tab: answered    | done by earlier    | show
  unknown          | another tab: forgotten   | idle               | show
  unknown          | time passed              | unknown            |

  looking          | locked, nothing recorded | idle               |
  looking          | locked, pending          | checking           | check
  looking          | locked, answered         | done by earlier    |
  looking          | locked, not found        | idle               |
  looking          | session changed          | checking           | check
  looking          | locked out               | unknown            |

  checking         | locked out               | unknown            |
  checking         | found                    | done by check      | keep, show
  checking         | not found                | notDone            | keep, show
  checking         | unclear                  | unknown            |
  checking         | unreadable               | unknown            |

  not done         | tapped                   | sending            | lock
  not done         | another tab: pending     | unknown            | show
  not done         | another tab: answered    | done by earlier    | show
  not done         | another tab: forgotten   | idle               | show
`;

/** The same for a write that may be repeated at any time. */
const IDEMPOTENT_WALK = `
  idle     | opened, nothing recorded | idle            |
  idle     | opened, pending          | unknown         |
  idle     | opened, answered         | idle            |
  idle     | tapped                   | sending         | lock
  idle     | another tab: pending     | unknown         | show
  idle     | another tab: answered    | done by earlier | show
  idle     | another tab: forgotten   | idle            | show

  tapped   | locked, nothing recorded | sending         | keep, send
  tapped   | locked, pending          | sending         | keep, send
  tapped   | locked, answered         | sending         | keep, send
  tapped   | locked, not found        | sending         | keep, send
  tapped   | session changed          | sending         | keep, forget, send
  tapped   | locked out               | unknown         |

  sending  | locked out               | unknown         |
  sending  | not sent                 | refused         | forget, show
  sending  | answered                 | done by answer  | forget
  sending  | answered, goes on        | idle            | forget
  sending  | received                 | refused         | forget, show
  sending  | refused                  | refused         | forget, show
  sending  | lost                     | unknown         | keep

  answered | opened, nothing recorded | idle            |
  answered | opened, pending          | unknown         |
  answered | opened, answered         | done by earlier |
  answered | arrived                  | done by check   | show
  answered | insisted                 | idle            |

  refused  | tapped                   | sending         | lock
  refused  | insisted                 | idle            |
  refused  | another tab: pending     | unknown         | show
  refused  | another tab: answered    | done by earlier | show
  refused  | another tab: forgotten   | idle            | show

  unknown  | opened, nothing recorded | idle            |
  unknown  | opened, pending          | unknown         |
  unknown  | opened, answered         | idle            |
  unknown  | tapped                   | sending         | lock
  unknown  | asked                    | checking        | lock
  unknown  | insisted                 | idle            |
  unknown  | another tab: pending     | unknown         | show
  unknown  | another tab: answered    | done by earlier | show
  unknown  | another tab: forgotten   | idle            | show
`;

/** Walks every state with every event. @returns what follows, one line each. */
function walk(rules: Rules, now: number, states: readonly string[]): string[] {
  const samples = samplesOf(rules, now);
  return states.flatMap((name) => {
    const record = samples[name] as WriteRecord;
    return Object.entries(eventsOf(rules)).flatMap(([event, given]) => {
      const step = next(record, given, now);
      if (step.record === record && !step.effects.length) return [];
      const { state } = step.record;
      const status = state.status === 'done' ? `done by ${state.by}` : state.status;
      const effects = step.effects.map((one) => one.do).join(', ');
      return [[name, event, status, effects].join(' | ').trim()];
    });
  });
}

const linesOf = (table: string) =>
  table
    .split('\n')
    .map((line) => line.replace(/ +\| */g, ' | ').trim())
    .filter(Boolean);

describe('what follows in every state from every event', () => {
  it('is what the table says', () => {
    const samples = samplesOf({}, SENT_AT + 60_000);
    const states = Object.values(samples).map(({ state }) => state.status);
    expect(new Set(states)).toEqual(new Set(STATES));
    expect(walk({}, SENT_AT + 60_000, Object.keys(samples))).toEqual(linesOf(WALK));
  });

  it('is what the table of idempotent writes says', () => {
    const states = ['idle', 'tapped', 'sending', 'answered', 'refused', 'unknown'];
    const found = walk({ idempotent: true }, SENT_AT + 2000, states);
    expect(found).toEqual(linesOf(IDEMPOTENT_WALK));
  });
});

const NOW = SENT_AT + 60_000;

/** The step after some events. */
function stepAfter(rules: Rules, events: Event[], event: Event, now = NOW) {
  return next(after(rules, now, ...events), event, now);
}

const TAP: Event = { type: 'tapped', idempotent: false };
const locked = (attempt = undefined as typeof PENDING | undefined, rules: Rules = {}, more = {}) =>
  ({ type: 'locked', attempt, request: requestOf(rules, more) }) as const;
const opened = (attempt = undefined as typeof PENDING | undefined): Event => ({
  type: 'opened',
  attempt,
});
const lastOf = (effects: readonly Effect[]) => effects[effects.length - 1];
const keptBy = (effects: readonly Effect[]) =>
  effects.flatMap((one) => (one.do === 'keep' ? [one.attempt] : []))[0];

describe('what is recorded before sending', () => {
  it('is the whole attempt; the lock is asked for first', () => {
    expect(stepAfter({}, [], TAP).effects).toEqual([{ do: 'lock', alone: true }]);
    const idempotent = stepAfter({}, [], { type: 'tapped', idempotent: true });
    expect(idempotent.effects).toEqual([{ do: 'lock', alone: false }]);
    const attempt = {
      ...PENDING,
      key: 'k2',
      token: 't2',
      expected: 'e',
      sentAt: NOW,
      endedAt: 0,
    };
    expect(stepAfter({}, [TAP], locked(undefined, {}, { expected: 'e' })).effects).toEqual([
      { do: 'keep', attempt },
      { do: 'send', key: 'k2', token: 't2' },
    ]);
  });

  it('has key and token of what it repeats, and the values from before that', () => {
    const other = { before: { left: 1 } };
    const again = stepAfter({}, [opened(NOT_FOUND), TAP], locked(NOT_FOUND, {}, other));
    expect(keptBy(again.effects)).toMatchObject({ key: 'k1', token: 't1', before: { left: 1 } });
    expect(keptBy(again.effects)?.notFound).toBeUndefined();
    expect(lastOf(again.effects)).toEqual({ do: 'send', key: 'k1', token: 't1' });
    const late = after({}, LATE, opened(PENDING), locked(PENDING), { type: 'unclear' });
    const insisted = [{ type: 'insisted' }, TAP, locked(PENDING, {}, other)] as const;
    const { record } = insisted
      .slice(0, 2)
      .reduce((step, event) => next(step.record, event, LATE), {
        record: late,
        effects: [] as readonly Effect[],
      });
    const { effects } = next(record, insisted[2], LATE);
    expect(keptBy(effects)).toMatchObject({ key: 'k1', token: 't1', before: { left: 2 } });
    // Something else has a key of its own, but a one-time token is used up with the first.
    const changed = next(record, locked(PENDING, {}, { input: 'i2' }), LATE);
    expect(lastOf(changed.effects)).toEqual({ do: 'send', key: 'k2', token: 't1' });
    const free = next(record, locked({ ...PENDING, token: '' }), LATE);
    expect(lastOf(free.effects)).toEqual({ do: 'send', key: 'k1', token: 't2' });
  });

  it('is new after an answer, and for another input after a check that found nothing', () => {
    const answered = stepAfter({}, [opened(ANSWERED), TAP], locked(ANSWERED));
    expect(lastOf(answered.effects)).toEqual({ do: 'send', key: 'k2', token: 't2' });
    const other = stepAfter({}, [opened(NOT_FOUND), TAP], locked(NOT_FOUND, {}, { input: 'i2' }));
    expect(lastOf(other.effects)).toEqual({ do: 'send', key: 'k2', token: 't2' });
  });

  it('waits for the values to compare with, unless they are known or cannot be', () => {
    const asked = { before: undefined };
    const first = stepAfter({}, [TAP], locked(undefined, {}, asked));
    expect(first.effects).toEqual([{ do: 'read' }]);
    const second = next(first.record, { ...locked(undefined, {}, asked), reading: 'r' }, NOW);
    expect(keptBy(second.effects)?.before).toBe('r');
    const failed = next(first.record, { ...locked(undefined, {}, asked), reading: null }, NOW);
    expect(keptBy(failed.effects)?.before).toBeNull();
  });

  it('is nothing if the values show that there is nothing to send', () => {
    for (const [found, by] of [
      ['done', 'repetition'],
      ['notNeeded', 'check'],
    ] as const) {
      const isDone = () => found;
      const step = stepAfter({}, [TAP], locked(undefined, {}, { isDone }));
      expect(step.record.state).toMatchObject({ status: 'done', by });
      expect(step.effects).toEqual([
        { do: 'show', arrived: true, ...(by === 'repetition' && { message: '' }) },
      ]);
    }
    const unread = { isDone: () => 'done' as const, before: null };
    const unknown = { ...locked(undefined, {}, unread), reading: null };
    expect(keptBy(stepAfter({}, [TAP], unknown).effects)).toBeDefined();
    const not = { isDone: () => false as const };
    expect(keptBy(stepAfter({}, [TAP], locked(undefined, {}, not)).effects)).toBeDefined();
  });

  it('replaces what another session has recorded, once the borrower insists', () => {
    const foreign = { type: 'sessionChanged', attempt: PENDING, place: 'other' } as const;
    const events: Event[] = [
      TAP,
      { ...foreign, request: requestOf({}) },
      { type: 'insisted' },
      TAP,
    ];
    const step = next(after({}, LATE, ...events), { ...foreign, request: requestOf({}) }, LATE);
    expect(step.effects.map((one) => [one.do, 'place' in one ? one.place : undefined])).toEqual([
      ['keep', undefined],
      ['forget', 'other'],
      ['send', undefined],
    ]);
  });

  it('is told to a page that did not know of it, and then no news', () => {
    for (const attempt of [ANSWERED, NOT_FOUND]) {
      const told = stepAfter({}, [opened(), TAP], locked(attempt));
      expect(told.effects).toEqual([]);
      const again = next(after({}, NOW, opened(attempt), TAP), locked(attempt), NOW);
      expect(lastOf(again.effects)?.do).toBe('send');
    }
    const { record } = stepAfter({}, [opened(), TAP], locked(NOT_FOUND));
    const sent = next(next(record, TAP, NOW).record, locked(NOT_FOUND), NOW);
    expect(lastOf(sent.effects)?.do).toBe('send');
  });
});

describe('what is recorded after sending', () => {
  const SENDING: Event[] = [TAP, locked()];
  const sent = { ...PENDING, key: 'k2', token: 't2', sentAt: NOW, endedAt: 0 };

  it.each<[string, Rules, Event, Effect[]]>([
    [
      'an answer stays, without what was read',
      {},
      { type: 'answered', isOver: true, address: '/next' },
      [
        {
          do: 'keep',
          attempt: { ...sent, before: null, endedAt: NOW, doneAt: NOW, address: '/next' },
          place: undefined,
        },
      ],
    ],
    [
      'a code for what the server has already is an answer',
      {},
      { type: 'received', message: 'dup', refusal: 'no' },
      [
        {
          do: 'keep',
          attempt: { ...sent, before: null, endedAt: NOW, doneAt: NOW },
          place: undefined,
        },
        { do: 'show', message: 'dup', arrived: true },
      ],
    ],
    [
      'a lost answer stays pending and is checked',
      {},
      { type: 'lost', left: false },
      [
        { do: 'keep', attempt: { ...sent, endedAt: NOW } },
        { do: 'check', attempt: { ...sent, endedAt: NOW } },
      ],
    ],
    [
      'a page that is left does not know when the connection ended',
      {},
      { type: 'lost', left: true },
      [
        { do: 'keep', attempt: sent },
        { do: 'check', attempt: sent },
      ],
    ],
    [
      'a refusal leaves nothing',
      {},
      { type: 'refused', message: 'no' },
      [{ do: 'forget' }, { do: 'show', message: 'no' }],
    ],
    [
      'nor does what was not sent',
      {},
      { type: 'notSent', message: '' },
      [{ do: 'forget' }, { do: 'show', loadError: true }],
    ],
  ])('%s', (_, rules, event, effects) => {
    expect(stepAfter(rules, SENDING, event).effects).toEqual(effects);
  });

  it('keeps what was read where it is mentioned later', () => {
    const rules = { recent: true } as const;
    const done: Event = { type: 'answered', isOver: true, address: '' };
    const { effects } = stepAfter(rules, [TAP, locked(undefined, rules)], done);
    expect(keptBy(effects)).toMatchObject({ before: { left: 2 }, doneAt: NOW });
  });

  it('is known to the page, so that it is no news', () => {
    const done: Event = { type: 'answered', isOver: true, address: '' };
    expect(stepAfter({}, SENDING, done).record.acknowledged).toEqual({
      doneAt: NOW,
      notFoundAt: 0,
    });
    const had: Event = { type: 'received', message: '', refusal: '' };
    expect(stepAfter({}, SENDING, had).record.acknowledged.doneAt).toBe(NOW);
    const lost: Event[] = [opened(ANSWERED), ...[TAP, locked(ANSWERED)]];
    expect(stepAfter({}, lost, { type: 'lost', left: false }).record.acknowledged.doneAt).toBe(0);
    const offer: Event = { type: 'tapped', idempotent: true };
    const rules = { idempotent: true } as const;
    const step = stepAfter(rules, [offer, locked(undefined, rules)], done);
    expect(step.record.acknowledged).toEqual({ doneAt: 0, notFoundAt: 0 });
    expect(step.effects).toEqual([{ do: 'forget', place: undefined }]);
  });

  const REPEATING: Event[] = [opened(NOT_FOUND), TAP, locked(NOT_FOUND)];

  it('is what it was before, if a repetition was not sent', () => {
    const offline: Event = { type: 'notSent', message: 'offline' };
    const { effects, record } = stepAfter({}, REPEATING, offline);
    expect(effects).toEqual([
      { do: 'keep', attempt: NOT_FOUND },
      { do: 'show', message: 'offline' },
    ]);
    expect(record.state).toEqual({ status: 'refused', message: 'offline' });
    const pending = after({}, LATE, opened(PENDING), locked(PENDING), { type: 'unclear' });
    const insisted = [{ type: 'insisted' }, TAP, locked(PENDING), offline] as const;
    const last = insisted.reduce((one, event) => next(one, event, LATE).record, pending);
    expect(last.state).toMatchObject({ status: 'unknown', amount: '₱1.00' });
  });

  it('is checked once more if a repetition is refused, and forgotten if nothing is found', () => {
    const step = stepAfter({}, REPEATING, { type: 'refused', message: 'no' });
    const attempt = { ...sent, key: 'k1', token: 't1', endedAt: NOW, refusal: 'no' };
    expect(step.effects).toEqual([
      { do: 'keep', attempt },
      { do: 'check', attempt },
    ]);
    const found = next(step.record, { type: 'notFound' }, NOW);
    expect(found.record.state).toEqual({ status: 'refused', message: 'no' });
    expect(found.effects).toEqual([
      { do: 'forget', place: undefined },
      { do: 'show', message: 'no', refresh: true },
    ]);
  });

  it('of one that asks again is refused in words', () => {
    const rules = { asksAgain: true } as const;
    const had: Event = { type: 'received', message: 'dup', refusal: 'no' };
    const { record } = stepAfter(rules, [TAP, locked(undefined, rules)], had);
    expect(record.state).toEqual({ status: 'refused', message: 'no' });
  });
});

describe('a check', () => {
  const CHECKING: Event[] = [opened(PENDING), { type: 'locked', attempt: PENDING }];
  const SETTLED = PENDING.endedAt + SETTLING_MS;

  it('proves that nothing happened only when the request can have no effect any more', () => {
    const early = stepAfter({}, CHECKING, { type: 'notFound' }, SETTLED - 1);
    expect(early.record.state).toMatchObject({ status: 'unknown', read: true, settled: false });
    expect(early.effects).toEqual([]);
    const late = stepAfter({}, CHECKING, { type: 'notFound' }, SETTLED);
    expect(late.record.state).toEqual({ status: 'notDone', amount: '₱1.00' });
    expect(late.record.acknowledged.notFoundAt).toBe(SENT_AT);
    expect(late.effects).toEqual([
      { do: 'keep', attempt: NOT_FOUND, place: undefined },
      { do: 'show', refresh: true },
    ]);
    const closed = { ...PENDING, endedAt: 0 };
    const waiting: Event[] = [opened(closed), { type: 'locked', attempt: closed }];
    const of = (now: number) =>
      stepAfter({}, waiting, { type: 'notFound' }, now).record.state.status;
    expect([of(SENT_AT + 59_999), of(SENT_AT + 60_000)]).toEqual(['unknown', 'notDone']);
  });

  it('says what is known and until when', () => {
    const state = {
      status: 'unknown',
      amount: '₱1.00',
      settlesAt: SETTLED,
      settled: true,
      repeatAt: LATE,
      mayRepeat: false,
    };
    const of = (event: Event, now = SETTLED) => stepAfter({}, CHECKING, event, now).record.state;
    expect(of({ type: 'unclear' })).toEqual({ ...state, read: true });
    expect(of({ type: 'unreadable' })).toEqual({ ...state, read: false });
    expect(of({ type: 'unclear' }, LATE)).toEqual({ ...state, read: true, mayRepeat: true });
    expect(of({ type: 'unclear' }, LATE - 1)).toEqual({ ...state, read: true });
    const asked = stepAfter({}, [...CHECKING, { type: 'unclear' }], { type: 'asked' });
    expect(asked.record.state).toEqual({ status: 'checking', amount: '₱1.00' });
    expect(asked.effects).toEqual([{ do: 'lock', alone: true }]);
  });

  it('settles the record where it lies, if another session has sent it', () => {
    const foreign: Event = { type: 'sessionChanged', attempt: PENDING, place: 'other' };
    const of = (event: Event) => stepAfter({}, [opened(PENDING), foreign], event).effects[0];
    expect(of({ type: 'found' })).toMatchObject({ do: 'keep', place: 'other' });
    expect(of({ type: 'notFound' })).toMatchObject({ do: 'keep', place: 'other' });
  });

  it('finds what arrived, or that it is not needed any more', () => {
    const { record, effects } = stepAfter({}, CHECKING, { type: 'found', notNeeded: true });
    expect(record.state).toEqual({ status: 'done', by: 'check', notNeeded: true });
    expect(keptBy(effects)).toMatchObject({ doneAt: NOW, endedAt: NOW, before: null });
    expect(lastOf(effects)).toEqual({ do: 'show', arrived: true });
    const found = stepAfter({}, CHECKING, { type: 'found' }).record.state;
    expect(found).toEqual({ status: 'done', by: 'check' });
  });

  it('tells what another tab has settled meanwhile, even if the page knew of it', () => {
    const { record } = stepAfter({}, [opened(PENDING)], { type: 'locked', attempt: ANSWERED });
    expect(record.state).toMatchObject({ status: 'done', by: 'earlier', at: ANSWERED.doneAt });
    const out = stepAfter({}, [opened(PENDING)], { type: 'lockedOut', attempt: ANSWERED });
    expect(out.record.state).toMatchObject({ status: 'done', by: 'earlier', at: ANSWERED.doneAt });
  });
});

describe('when the server may show late what it has taken', () => {
  const rules = { showsLate: () => 'late' };
  const CHECKED: Event[] = [
    opened(PENDING),
    { type: 'locked', attempt: PENDING },
    { type: 'notFound' },
  ];
  const state = { status: 'notDone', amount: '₱1.00', until: LATE };

  it('only the same is sent until ten minutes after the first', () => {
    expect(after(rules, NOW, ...CHECKED).state).toEqual(state);
    const other = locked(NOT_FOUND, rules, { input: 'i2' });
    const of = (event: Event, now: number) => next(after(rules, NOW, ...CHECKED, TAP), event, now);
    expect(of(other, LATE - 1).record.state).toEqual({ ...state, other: true });
    expect(lastOf(of(other, LATE).effects)?.do).toBe('send');
    expect(lastOf(of(locked(NOT_FOUND, rules), NOW).effects)).toMatchObject({ key: 'k1' });
    // A clock that was set back does not lengthen it.
    expect(lastOf(of(other, SENT_AT - REPEAT_AFTER_MS).effects)?.do).toBe('send');
  });
});

describe('what a page that is opened says', () => {
  const stateOf = (rules: Rules, attempt: typeof PENDING, now: number, current: unknown = null) => {
    const event = { type: 'otherTab', attempt, current } as Event;
    return next(after(rules, now, opened(attempt)), event, now).record.state;
  };
  const recent = { recent: true } as const;
  const soon = ANSWERED.doneAt + RECENT_MS - 1;

  it('of an answer ten minutes long, unless the values have changed since', () => {
    const said = {
      status: 'done',
      by: 'earlier',
      at: ANSWERED.doneAt,
      amount: '₱1.00',
      address: '/next',
    };
    expect(stateOf(recent, ANSWERED, soon)).toEqual(said);
    expect(stateOf(recent, ANSWERED, soon + 1)).toEqual({ status: 'idle' });
    expect(stateOf(recent, ANSWERED, soon, { left: 2 })).toEqual(said);
    expect(stateOf(recent, ANSWERED, soon, { left: 1 })).toEqual({ status: 'idle' });
    expect(stateOf(recent, { ...ANSWERED, before: null }, soon, { left: 1 })).toEqual(said);
    const never = { ...recent, hasMoved: () => false };
    expect(stateOf(never, ANSWERED, soon, { left: 1 })).toEqual(said);
    expect(stateOf({}, ANSWERED, soon)).toEqual({ status: 'idle' });
  });

  it('of an idempotent one for a short while, and its control stays', () => {
    const idempotent = { idempotent: true } as const;
    const state = stateOf(idempotent, PENDING, SENT_AT + RECENT_MS - 1);
    expect(state).toMatchObject({ status: 'unknown', idempotent: true });
    expect([isOffered(state), isDisabled(state), wakesAt(state)]).toEqual([true, false, undefined]);
    expect(stateOf(idempotent, PENDING, SENT_AT + RECENT_MS)).toEqual({ status: 'idle' });
    expect(stateOf({}, PENDING, SENT_AT + RECENT_MS)).toMatchObject({ status: 'checking' });
  });

  it('of another tab, however late and whatever it has read', () => {
    const event = { type: 'otherTab', attempt: ANSWERED, current: { left: 1 } } as const;
    const { record, effects } = next(after(recent, NOW, opened()), event, LATE * 2);
    expect(record.state).toMatchObject({ status: 'done', by: 'earlier' });
    expect(effects).toEqual([{ do: 'show', refresh: true }]);
  });

  it('finds out whether another one may follow, where that is so', () => {
    const rules = { recent: true, another: true } as const;
    const of = (some: Rules, attempt = ANSWERED) => next(after(some, NOW), opened(attempt), NOW);
    expect(of(rules).effects).toEqual([{ do: 'check', attempt: ANSWERED }]);
    expect(of(recent).effects).toEqual([]);
    const { record } = next(of(rules).record, { type: 'arrived' }, NOW);
    expect(isOffered(record.state)).toBe(true);
    const { acknowledged } = next(record, TAP, NOW).record;
    expect(acknowledged.doneAt).toBe(ANSWERED.doneAt);
  });

  it('again after its answer, from the record', () => {
    const sent: Event[] = [TAP, locked(), { type: 'answered', isOver: true, address: '' }];
    const state = { ...ANSWERED, doneAt: NOW };
    expect(stepAfter({}, sent, opened(state)).record.state).toEqual({ status: 'idle' });
    const rules = { recent: true } as const;
    const of = [TAP, locked(undefined, rules), ...sent.slice(2)];
    expect(stepAfter(rules, of, opened(state)).record.state).toMatchObject({ by: 'earlier' });
  });
});

describe('what a page does when time passes, or the borrower insists', () => {
  const early = PENDING.endedAt + SETTLING_MS - 1;
  const UNCLEAR: Event[] = [
    opened(PENDING),
    { type: 'locked', attempt: PENDING },
    { type: 'unclear' },
  ];

  it('checks again once the request can have no effect any more', () => {
    const record = after({}, early, ...UNCLEAR);
    expect(wakesAt(record.state)).toBe(early + 1);
    expect(next(record, { type: 'timePassed' }, early).effects).toEqual([]);
    const checking = next(record, { type: 'timePassed' }, early + 1);
    expect(checking.record.state).toEqual({ status: 'checking', amount: '₱1.00' });
    expect(checking.effects).toEqual([{ do: 'lock', alone: true }]);
  });

  it('may repeat after ten minutes, not before', () => {
    const record = after({}, early + 1, ...UNCLEAR);
    expect(wakesAt(record.state)).toBe(LATE);
    expect(next(record, { type: 'insisted' }, LATE - 1).record).toBe(record);
    const passed = (now: number) => next(record, { type: 'timePassed' }, now).record;
    expect(passed(LATE - 1).state).toMatchObject({ mayRepeat: false });
    expect(passed(LATE).state).toMatchObject({ mayRepeat: true });
    expect(wakesAt(passed(LATE).state)).toBeUndefined();
    const { record: insisting } = next(record, { type: 'insisted' }, LATE);
    expect(insisting).toMatchObject({ state: { status: 'idle' }, insists: true });
    expect(wakesAt(insisting.state)).toBeUndefined();
  });

  it('sends another one, which is no news then', () => {
    const record = after({}, NOW, { type: 'otherTab', attempt: ANSWERED });
    expect(isOffered(record.state)).toBe(false);
    const { record: free } = next(record, { type: 'insisted' }, NOW);
    expect(free).toMatchObject({
      state: { status: 'idle' },
      acknowledged: { doneAt: ANSWERED.doneAt },
    });
    expect(free.insists).toBeUndefined();
  });
});

describe('the control', () => {
  it('is there and enabled only where the borrower may send', () => {
    const samples = samplesOf({}, NOW);
    const names = (holds: (record: WriteRecord) => boolean) =>
      Object.keys(samples).filter((name) => holds(samples[name] as WriteRecord));
    const hidden = ['earlier', 'unknown', 'looking', 'checking'];
    expect(names(({ state }) => !isOffered(state))).toEqual(hidden);
    expect(names(({ state }) => isOffered(state) && !isDisabled(state))).toEqual([
      'idle',
      'earlier, arrived',
      'refused',
      'not done',
    ]);
  });
});
