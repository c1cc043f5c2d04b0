import { ownerOf } from '../../api/session/owner.ts';
import { digest } from '../../lib/digest.ts';
import * as v from '../../lib/schema.ts';
import { localStore } from '../../lib/storage.ts';
import { ATTEMPT_LIFE_MS, ATTEMPT_PREFIX, type Attempt } from './state.ts';

const attempt = v.object({
  key: v.string(),
  path: v.string(),
  token: v.string(),
  amount: v.string(),
  input: v.string(),
  before: v.optional(v.unknown(), null),
  expected: v.optional(v.unknown(), null),
  sentAt: v.number(),
  endedAt: v.number(),
  doneAt: v.number(),
  notFound: v.optional(v.boolean()),
  refusal: v.optional(v.string()),
  address: v.string(),
}) as v.Schema<Attempt>;

/**
 * The storage key of an attempt: its kind, product, order and session, which comes last.
 * @param kind such as `payCode`. @param about tells two of a kind apart.
 */
export function attemptName(kind: string, about = ''): string {
  return `${ATTEMPT_PREFIX}${ownerOf(about ? `${kind}:${about}` : kind)}`;
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

/** Fingerprint of what is sent, by which a repetition is recognized. The one-time token does not count. */
export function fingerprintOf(input: object, token = ''): string {
  return digest(JSON.stringify({ ...input, ...(token && { [token]: '' }) }));
}
