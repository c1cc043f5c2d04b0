import * as v from 'valibot';
import { ownerOf } from '../../api/session/owner.ts';
import { localStore } from '../../lib/storage.ts';

/** A reading of what a write changes, reduced to what is compared: plain data. */
export type Snapshot = string | number | boolean | null | Snapshot[] | { [name: string]: Snapshot };

const snapshot = v.optional(v.unknown(), null) as v.GenericSchema<unknown, Snapshot>;

const attempt = v.object({
  /** Sent as `Idempotency-Key`, the same with every repetition. */
  key: v.string(),
  /** Path of the call, which tells the steps of one intention apart. */
  path: v.string(),
  /** The one-time token that it carried, or ''. */
  token: v.string(),
  /** The amount as the page showed it, or ''. */
  amount: v.string(),
  /** Fingerprint of everything else that was sent. */
  input: v.string(),
  /** What the check compares with: the reading before it was sent; null where there was none. */
  before: snapshot,
  /** What a reading shows once it arrived, where that can be said beforehand. */
  expected: snapshot,
  /** Epoch ms. */
  sentAt: v.number(),
  /** When the connection ended without an answer, epoch ms; 0 while it may still be under way. */
  endedAt: v.number(),
  /** When it was answered with success, epoch ms; 0 before. */
  doneAt: v.number(),
  /** Where its answer led, or ''. */
  address: v.string(),
});

/** Something that must happen once and was sent: it stands until its outcome is certain. */
export type Attempt = v.InferOutput<typeof attempt>;

/** An attempt stands until its outcome is certain; after a month nobody comes back to it. */
const ATTEMPT_LIFE_MS = 30 * 24 * 60 * 60_000;

/**
 * Under which name the device keeps the attempts of an intention: what it is, for which product,
 * order and session. @param what such as `payCode`. @param about tells two of a kind apart.
 */
export function attemptName(what: string, about = ''): string {
  return `attempt|${ownerOf(about ? `${what}:${about}` : what)}`;
}

/** The attempt that stands under a name; unreadable and outdated ones count as none. @param now epoch ms. */
export function readAttempt(name: string, now: number): Attempt | undefined {
  try {
    const found = v.parse(attempt, JSON.parse(localStore.read(name) ?? ''));
    return Math.abs(now - found.sentAt) < ATTEMPT_LIFE_MS ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Writes an attempt down, in storage that outlives the page and is shared by all tabs. */
export function writeAttempt(name: string, value: Attempt): void {
  localStore.write(name, JSON.stringify(value));
}

/** Notes where a successful write led, so that a page opened again leads there instead of sending anew. */
export function noteAddress(name: string, address: string): void {
  const attempt = readAttempt(name, Date.now());
  if (attempt?.doneAt) writeAttempt(name, { ...attempt, address });
}

/** Takes an attempt away: its outcome is certain. */
export function removeAttempt(name: string): void {
  localStore.remove(name);
}

/** Calls back when another tab has written or removed this attempt. @returns stops listening. */
export function onAttemptChanged(name: string, listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === name || key === null) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
