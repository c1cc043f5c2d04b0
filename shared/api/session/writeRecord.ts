import * as v from 'valibot';
import { ageOf, noteSeen } from '../../lib/age.ts';
import { digest } from '../../lib/keys.ts';
import { localStore, readKept } from '../../lib/storage.ts';
import { commonParameters, ownerOf } from './session.ts';

const RECORD_PREFIX = 'write|';

/** Older records are ignored and deleted. */
const RECORD_LIFE_MS = 30 * 24 * 60 * 60_000;

/**
 * The waiting time, ms from the last sending. While the outcome is unknown, no write may follow in it; after a check that
 * found nothing, only the identical one.
 */
export const WAITING_TIME_MS = 10 * 60_000;

/** How long a page that is opened again mentions what was sent, ms. */
export const RECENT_MS = 10 * 60_000;

/** The values that a write changes, as read from the server; plain data to compare. */
export type Snapshot = string | number | boolean | null | Snapshot[] | { [name: string]: Snapshot };

const snapshot = v.optional(v.unknown(), null) as v.GenericSchema<unknown, Snapshot>;

const writeRecord = v.object({
  /** Sent as `Idempotency-Key`, the same on every repetition. */
  key: v.string(),
  /** The one-time token that was sent, or ''. */
  token: v.string(),
  /** As the page showed it, or ''. */
  amount: v.string(),
  /** The path of the call and the fingerprint of all that was sent but the token; equal in a repetition. */
  input: v.string(),
  /** The values before the first sending, for a check to compare with; null if they could not be read. */
  before: snapshot,
  /** Epoch ms. */
  sentAt: v.number(),
  /** When the record was first read after the clock had been set back, epoch ms. */
  seenAt: v.optional(v.number()),
  /** The age from which a check that finds nothing proves that nothing has happened so far, ms. */
  settlesAfter: v.number(),
  /** By an answer or a check. */
  arrived: v.optional(v.boolean()),
  /** By a check. The write may still arrive late. */
  notFound: v.optional(v.boolean()),
  /** An earlier sending may have arrived. */
  repeats: v.optional(v.boolean()),
  /** The lender's words when a repetition was refused. The first sending may have arrived all the same. */
  refusal: v.optional(v.string()),
  /** From the reply, or ''. */
  address: v.string(),
});

/** The device's record of a write that must happen once. */
export type WriteRecord = v.InferOutput<typeof writeRecord>;

export function ifOutcomeUnknown(record: WriteRecord | undefined): WriteRecord | undefined {
  return record?.arrived || record?.notFound ? undefined : record;
}

/** A check found nothing, and the waiting time is not over. */
export function ifMayArriveLate(
  record: WriteRecord | undefined,
  now: number,
): WriteRecord | undefined {
  return record?.notFound && !isRepeatable(record, now) ? record : undefined;
}

/** Whether the waiting time is over. */
export function isRepeatable(record: WriteRecord, now: number): boolean {
  return ageOf(record, now) >= WAITING_TIME_MS;
}

/** When the waiting time ends, epoch ms. */
export function repeatableAt(record: WriteRecord, now: number): number {
  return now + WAITING_TIME_MS - ageOf(record, now);
}

/** The storage key of a record: its kind, product, order and session, which comes last. */
export function recordName(kind: string): string {
  return `${RECORD_PREFIX}${ownerOf(kind)}`;
}

const stored = (name: string) => readKept(writeRecord, localStore.read(name));

const recordNames = () => localStore.names().filter((name) => name.startsWith(RECORD_PREFIX));

/** @param now epoch ms. @returns undefined for a record that is unreadable or too old. */
function readRecord(name: string, now: number): WriteRecord | undefined {
  const found = stored(name);
  if (!found || ageOf(found, now) >= RECORD_LIFE_MS) return undefined;
  const seen = noteSeen(found, now);
  if (seen !== found) keepRecord(name, seen);
  return seen;
}

/** Stores the record for all tabs; undefined removes it. */
export function keepRecord(name: string, record: WriteRecord | undefined): void {
  if (record) localStore.write(name, JSON.stringify(record));
  else localStore.remove(name);
}

/** Calls back when another tab has changed the record. @returns stops listening. */
export function onRecordChanged(name: string, listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === name || key === null) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** @param token name of the field with the one-time token, which does not count. */
export function fingerprintOf(input: object, token = ''): string {
  return digest(JSON.stringify({ ...input, ...(token && { [token]: '' }) }));
}

/** Deletes records that are too old to count, and addresses that no page offers any more. @param now epoch ms. */
export function tidyRecords(now: number): void {
  for (const name of recordNames()) {
    const found = stored(name);
    // An unreadable record may be a later release's.
    if (!found || ageOf(found, now) < RECENT_MS) continue;
    if (ageOf(found, now) >= RECORD_LIFE_MS) keepRecord(name, undefined);
    else if (found.address) keepRecord(name, { ...found, address: '' });
  }
}

/** The part of the name that an order's records of all sessions share; the whole name if there is no order. */
export function orderPrefix(name: string): string {
  return commonParameters().orderId ? name.slice(0, name.lastIndexOf('|') + 1) : name;
}

/** The names of an order's records, of all sessions of this phone. */
const recordsOfOrder = (name: string) =>
  recordNames().filter((one) => one.startsWith(orderPrefix(name)));

/** The write may still have an effect: its outcome is unknown, or a check found nothing and it may arrive late. */
export const ifOpen = (record: WriteRecord | undefined, now: number) =>
  ifOutcomeUnknown(record) ?? ifMayArriveLate(record, now);

/** Whether any session of this phone has an open write of this kind about the order. */
export function isOpen(kind: string, now: number): boolean {
  return recordsOfOrder(recordName(kind)).some((place) => ifOpen(readRecord(place, now), now));
}

/** Whether the order has records of this phone, and the waiting time of all of them is over. */
export function isLongAgo(name: string, now: number): boolean {
  const ages = recordsOfOrder(name).map((place) => readRecord(place, now));
  return ages.length > 0 && ages.every((record) => !record || isRepeatable(record, now));
}

/**
 * The name of the record that counts: an open one of another session for this order, such as from before the borrower
 * signed in again, unless the session has an open one of its own.
 */
export function placeFor(name: string, now: number): string {
  const isOpenAt = (place: string) => ifOpen(readRecord(place, now), now) !== undefined;
  return isOpenAt(name) ? name : (recordsOfOrder(name).find(isOpenAt) ?? name);
}

/** The record that counts. Without its amount if another session has sent it, because this session was not shown it. */
export function readAcrossSessions(name: string, now: number): WriteRecord | undefined {
  const place = placeFor(name, now);
  const found = readRecord(place, now);
  return found && place !== name ? { ...found, amount: '' } : found;
}

/** Reads the record that counts and makes it this session's own. */
export function takeRecord(name: string, now: number): WriteRecord | undefined {
  const found = readAcrossSessions(name, now);
  const place = placeFor(name, now);
  if (place === name) return found;
  keepRecord(place, undefined);
  keepRecord(name, found);
  return found;
}
