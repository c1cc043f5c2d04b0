import { ageOf, noteSeen } from '../../lib/age.ts';
import { digest } from '../../lib/keys.ts';
import * as v from '../../lib/schema.ts';
import { localStore, readKept } from '../../lib/storage.ts';
import { commonParameters, ownerOf } from './session.ts';

/** The prefix of the local-storage names of records. */
const RECORD_PREFIX = 'write|';

/** After a month a record counts no more. */
const RECORD_LIFE_MS = 30 * 24 * 60 * 60_000;

/** How long nothing but the same may be sent after a check that found nothing, and without proof not even that, ms. */
export const REPEAT_AFTER_MS = 10 * 60_000;

/** How long a page that is opened again mentions what was sent, ms. */
export const RECENT_MS = 10 * 60_000;

/** The values that a write changes, as read from the server; plain data to compare. */
export type Snapshot = string | number | boolean | null | Snapshot[] | { [name: string]: Snapshot };

const snapshot = v.optional(v.unknown(), null) as v.Schema<Snapshot>;

const writeRecord = v.object({
  /** Sent as `Idempotency-Key`, the same on every repetition. */
  key: v.string(),
  /** The one-time token that was sent, or ''. */
  token: v.string(),
  /** The amount as the page showed it, or ''. */
  amount: v.string(),
  /** The path of its call and the fingerprint of everything else that was sent, by which a repetition is recognized. */
  input: v.string(),
  /** The values read before it was first sent, which a check compares with; null if there are none. */
  before: snapshot,
  /** Epoch ms. */
  sentAt: v.number(),
  /** When it was first seen after the clock had been set back, epoch ms. */
  seenAt: v.optional(v.number()),
  /** How old it must be for a check to prove that nothing happened, ms. */
  settlesAfter: v.number(),
  /** It certainly arrived. */
  arrived: v.optional(v.boolean()),
  /** A check did not find it. It may still arrive late. */
  notFound: v.optional(v.boolean()),
  /** It repeats one that may have arrived. */
  repeats: v.optional(v.boolean()),
  /** The words of a refusal of this repetition. The first write may have arrived all the same. */
  refusal: v.optional(v.string()),
  /** The address in its reply, or ''. */
  address: v.string(),
});

/** The device's record of a write that must happen once. */
export type WriteRecord = v.InferOutput<typeof writeRecord>;

/** The record if nothing is certain about its write yet. */
export function pendingOf(record: WriteRecord | undefined): WriteRecord | undefined {
  return record?.arrived || record?.notFound ? undefined : record;
}

/** The record if its write may arrive although a check did not find it. */
export function lateOf(record: WriteRecord | undefined, now: number): WriteRecord | undefined {
  return record?.notFound && !isFree(record, now) ? record : undefined;
}

/** Whether something else may be sent, or without proof the same. */
export function isFree(record: WriteRecord, now: number): boolean {
  return ageOf(record, now) >= REPEAT_AFTER_MS;
}

/** When that will be so, epoch ms. */
export function freeAt(record: WriteRecord, now: number): number {
  return now + REPEAT_AFTER_MS - ageOf(record, now);
}

/** The storage key of a record: its kind, product, order and session, which comes last. */
export function recordName(kind: string): string {
  return `${RECORD_PREFIX}${ownerOf(kind)}`;
}

/**
 * The prefix of the names of the former release's records. They are read so that a phone which is updated while a payment
 * is in doubt does not forget it. Needed until RECORD_LIFE_MS after the release that follows it.
 */
const FORMER_PREFIX = 'attempt|';

const formerRecord = v.object({
  ...{ key: v.string(), path: v.string(), token: v.string(), amount: v.string() },
  ...{ input: v.string(), before: snapshot, sentAt: v.number(), address: v.string() },
  settlesAt: v.optional(v.number(), 0),
  /** 0 before a certain answer. */
  doneAt: v.number(),
  notFound: v.optional(v.boolean()),
});

// Tabs of the former release may still be open, so that its record stays until the outcome is certain.
const formerName = (name: string) => name.replace(RECORD_PREFIX, FORMER_PREFIX);

function readFormer(name: string): WriteRecord | undefined {
  const found = readKept(formerRecord, localStore.read(formerName(name)));
  if (!found) return undefined;
  const { path, input, settlesAt, doneAt, ...same } = found;
  const settlesAfter = Math.max(0, settlesAt - same.sentAt);
  return { ...same, input: `${path} ${input}`, settlesAfter, arrived: doneAt > 0 };
}

const stored = (name: string) => readKept(writeRecord, localStore.read(name)) ?? readFormer(name);

/** The storage keys of all records. */
const recordNames = () =>
  localStore
    .names()
    .map((name) => name.replace(FORMER_PREFIX, RECORD_PREFIX))
    .filter((name) => name.startsWith(RECORD_PREFIX));

/** The record under a storage key; undefined if it is unreadable or outdated. @param now epoch ms. */
export function readRecord(name: string, now: number): WriteRecord | undefined {
  const found = stored(name);
  if (!found || ageOf(found, now) >= RECORD_LIFE_MS) return undefined;
  const seen = noteSeen(found, now);
  if (seen !== found) keepRecord(name, seen);
  return seen;
}

/** Stores a record, in storage that outlives the page and is shared by all tabs; without one, removes it. */
export function keepRecord(name: string, record: WriteRecord | undefined): void {
  if (record) localStore.write(name, JSON.stringify(record));
  else for (const one of [name, formerName(name)]) localStore.remove(one);
}

/** Calls back when another tab has written or removed the record. @returns stops listening. */
export function onRecordChanged(name: string, listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === name || key === null) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Fingerprint of what is sent, by which a repetition is recognized. The one-time token does not count. */
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

/** The prefix that the records of an order share, whatever the session; a record's own name if there is no order. */
export function orderOf(name: string): string {
  return commonParameters().orderId ? name.slice(0, name.lastIndexOf('|') + 1) : name;
}

/** The storage keys of all records of a kind about the same order, whichever session of this phone has sent them. */
const recordsOfOrder = (name: string) =>
  recordNames().filter((one) => one.startsWith(orderOf(name)));

/** A record whose write may still have an effect. */
export const openOf = (record: WriteRecord | undefined, now: number) =>
  pendingOf(record) ?? lateOf(record, now);

/** Whether a write of some kind about the order may still have an effect, whichever session of this phone has sent it. */
export function isOpen(kind: string, now: number): boolean {
  return recordsOfOrder(recordName(kind)).some((place) => openOf(readRecord(place, now), now));
}

/**
 * The record that decides: the session's own, or one whose write may still have an effect and that another session of this
 * phone has sent for the same order, such as before the borrower signed in again. That becomes this session's, without its
 * amount, which was not shown to this one.
 */
export function recordFor(name: string, now: number): WriteRecord | undefined {
  const own = readRecord(name, now);
  if (openOf(own, now)) return own;
  for (const place of recordsOfOrder(name)) {
    const found = openOf(readRecord(place, now), now);
    if (!found) continue;
    keepRecord(place, undefined);
    keepRecord(name, { ...found, amount: '' });
    return { ...found, amount: '' };
  }
  return own;
}
