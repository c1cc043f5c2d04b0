import { expect, it } from 'vitest';
import type { Result } from '../../../../shared/api/call.ts';
import { failed } from '../../../../shared/api/envelope.ts';
import { WAITING_TIME_MS, type WriteRecord } from '../../../../shared/api/session/writeRecord.ts';
import { mutation } from '../../../../shared/runtime/mutation/mutation.ts';
import * as step from '../../../../shared/runtime/mutation/next.ts';
import { arrived, NOT_FOUND, PENDING, SENT, SENT_AT } from './samples.ts';

const LATER = SENT_AT + 60_000;
const REPEATED: WriteRecord = { ...PENDING, repeats: true };
const REFUSED: WriteRecord = { ...REPEATED, settlesAfter: 0, refusal: 'no' };
const YOUNG = { ...PENDING, settlesAfter: 60_001 };
const OLD_ENOUGH = { ...PENDING, settlesAfter: 60_000 };
const LEFT = { ...PENDING, settlesAfter: 80_000 };
const lost = (left: boolean) => ({ type: 'lost', left }) as const;
const checked = <Found extends string>(found: Found) => ({ type: 'checked', found }) as const;
const refusal = (message: string) => ({ type: 'refused', message }) as const;

const EVENTS: Record<string, step.Event> = {
  answered: { type: 'answered', address: '/next' },
  continues: { type: 'continues' },
  refused: refusal('no'),
  lost: lost(false),
  lostAsThePageIsLeft: lost(true),
  found: checked('arrived'),
  notFound: checked('notFound'),
  gone: checked('gone'),
  unclear: checked('unknown'),
  unreadable: checked('unreadable'),
};

/** What most events make of a record whose outcome is open. */
const open = (record: WriteRecord) => ({
  answered: arrived(record, '/next'),
  continues: undefined,
  refused: undefined,
  lost: { ...record, settlesAfter: 60_000 + step.SETTLING_MS },
  lostAsThePageIsLeft: { ...record, settlesAfter: 60_000 + step.SETTLING_MS },
  found: arrived(record, ''),
});
const late = (record: WriteRecord) => ({
  ...open(record),
  notFound: { ...record, notFound: true },
});

const FOUND_LATE = { answered: arrived(NOT_FOUND, '/next'), found: arrived(NOT_FOUND, '') };

it.each<[string, WriteRecord, Record<string, WriteRecord | undefined>]>([
  ['pending', PENDING, late(PENDING)],
  ['a repetition', REPEATED, { ...late(REPEATED), refused: REFUSED }],
  ['a refused repetition', REFUSED, { ...open(REFUSED), refused: REFUSED, notFound: undefined }],
  ['still on its way', YOUNG, open(YOUNG)],
  ['just old enough', OLD_ENOUGH, late(OLD_ENOUGH)],
  ['of a page that was left', LEFT, { ...open(LEFT), lostAsThePageIsLeft: LEFT }],
  ['arrived', arrived(PENDING, '/first'), {}],
  ['not found', NOT_FOUND, FOUND_LATE],
])('what follows a minute after a record that is %s was sent', (_, record, follows) => {
  for (const [name, event] of Object.entries(EVENTS)) {
    const expected = name in follows ? follows[name] : record;
    expect([name, step.next(record, event, LATER)]).toEqual([name, expected]);
  }
});

const request = { key: 'k2', token: 't2', amount: '₱1.00', input: 'i1', before: { left: 1 } };
const other = { ...request, input: 'i2' };
const fresh = { ...request, settlesAfter: 60_000 + step.SETTLING_MS, address: '' };
const again = { ...fresh, key: 'k1', token: 't1', repeats: true };
const before = { before: { left: 2 } };
const tokenless = { ...PENDING, token: '' };
it.each<[string, typeof request, WriteRecord | undefined, passed: number, object]>([
  ['is new without another', request, undefined, 0, fresh],
  ['is new after one that arrived', request, arrived(PENDING, ''), 0, fresh],
  ['repeats what nobody knows about', request, PENDING, 0, { ...again, ...before }],
  ['repeats what may arrive late', request, NOT_FOUND, 0, { ...again, ...before }],
  ['keeps the key of what was not found long ago', request, NOT_FOUND, WAITING_TIME_MS, again],
  ['takes its token', other, PENDING, 0, { ...again, ...other, token: 't1', ...before }],
  ['is new after another not found', other, NOT_FOUND, WAITING_TIME_MS, { ...fresh, ...other }],
  ['may have the first token', request, tokenless, 0, { ...again, token: 't2', ...before }],
])('what is recorded before it is sent %s', (_, asked, previous, passed, expected) => {
  const sentAt = SENT_AT + passed;
  expect(step.recordOf(asked, previous, sentAt)).toEqual({ ...expected, sentAt });
});

const known = { lastSeenAt: SENT_AT };
it.each<[string, WriteRecord | undefined, object, passed: number, boolean]>([
  ['nothing recorded', undefined, {}, 0, false],
  ['nobody knows', PENDING, known, WAITING_TIME_MS, true],
  ['insisted too soon', PENDING, { repeatsKnowingly: true }, WAITING_TIME_MS - 1, true],
  ['insisted', PENDING, { repeatsKnowingly: true }, WAITING_TIME_MS, false],
  ['the same as may arrive late', NOT_FOUND, known, 0, false],
  ['another than may arrive late', NOT_FOUND, { ...known, input: 'i2' }, WAITING_TIME_MS - 1, true],
  ['another after that', NOT_FOUND, { ...known, input: 'i2' }, WAITING_TIME_MS, false],
  ['not read that it was not found', NOT_FOUND, {}, 0, true],
  ['not found long ago', NOT_FOUND, {}, WAITING_TIME_MS, false],
  ['not read that it arrived', arrived(PENDING, ''), {}, WAITING_TIME_MS, true],
  ['read that it arrived', arrived(PENDING, ''), known, 0, false],
])('whether an input must wait: %s', (_, previous, page, passed, waits) => {
  expect(step.mustWait(previous, { input: 'i1', ...page }, SENT_AT + passed)).toBe(waits);
});

const pay = mutation({ ...SENT, address: (data: { url: string }) => data.url });
const none = mutation({ ...SENT }) as typeof pay;
const meaning = (meant: 'continues' | 'unclear') => mutation({ ...pay, meaning: () => meant });
const resend = mutation({ ...pay, resend: true });
const success = { success: true, code: '', message: '', data: { url: '/a' }, raw: {} } as const;
const duplicate = failed('refused', 'had', '800005', {});
it.each<[string, typeof pay, Result<{ url: string }>, step.Event]>([
  ['success', pay, success, { type: 'answered', address: '/a' }],
  ['success without address', none, success, { type: 'answered', address: '' }],
  ['a step', meaning('continues'), success, { type: 'continues' }],
  ['unclear', meaning('unclear'), success, lost(true)],
  ['refused', pay, failed('refused', 'no', '7', {}), refusal('no')],
  ['signed out', pay, failed('signedOut', 'no', '7', {}), refusal('no')],
  ['not sent', pay, { ...failed('offline', 'no'), sent: false }, refusal('no')],
  ...(['network', 'timeout', 'offline', 'server', 'malformed'] as const).map(
    (kind) => [kind, pay, failed(kind), lost(true)] as never,
  ),
  ['a duplicate', pay, duplicate, checked('arrived')],
  ['a second SMS', resend, duplicate, refusal('had')],
])('what a result means: %s', (_, sent, result, event) => {
  expect(step.eventOf(sent, result, true)).toEqual(event);
});
