import { digest } from '../../lib/keys.ts';
import * as v from '../../lib/schema.ts';
import { localStore, readKept } from '../../lib/storage.ts';
import { commonParameters, ownerOf } from './session.ts';

/** What the local-storage names of attempts begin with. */
export const ATTEMPT_PREFIX = 'attempt|';

/** After a month a record counts no more. */
export const ATTEMPT_LIFE_MS = 30 * 24 * 60 * 60_000;

/** How long nothing but the same may be sent after a check that found nothing, and without proof not even that, ms. */
export const REPEAT_AFTER_MS = 10 * 60_000;

/** How long a page that is opened again says that this was already sent, ms. */
export const RECENT_MS = 10 * 60_000;

/** The values that a write changes, as read from the server; plain data to compare. */
export type Snapshot = string | number | boolean | null | Snapshot[] | { [name: string]: Snapshot };

const snapshot = v.optional(v.unknown(), null) as v.Schema<Snapshot>;

const attempt = v.object({
  /** Sent as `Idempotency-Key`, the same on every repetition. */
  key: v.string(),
  /** Path of the call; tells the steps of one write apart. */
  path: v.string(),
  /** The one-time token that was sent, or ''. */
  token: v.string(),
  /** The amount as the page showed it, or ''. */
  amount: v.string(),
  /** Fingerprint of everything else that was sent, by which a repetition is recognized. */
  input: v.string(),
  /** The values read before it was sent, which a check compares with; null if there are none. */
  before: snapshot,
  /** The values that prove that it arrived, if known beforehand. */
  expected: snapshot,
  sentAt: v.number(),
  /** Until when no check can prove that nothing happens. */
  settlesAt: v.optional(v.number(), 0),
  /** When a certain answer came; 0 before. */
  doneAt: v.number(),
  /** A check did not find it. If the same is sent again, it has the same key and token, in case it arrives late. */
  notFound: v.optional(v.boolean()),
  /** What the server said when it refused this repetition; that says nothing about the attempts before it. */
  refusal: v.optional(v.string()),
  /** Its reply said that it was done, but brought nothing that can be used; `refusal` says so. */
  empty: v.optional(v.boolean()),
  /** The address in its reply, or ''. */
  address: v.string(),
});

/** What the device has recorded of a write that must happen once: pending until its outcome is certain. Times are epoch ms. */
export type Attempt = v.InferOutput<typeof attempt>;

/** The attempt if nothing is certain about it yet. */
export function pendingOf(attempt: Attempt | undefined): Attempt | undefined {
  return attempt && !attempt.doneAt && !attempt.notFound ? attempt : undefined;
}

/** The attempt if it may arrive although a check did not find it. */
export function lateOf(attempt: Attempt | undefined, now: number): Attempt | undefined {
  const isLate = attempt?.notFound && Math.abs(now - attempt.sentAt) < REPEAT_AFTER_MS;
  return isLate ? attempt : undefined;
}

/** When something else may be sent, or without proof the same, epoch ms. */
export function freeAt({ sentAt }: Attempt): number {
  return sentAt + REPEAT_AFTER_MS;
}

/** The storage key of an attempt: its kind, product, order and session, which comes last. @param about tells two of a kind apart. */
export function attemptName(kind: string, about = ''): string {
  return `${ATTEMPT_PREFIX}${ownerOf(about ? `${kind}:${about}` : kind)}`;
}

/** The attempt stored under a key; undefined if it is unreadable or outdated. @param now epoch ms. */
export function readAttempt(name: string, now: number): Attempt | undefined {
  const found = readKept(attempt, localStore.read(name));
  return found && Math.abs(now - found.sentAt) < ATTEMPT_LIFE_MS ? found : undefined;
}

/** Stores an attempt, in storage that outlives the page and is shared by all tabs; without one, removes it. */
export function writeAttempt(name: string, value: Attempt | undefined): void {
  if (value) localStore.write(name, JSON.stringify(value));
  else localStore.remove(name);
}

/** Calls back when another tab has written or removed the attempt. @returns stops listening. */
export function onAttemptChanged(name: string, listener: () => void): () => void {
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
export function tidyAttempts(now: number): void {
  for (const name of localStore.names().filter((one) => one.startsWith(ATTEMPT_PREFIX))) {
    const found = readAttempt(name, now);
    const sentAt = /"sentAt":(\d+)/.exec(localStore.read(name) ?? '')?.[1];
    if (!found && now - Number(sentAt) >= ATTEMPT_LIFE_MS) writeAttempt(name, undefined);
    if (found?.address && now - found.doneAt >= RECENT_MS)
      writeAttempt(name, { ...found, address: '' });
  }
}

/** What the records of an order have in common, whatever the session; a record's own name if there is no order. */
export function orderOf(name: string): string {
  return commonParameters().orderId ? name.slice(0, name.lastIndexOf('|') + 1) : name;
}

/** The storage keys of all attempts of a kind about the same order, whichever session of this phone has sent them. */
const placesOf = (name: string) =>
  localStore.names().filter((one) => one.startsWith(orderOf(name)));

/** An attempt that may still have an effect. */
const mayArrive = (attempt: Attempt | undefined, now: number) =>
  pendingOf(attempt) ?? lateOf(attempt, now);

/** Whether an attempt of some kinds about the order may still have an effect, whichever session of this phone has sent it. */
export function isAnyOpen(kinds: readonly string[]): boolean {
  const now = Date.now();
  return kinds
    .flatMap((kind) => placesOf(attemptName(kind)))
    .some((place) => mayArrive(readAttempt(place, now), now));
}

/**
 * The record that decides: the session's own, or an attempt that may still have an effect and that another session of this
 * phone has sent for the same order, such as before the borrower signed in again. That becomes this session's, without its
 * amount, which was not shown to this one.
 */
export function recordedFor(name: string): Attempt | undefined {
  const now = Date.now();
  const own = readAttempt(name, now);
  if (mayArrive(own, now)) return own;
  for (const place of placesOf(name)) {
    const found = mayArrive(readAttempt(place, now), now);
    if (!found) continue;
    writeAttempt(place, undefined);
    writeAttempt(name, { ...found, amount: '' });
    return { ...found, amount: '' };
  }
  return own;
}
