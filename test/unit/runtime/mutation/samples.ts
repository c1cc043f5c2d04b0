import { type Attempt, REPEAT_AFTER_MS } from '../../../../shared/api/session/attempt.ts';
import type { Declared } from '../../../../shared/runtime/mutation/mutation.ts';
import { type Event, next, type Request } from '../../../../shared/runtime/mutation/next.ts';
import { SETTLING_MS, type WriteRecord } from '../../../../shared/runtime/mutation/state.ts';

/** When the samples were sent, epoch ms. */
export const SENT_AT = 1e12;

/** An attempt whose connection ended without an answer after a second. */
export const PENDING: Attempt = {
  key: 'k1',
  path: '/pay',
  token: 't1',
  amount: '₱1.00',
  input: 'i1',
  before: { left: 2 },
  expected: null,
  sentAt: SENT_AT,
  settlesAt: SENT_AT + 1000 + SETTLING_MS,
  doneAt: 0,
  address: '',
};

/** The same, answered a second later. */
export const ANSWERED: Attempt = { ...PENDING, doneAt: SENT_AT + 2000, address: '/next' };

/** The same, looked for in vain. */
export const NOT_FOUND: Attempt = { ...PENDING, notFound: true };

/** What a page sends that knows of nothing. */
export const SENT: Attempt = {
  ...PENDING,
  key: 'k2',
  token: 't2',
  sentAt: SENT_AT + 60_000,
  settlesAt: SENT_AT + 120_000,
};

/** The same as a repetition of `PENDING`. */
export const AGAIN: Attempt = { ...SENT, key: 'k1', token: 't1' };

/** What is tapped next: the same input with new key and token. */
export const requestOf = (more: Partial<Request> = {}): Request => ({
  path: '/pay',
  input: 'i1',
  token: 't2',
  amount: '₱1.00',
  key: 'k2',
  expected: null,
  before: { left: 2 },
  ...more,
});

/** What a page holds that knows of nothing. @param told the mark of what it has told. */
export const startOf = (rules: Declared, told = 0): WriteRecord => ({
  state: { status: 'idle' },
  rules,
  told,
});

/** What a page holds after some events. */
export const after = (rules: Declared, now: number, ...events: Event[]): WriteRecord =>
  events.reduce((record, event) => next(record, event, now).record, startOf(rules));

/** What a page holds in every state. @param now epoch ms. */
export function samplesOf(rules: Declared, now: number): Record<string, WriteRecord> {
  const request = requestOf();
  const tapped: Event = { type: 'tapped' };
  const sending: Event[] = [tapped, { type: 'maySend', attempt: undefined, request }];
  const looking: Event[] = [{ type: 'opened', attempt: PENDING }];
  const checking: Event[] = [...looking, { type: 'mayCheck', attempt: PENDING }];
  const earlier: Event = { type: 'otherTab', attempt: ANSWERED };
  const of = (...events: Event[]) => after(rules, now, ...events);
  return {
    idle: of(),
    tapped: of(tapped),
    sending: of(...sending),
    'sending again': of(tapped, { type: 'maySend', attempt: NOT_FOUND, request }, tapped, {
      type: 'maySend',
      attempt: NOT_FOUND,
      request,
    }),
    answered: of(...sending, { type: 'answered', attempt: SENT, isOver: true, address: '' }),
    'had already': of(...sending, { type: 'received', attempt: SENT, message: 'dup' }),
    found: of(...checking, { type: 'checked', attempt: PENDING, finding: 'done' }),
    earlier: of(earlier),
    arrived: of(earlier, { type: 'checked', attempt: ANSWERED, finding: 'done' }),
    refused: of(...sending, { type: 'refused', attempt: SENT, message: 'no' }),
    unknown: of(...checking, { type: 'checked', attempt: PENDING, finding: 'unknown' }),
    looking: of(...looking),
    checking: of(...checking),
    'not done': of(...checking, { type: 'checked', attempt: PENDING, finding: 'notDone' }),
  };
}

/** Every event. @param sent the attempt that the page has sent or checks. */
export const eventsOf = (sent: Attempt): Record<string, Event> => ({
  'opened, nothing recorded': { type: 'opened', attempt: undefined },
  'opened, pending': { type: 'opened', attempt: PENDING },
  'opened, answered': { type: 'opened', attempt: ANSWERED },
  'opened, not found': { type: 'opened', attempt: NOT_FOUND },
  tapped: { type: 'tapped' },
  'may send, nothing recorded': { type: 'maySend', attempt: undefined, request: requestOf() },
  'may send, pending': { type: 'maySend', attempt: PENDING, request: requestOf() },
  'may send, answered': { type: 'maySend', attempt: ANSWERED, request: requestOf() },
  'may send, not found': { type: 'maySend', attempt: NOT_FOUND, request: requestOf() },
  'may check, nothing recorded': { type: 'mayCheck', attempt: undefined },
  'may check, pending': { type: 'mayCheck', attempt: PENDING },
  'may check, answered': { type: 'mayCheck', attempt: ANSWERED },
  'may check, not found': { type: 'mayCheck', attempt: NOT_FOUND },
  'locked out': { type: 'lockedOut', attempt: PENDING },
  'not sent': { type: 'notSent', attempt: sent, message: 'offline' },
  answered: { type: 'answered', attempt: sent, isOver: true, address: '/next' },
  'answered, goes on': { type: 'answered', attempt: sent, isOver: false, address: '' },
  received: { type: 'received', attempt: sent, message: 'dup' },
  refused: { type: 'refused', attempt: sent, message: 'no' },
  lost: { type: 'lost', attempt: sent, left: false },
  found: { type: 'checked', attempt: sent, finding: 'done' },
  'not needed': { type: 'checked', attempt: sent, finding: 'notNeeded' },
  'not found': { type: 'checked', attempt: sent, finding: 'notDone' },
  unclear: { type: 'checked', attempt: sent, finding: 'unknown' },
  unreadable: { type: 'checked', attempt: sent, finding: 'unreadable' },
  arrived: { type: 'arrived' },
  insisted: { type: 'insisted' },
  'another tab: pending': { type: 'otherTab', attempt: PENDING },
  'another tab: answered': { type: 'otherTab', attempt: ANSWERED },
  'another tab: not found': { type: 'otherTab', attempt: NOT_FOUND },
  'another tab: forgotten': { type: 'otherTab', attempt: undefined },
  'time passed': { type: 'timePassed' },
});

/** When a borrower may insist, epoch ms. */
export const LATE = SENT_AT + REPEAT_AFTER_MS;
