import { describe, expect, it } from 'vitest';
import { failed } from '../../../../shared/api/envelope.ts';
import { REPEAT_AFTER_MS, type WriteRecord } from '../../../../shared/api/session/writeRecord.ts';
import { mutation } from '../../../../shared/runtime/mutation/mutation.ts';
import {
  type Event,
  eventOf,
  mustWait,
  next,
  recordOf,
  SETTLING_MS,
} from '../../../../shared/runtime/mutation/next.ts';
import { NOT_FOUND, PENDING, SENT, SENT_AT } from './samples.ts';

const LATER = SENT_AT + 60_000;
const REPEATED: WriteRecord = { ...PENDING, repeats: true };
const REFUSED: WriteRecord = { ...REPEATED, settlesAfter: 0, refusal: 'no' };
const lost = (left: boolean): Event => ({ type: 'lost', left });
const checked = (found: Extract<Event, { type: 'checked' }>['found']): Event => ({
  type: 'checked',
  found,
});

const arrived = (record: WriteRecord, address = '') => ({
  ...record,
  ...{ before: null, notFound: false, arrived: true, address },
});

const EVENTS: Record<string, Event> = {
  answered: { type: 'answered', address: '/next' },
  'continues with a next step': { type: 'continues' },
  refused: { type: 'refused', message: 'no' },
  lost: lost(false),
  'lost as the page is left': lost(true),
  'found by a check': checked('arrived'),
  'not found by a check': checked('notFound'),
  'gone for a check': checked('gone'),
  'unclear for a check': checked('unknown'),
  'unreadable for a check': checked('unreadable'),
};

/** What most events make of a record whose outcome is open. */
const open = (record: WriteRecord) => ({
  answered: arrived(record, '/next'),
  'continues with a next step': undefined,
  refused: undefined,
  lost: { ...record, settlesAfter: 60_000 + SETTLING_MS },
  'found by a check': arrived(record),
});
const YOUNG = { ...PENDING, settlesAfter: 60_001 };
const OLD_ENOUGH = { ...PENDING, settlesAfter: 60_000 };
const inVain = (record: WriteRecord | undefined) => ({ 'not found by a check': record });
const notFound = (record: WriteRecord) => inVain({ ...record, notFound: true });

/** What each event makes of each record a minute after it was sent; where there is nothing, the record stays. */
const TABLE: readonly [string, WriteRecord, Partial<Record<keyof typeof EVENTS, unknown>>][] = [
  ['pending', PENDING, { ...open(PENDING), ...notFound(PENDING) }],
  ['a repetition', REPEATED, { ...open(REPEATED), refused: REFUSED, ...notFound(REPEATED) }],
  ['a refused repetition', REFUSED, { ...open(REFUSED), refused: REFUSED, ...inVain(undefined) }],
  ['still on its way', YOUNG, open(YOUNG)],
  ['just old enough', OLD_ENOUGH, { ...open(OLD_ENOUGH), ...notFound(OLD_ENOUGH) }],
  ['arrived', arrived(PENDING, '/first'), {}],
  [
    'not found',
    NOT_FOUND,
    { answered: arrived(NOT_FOUND, '/next'), 'found by a check': arrived(NOT_FOUND) },
  ],
];

describe.each(TABLE)('a record that is %s', (_, record, follows) => {
  it.each(Object.entries(EVENTS))('and %s', (name, event) => {
    expect(next(record, event, LATER)).toEqual(name in follows ? follows[name] : record);
  });
});

