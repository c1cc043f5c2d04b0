import * as v from 'valibot';
import { HTTP_TIMEOUT_MS } from '../../api/call.ts';
import { ownerOf } from '../../api/session/owner.ts';
import { localStore } from '../../lib/storage.ts';

/** The values that a write changes, as read from the server; plain data to compare. */
export type Snapshot = string | number | boolean | null | Snapshot[] | { [name: string]: Snapshot };

const snapshot = v.optional(v.unknown(), null) as v.GenericSchema<unknown, Snapshot>;

const attempt = v.object({
  /** Sent as `Idempotency-Key`, the same on every repetition. */
  key: v.string(),
  /** Path of the call; tells the steps of one mutation apart. */
  path: v.string(),
  /** The one-time token that was sent, or ''. */
  token: v.string(),
  /** The amount as the page showed it, or ''. */
  amount: v.string(),
  /** Fingerprint of everything else that was sent. */
  input: v.string(),
  /** The values read before it was sent; null if there are none. A check compares with them. */
  before: snapshot,
  /** The values that prove that it arrived, if known beforehand. */
  expected: snapshot,
  /** Epoch ms. */
  sentAt: v.number(),
  /** When the connection ended without a reply, epoch ms; 0 while the request may still be under way. */
  endedAt: v.number(),
  /** When a successful reply came, epoch ms; 0 before. */
  doneAt: v.number(),
  /**
   * A check did not find it. Only its key still counts: the same input is sent with it again, in case the server shows
   * late what it has taken.
   */
  notFound: v.optional(v.boolean()),
  /** The address in its reply, or ''. */
  address: v.string(),
});

/** The record of a write that must happen once: open until its outcome is certain, then kept if it arrived. */
export type Attempt = v.InferOutput<typeof attempt>;

/** After a month a record counts no more. */
const ATTEMPT_LIFE_MS = 30 * 24 * 60 * 60_000;

/**
 * The storage key of an attempt: its kind, product, order and session.
 * @param what such as `payCode`. @param about tells two of a kind apart.
 */
export function attemptName(what: string, about = ''): string {
  return `attempt|${ownerOf(about ? `${what}:${about}` : what)}`;
}

/** The attempt stored under a key; undefined if it is unreadable or outdated. @param now epoch ms. */
export function readAttempt(name: string, now: number): Attempt | undefined {
  try {
    const found = v.parse(attempt, JSON.parse(localStore.read(name) ?? ''));
    return Math.abs(now - found.sentAt) < ATTEMPT_LIFE_MS ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an attempt, in storage that outlives the page and is shared by all tabs. */
export function writeAttempt(name: string, value: Attempt): void {
  localStore.write(name, JSON.stringify(value));
}

/** Removes an attempt, once its outcome is certain. */
export function removeAttempt(name: string): void {
  localStore.remove(name);
}

/** Calls back when another tab has written or removed the attempt. @returns stops listening. */
export function onAttemptChanged(name: string, listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === name || key === null) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** The attempt if nothing is certain about it yet; undefined if it is answered, or a check has not found it. */
export function openOf(attempt: Attempt | undefined): Attempt | undefined {
  return attempt && !attempt.doneAt && !attempt.notFound ? attempt : undefined;
}

/** Whether two readings are equal. */
export function same(one: Snapshot, other: Snapshot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Until when a request may still be on its way to the server, epoch ms; 0 if its connection has ended.
 * If the page was closed, that is unknown until the time-out.
 */
export function underWayUntil({ endedAt, sentAt }: Attempt): number {
  return endedAt ? 0 : sentAt + HTTP_TIMEOUT_MS;
}
