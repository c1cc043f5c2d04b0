import { ALREADY_RECEIVED, HTTP_TIMEOUT_MS, isCertain, type Result } from '../../api/call.ts';
import {
  ifMayArriveLate,
  ifOpen,
  ifOutcomeUnknown,
  isRepeatable,
  type WriteRecord,
} from '../../api/session/writeRecord.ts';
import { ageOf } from '../../lib/age.ts';
import type { Finding, Mutation } from './mutation.ts';

/** How long a server may still work on a request whose connection ended without a reply, ms. */
export const SETTLING_MS = 15_000;

export type Recorded = WriteRecord | undefined;

export type Event =
  | { type: 'answered'; address: string }
  /** Answered, and a next step of the same write follows. */
  | { type: 'continues' }
  | { type: 'refused'; message: string }
  /** No certain answer. `left`: the page is being left, so the request may still be on its way. */
  | { type: 'lost'; left: boolean }
  /** By a reading, or by the reply that the server has received the write before. */
  | { type: 'checked'; found: Finding };

/** @param left the page is being left. */
export function eventOf<Input extends object, Output>(
  { meaning, address, resend }: Mutation<Input, Output>,
  result: Result<Output>,
  left: boolean,
): Event {
  if (result.success) {
    const success = meaning?.(result.data);
    if (success === 'continues') return { type: 'continues' };
    if (success === 'unclear') return { type: 'lost', left };
    return { type: 'answered', address: address?.(result.data) ?? '' };
  }
  if (result.code === ALREADY_RECEIVED && !resend) return { type: 'checked', found: 'arrived' };
  return isCertain(result) ? { type: 'refused', message: result.message } : { type: 'lost', left };
}

/** A request to be sent, with a new key, and the values read before it. */
export type Request = Pick<WriteRecord, 'key' | 'token' | 'amount' | 'input' | 'before'>;

/** The record to keep before a request is sent. Pure. Until an input has arrived or is refused, a repetition has its key and token. */
export function recordOf(request: Request, previous: Recorded, now: number): WriteRecord {
  const open = ifOpen(previous, now);
  const isSame = previous && !previous.arrived && previous.input === request.input;
  const repeated = isSame ? previous : ifOutcomeUnknown(previous);
  return {
    ...request,
    key: isSame ? previous.key : request.key,
    // The first sending has used up the token, also for another input.
    token: repeated?.token || request.token,
    // From before the first sending, not before the repetition.
    before: open ? open.before : request.before,
    // If the page is closed, its request may last as long as one may.
    ...{ sentAt: now, settlesAfter: HTTP_TIMEOUT_MS + SETTLING_MS, address: '' },
    ...(repeated && { repeats: true }),
  };
}

interface Tap {
  input: string;
  /** `sentAt` of the newest write of known outcome that the page has shown. */
  lastSeenAt?: number | undefined;
  /** The borrower has read that the outcome is unknown, and goes on. */
  repeatsKnowingly?: boolean | undefined;
}

/**
 * Whether the last write forbids an input now. Pure.
 *
 *     last write                            may follow
 *     none                                  any input
 *     not found, after the waiting time     any input
 *     unknown outcome                       any input, after the waiting time and a warning
 *     not found, within the waiting time    the identical input, once the page has shown the outcome
 *     arrived                               any input, once the page has shown the outcome
 */
export function mustWait(previous: Recorded, tap: Tap, now: number): boolean {
  if (!previous) return false;
  if (ifOutcomeUnknown(previous)) return !tap.repeatsKnowingly || !isRepeatable(previous, now);
  const isLate = ifMayArriveLate(previous, now) !== undefined;
  if (!isLate && !previous.arrived) return false;
  return (isLate && previous.input !== tap.input) || previous.sentAt !== tap.lastSeenAt;
}

const arrivedOf = (record: WriteRecord, address: string): WriteRecord =>
  // Kept, without the values, so that tabs that were open before can mention it.
  ({ ...record, before: null, notFound: false, arrived: true, address });

/** The record after an event; undefined for none. Pure. @param now epoch ms. */
export function next(record: WriteRecord, event: Event, now: number): Recorded {
  if (record.arrived) return record;
  if (event.type === 'answered') return arrivedOf(record, event.address);
  if (event.type === 'checked' && event.found === 'arrived') return arrivedOf(record, '');
  // After a check found nothing, only a late arrival changes the record.
  if (record.notFound) return record;
  switch (event.type) {
    case 'continues':
      return undefined;
    case 'refused':
      // The refusal of a repetition proves nothing about the first sending; only a check does.
      return record.repeats ? { ...record, settlesAfter: 0, refusal: event.message } : undefined;
    case 'lost': {
      const settled = ageOf(record, now) + SETTLING_MS;
      // A page that is being left may lose its answer before its connection ends.
      return {
        ...record,
        settlesAfter: event.left ? Math.max(record.settlesAfter, settled) : settled,
      };
    }
    case 'checked':
      if (event.found !== 'notFound' || ageOf(record, now) < record.settlesAfter) return record;
      // After a refused repetition the record is deleted: neither sending has arrived.
      return record.refusal === undefined ? { ...record, notFound: true } : undefined;
  }
}
