import { ALREADY_RECEIVED, HTTP_TIMEOUT_MS, isCertain, type Result } from '../../api/call.ts';
import {
  isFree,
  lateOf,
  openOf,
  pendingOf,
  type WriteRecord,
} from '../../api/session/writeRecord.ts';
import { ageOf } from '../../lib/age.ts';
import type { Finding, Mutation } from './mutation.ts';

/** How long a server may still work on a request whose connection has ended without its reply, ms. */
export const SETTLING_MS = 15_000;

export type Recorded = WriteRecord | undefined;

/** An event of a write that was recorded and sent. */
export type Event =
  | { type: 'answered'; address: string }
  /** It was answered, and the page continues with a next step. */
  | { type: 'continues' }
  | { type: 'refused'; message: string }
  /** No certain answer. `left`: the page is being left, so the request may still be on its way. */
  | { type: 'lost'; left: boolean }
  /** By a reading, or by a server that has received it before. */
  | { type: 'checked'; found: Finding };

/** The event that follows from the result of a call. @param left the page is being left. */
export function eventOf<Input extends object, Output>(
  { meaning, address, resend }: Mutation<Input, Output>,
  result: Result<Output>,
  left: boolean,
): Event {
  if (result.success) {
    const meant = meaning?.(result.data);
    if (meant === 'continues') return { type: 'continues' };
    if (meant === 'unclear') return { type: 'lost', left };
    return { type: 'answered', address: address?.(result.data) ?? '' };
  }
  if (result.code === ALREADY_RECEIVED && !resend) return { type: 'checked', found: 'arrived' };
  return isCertain(result) ? { type: 'refused', message: result.message } : { type: 'lost', left };
}

/** The request to be sent, and the values read before. Its key is new; a repetition takes the first one's. */
export type Request = Pick<WriteRecord, 'key' | 'token' | 'amount' | 'input' | 'before'>;

/** The record of a request before it is sent. Pure. The same input is repeated with its key and token until it is answered. */
export function recordOf(request: Request, previous: Recorded, now: number): WriteRecord {
  const open = openOf(previous, now);
  const isSame = previous && !previous.arrived && previous.input === request.input;
  const repeated = isSame ? previous : pendingOf(previous);
  return {
    ...request,
    key: isSame ? previous.key : request.key,
    // A one-time token is used up with the first, whatever is sent next.
    token: repeated?.token || request.token,
    // A repetition is compared with the values from before the first.
    before: open ? open.before : request.before,
    ...{ sentAt: now, settlesAfter: HTTP_TIMEOUT_MS, address: '' },
    ...(repeated && { repeats: true }),
  };
}

/** `acknowledged`: when the last one was sent that the borrower has read of. `insists`: on repeating without proof. */
type Tap = { input: string; acknowledged?: number | undefined; insists?: boolean | undefined };

/**
 * Whether an input must not be sent now. Pure. No input may follow a write of unknown outcome or one that the borrower has
 * not read of. After a write that may arrive late, only the same input may be sent.
 */
export function mustWait(previous: Recorded, tap: Tap, now: number): boolean {
  if (!previous) return false;
  // The borrower insists on what was sent then, not on what another tab has sent since.
  if (pendingOf(previous)) return !tap.insists || !isFree(previous, now);
  const isLate = lateOf(previous, now) !== undefined;
  if (!isLate && !previous.arrived) return false;
  return (isLate && previous.input !== tap.input) || previous.sentAt !== tap.acknowledged;
}

const arrivedOf = (record: WriteRecord, address: string): WriteRecord =>
  // It stays, without what was read, so that tabs that were opened before can mention it.
  ({ ...record, before: null, notFound: false, arrived: true, address });

/** The record of a write after an event; undefined for none. Pure. @param now epoch ms. */
export function next(record: WriteRecord, event: Event, now: number): Recorded {
  if (record.arrived) return record;
  if (event.type === 'answered') return arrivedOf(record, event.address);
  if (event.type === 'checked' && event.found === 'arrived') return arrivedOf(record, '');
  // Only what proves that it arrived late settles one that a check has not found.
  if (record.notFound) return record;
  switch (event.type) {
    case 'continues':
      return undefined;
    case 'refused':
      // The refusal of a repetition proves nothing about what it repeats; only a check does.
      return record.repeats ? { ...record, settlesAfter: 0, refusal: event.message } : undefined;
    case 'lost':
      // A page that is being left does not learn when its connection ends.
      return event.left ? record : { ...record, settlesAfter: ageOf(record, now) + SETTLING_MS };
    case 'checked':
      if (event.found !== 'notFound' || ageOf(record, now) < record.settlesAfter) return record;
      // Neither a refused repetition nor what it repeats is there, so that the next one starts anew.
      return record.refusal === undefined ? { ...record, notFound: true } : undefined;
  }
}
