import { type Event, next } from '../../../../shared/runtime/mutation/next.ts';
import {
  type Attempt,
  REPEAT_AFTER_MS,
  type Request,
  type Rules,
  startOf,
  type WriteRecord,
} from '../../../../shared/runtime/mutation/state.ts';

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
  endedAt: SENT_AT + 1000,
  doneAt: 0,
  address: '',
};

/** The same, answered a second later. */
export const ANSWERED: Attempt = { ...PENDING, doneAt: SENT_AT + 2000, address: '/next' };

/** The same, looked for in vain. */
export const NOT_FOUND: Attempt = { ...PENDING, notFound: true };

/** What is tapped next: the same input with new key and token. */
export const requestOf = (rules: Rules, more: Partial<Request> = {}): Request => ({
  rules,
  path: '/pay',
  input: 'i1',
  token: 't2',
  amount: '₱1.00',
  key: 'k2',
  expected: null,
  before: { left: 2 },
  ...more,
});

/** What a page holds after some events. */
export const after = (rules: Rules, now: number, ...events: Event[]): WriteRecord =>
  events.reduce((record, event) => next(record, event, now).record, startOf(rules));

/** What a page holds in every state. @param now epoch ms. */
export function samplesOf(rules: Rules, now: number): Record<string, WriteRecord> {
  const request = requestOf(rules);
  const tapped: Event = { type: 'tapped', idempotent: rules.idempotent === true };
  const sending: Event[] = [tapped, { type: 'locked', attempt: undefined, request }];
  const looking: Event[] = [{ type: 'opened', attempt: PENDING }];
  const checking: Event[] = [...looking, { type: 'locked', attempt: PENDING }];
  const earlier: Event = { type: 'otherTab', attempt: ANSWERED };
  const of = (...events: Event[]) => after(rules, now, ...events);
  return {
    idle: of(),
    tapped: of(tapped),
    sending: of(...sending),
    'sending again': of(tapped, { type: 'locked', attempt: NOT_FOUND, request }, tapped, {
      type: 'locked',
      attempt: NOT_FOUND,
      request,
    }),
    answered: of(...sending, { type: 'answered', isOver: true, address: '' }),
    'had already': of(...sending, { type: 'received', message: 'dup', refusal: 'dup' }),
    found: of(...checking, { type: 'found' }),
    earlier: of(earlier),
    'earlier, arrived': of(earlier, { type: 'arrived' }),
    refused: of(...sending, { type: 'refused', message: 'no' }),
    unknown: of(...checking, { type: 'unclear' }),
    looking: of(...looking),
    checking: of(...checking),
    'not done': of(...checking, { type: 'notFound' }),
  };
}

/** Every event. */
export const eventsOf = (rules: Rules): Record<string, Event> => ({
  'opened, nothing recorded': { type: 'opened', attempt: undefined },
  'opened, pending': { type: 'opened', attempt: PENDING },
  'opened, answered': { type: 'opened', attempt: ANSWERED },
  tapped: { type: 'tapped', idempotent: rules.idempotent === true },
  'locked, nothing recorded': { type: 'locked', attempt: undefined, request: requestOf(rules) },
  'locked, pending': { type: 'locked', attempt: PENDING, request: requestOf(rules) },
  'locked, answered': { type: 'locked', attempt: ANSWERED, request: requestOf(rules) },
  'locked, not found': { type: 'locked', attempt: NOT_FOUND, request: requestOf(rules) },
  'session changed': {
    type: 'sessionChanged',
    attempt: { ...PENDING, amount: '' },
    place: 'other',
    request: requestOf(rules),
  },
  'locked out': { type: 'lockedOut', attempt: PENDING },
  'not sent': { type: 'notSent', message: 'offline' },
  answered: { type: 'answered', isOver: true, address: '/next' },
  'answered, goes on': { type: 'answered', isOver: false, address: '' },
  received: { type: 'received', message: 'dup', refusal: 'dup' },
  refused: { type: 'refused', message: 'no' },
  lost: { type: 'lost', left: false },
  found: { type: 'found' },
  'not found': { type: 'notFound' },
  unclear: { type: 'unclear' },
  unreadable: { type: 'unreadable' },
  arrived: { type: 'arrived' },
  asked: { type: 'asked' },
  insisted: { type: 'insisted' },
  'another tab: pending': { type: 'otherTab', attempt: PENDING },
  'another tab: answered': { type: 'otherTab', attempt: ANSWERED },
  'another tab: forgotten': { type: 'otherTab', attempt: undefined },
  'time passed': { type: 'timePassed' },
});

/** When a borrower may insist, epoch ms. */
export const LATE = SENT_AT + REPEAT_AFTER_MS;