describe('what is recorded before it is sent', () => {
  const request = { key: 'k2', token: 't2', amount: '₱1.00', input: 'i1', before: { left: 1 } };
  const other = { ...request, input: 'i2' };
  const fresh = { ...request, sentAt: LATER, settlesAfter: 60_000, address: '' };
  const again = { ...fresh, key: 'k1', token: 't1', repeats: true };
  const soon = LATER;
  const late = SENT_AT + REPEAT_AFTER_MS;
  const first = { before: { left: 2 } };
  const anew = { ...fresh, input: 'i2' };
  const without = { ...PENDING, token: '' };
  it.each<[string, typeof request, WriteRecord | undefined, number, object]>([
    ['is new without another', request, undefined, soon, fresh],
    ['is new after one that arrived', request, arrived(PENDING), soon, fresh],
    ['repeats what nobody knows about', request, PENDING, soon, { ...again, ...first }],
    ['repeats what may arrive late', request, NOT_FOUND, soon, { ...again, ...first }],
    ['keeps the key of what was not found long ago', request, NOT_FOUND, late, again],
    ['takes its token', other, PENDING, soon, { ...anew, token: 't1', ...first, repeats: true }],
    ['is new if something else was not found', other, NOT_FOUND, late, anew],
    ['may have the first token', request, without, late, { ...again, token: 't2', ...first }],
  ])('%s', (_, asked, previous, now, expected) => {
    expect(recordOf(asked, previous, now)).toEqual({ ...expected, sentAt: now });
  });
});

describe('whether an input must wait', () => {
  const late = REPEAT_AFTER_MS;
  const known = { acknowledged: SENT_AT };
  it.each<[string, WriteRecord | undefined, object, number, boolean]>([
    ['nothing recorded', undefined, {}, 0, false],
    ['nobody knows', PENDING, known, late, true],
    ['insisted too soon', PENDING, { insists: true }, late - 1, true],
    ['insisted', PENDING, { insists: true }, late, false],
    ['the same as may arrive late', NOT_FOUND, known, 0, false],
    ['something else than may arrive late', NOT_FOUND, { ...known, input: 'i2' }, late - 1, true],
    ['something else after that', NOT_FOUND, { ...known, input: 'i2' }, late, false],
    ['not read that it was not found', NOT_FOUND, {}, 0, true],
    ['not found long ago', NOT_FOUND, {}, late, false],
    ['not read that it arrived', arrived(PENDING), {}, late, true],
    ['read that it arrived', arrived(PENDING), known, 0, false],
  ])('%s', (_, previous, page, passed, waits) => {
    expect(mustWait(previous, { input: 'i1', ...page }, SENT_AT + passed)).toBe(waits);
  });
});

describe('what a result means', () => {
  const pay = mutation({ ...SENT, address: (data: { url: string }) => data.url });
  const success = { success: true, code: '', message: '', data: { url: '/a' }, raw: {} } as const;
  const duplicate = failed('refused', 'had', '800005', {});
  const none = mutation({ ...SENT }) as typeof pay;
  const meaning = (meant: 'continues' | 'unclear') => mutation({ ...pay, meaning: () => meant });
  const again = mutation({ ...pay, resend: true });
  const refusal = (message: string): Event => ({ type: 'refused', message });
  it.each<[string, typeof pay, Parameters<typeof eventOf<object, { url: string }>>[1], Event]>([
    ['success', pay, success, { type: 'answered', address: '/a' }],
    ['success without address', none, success, { type: 'answered', address: '' }],
    ['a step', meaning('continues'), success, { type: 'continues' }],
    ['unclear', meaning('unclear'), success, lost(true)],
    ['refused', pay, failed('refused', 'no', '7', {}), refusal('no')],
    ['signed out', pay, failed('signedOut', 'no', '7', {}), refusal('no')],
    ['network', pay, failed('network'), lost(true)],
    ['timeout', pay, failed('timeout'), lost(true)],
    ['offline', pay, failed('offline'), lost(true)],
    ['server', pay, failed('server'), lost(true)],
    ['malformed', pay, failed('malformed'), lost(true)],
    ['a duplicate', pay, duplicate, checked('arrived')],
    ['a second SMS', again, duplicate, refusal('had')],
  ])('%s', (_, step, result, event) => {
    expect(eventOf(step, result, true)).toEqual(event);
  });
});
