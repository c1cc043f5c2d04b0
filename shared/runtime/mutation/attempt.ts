import { HTTP_TIMEOUT_MS } from '../../api/call.ts';
import { ownerOf } from '../../api/session/owner.ts';
import { digest } from '../../lib/digest.ts';
import * as v from '../../lib/schema.ts';
import { localStore } from '../../lib/storage.ts';
import { ATTEMPT_LIFE_MS, ATTEMPT_PREFIX } from './remembered.ts';

/** The values that a write changes, as read from the server; plain data to compare. */
export type Snapshot = string | number | boolean | null | Snapshot[] | { [name: string]: Snapshot };

const snapshot = v.optional(v.unknown(), null) as v.Schema<Snapshot>;

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
   * A check did not find it. Only its key and token still count: the same input is sent with them again, in case the
   * server shows late what it has taken.
   */
  notFound: v.optional(v.boolean()),
  /** What the server said when it refused this repetition; that says nothing about the attempts before it. */
  refusal: v.optional(v.string()),
  /** The address in its reply, or ''. */
  address: v.string(),
});

/** The record of a write that must happen once: open until its outcome is certain, then kept if it arrived. */
export type Attempt = v.InferOutput<typeof attempt>;

/**
 * The storage key of an attempt: its kind, product, order and session.
 * @param what such as `payCode`. @param about tells two of a kind apart.
 */
export function attemptName(what: string, about = ''): string {
  return `${ATTEMPT_PREFIX}${ownerOf(about ? `${what}:${about}` : what)}`;
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

/** How long a server may still work on a request whose connection has ended without its reply, ms. */
export const SETTLING_MS = 15_000;

/**
 * Until when a request may still have its effect, epoch ms: a proxy may give up, or a network fail, while the server is
 * at work. If the page was closed, the end of the connection is unknown until the time-out.
 */
export function underWayUntil({ endedAt, sentAt, refusal }: Attempt): number {
  // What it repeats has settled before, and a refusal is an answer.
  if (refusal !== undefined) return 0;
  return endedAt ? endedAt + SETTLING_MS : sentAt + HTTP_TIMEOUT_MS;
}

/** A new `Idempotency-Key`: 128 random bits. */
function newKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a mutation says of its record: see `Mutation`. */
interface Recorded<Input> {
  call: { path: string };
  token?: keyof Input & string;
}

/** Fingerprint of what is sent, by which a repetition is recognized. The one-time token does not count. */
export function fingerprintOf<Input extends object>(
  { token }: Pick<Recorded<Input>, 'token'>,
  input: Input,
): string {
  return digest(JSON.stringify({ ...input, ...(token && { [token]: '' }) }));
}

/**
 * The attempt as it is stored before sending. @param previous the record found, if any. Unless it was answered, its key
 * and token are used again for the same input; if it is still open, this attempt repeats it.
 */
export function attemptOf<Input extends object>(
  { call, token }: Recorded<Input>,
  input: Input,
  previous: Attempt | undefined,
  given: { before: Snapshot; expected: Snapshot; amount: string },
): Attempt {
  const fingerprint = fingerprintOf({ ...(token && { token }) }, input);
  const standing = openOf(previous);
  const unanswered = previous && !previous.doneAt && previous.input === fingerprint;
  const earlier = unanswered ? previous : standing;
  return {
    key: unanswered ? previous.key : newKey(),
    path: call.path,
    token: earlier?.token || (token ? `${input[token]}` : ''),
    amount: given.amount,
    input: fingerprint,
    // A repetition is compared with the values from before the first attempt.
    before: standing ? standing.before : given.before,
    expected: given.expected,
    sentAt: Date.now(),
    endedAt: 0,
    doneAt: 0,
    address: '',
  };
}

/** The part of a mutation that decides how its record is kept and read: see `Mutation`. */
export interface Rules {
  harmless?: true;
  remembered?: true;
}

/**
 * Ends an attempt that certainly arrived. Its record stays, so that a tab that was opened before can say so instead of
 * sending the same again; a harmless one leaves none.
 */
export function finish({ harmless, remembered }: Rules, name: string, attempt: Attempt): void {
  if (harmless) {
    removeAttempt(name);
    return;
  }
  const now = Date.now();
  // Only what is remembered is compared with later readings; of the rest nothing is kept that was read or sent.
  const kept = remembered ? attempt : { ...attempt, before: null, expected: null };
  writeAttempt(name, { ...kept, endedAt: now, doneAt: now });
}

/**
 * Runs `work` while no other tab does so under the same name. Where there are no locks, only the stored record keeps
 * tabs apart. @returns undefined while another tab works. Rejects only if `work` does.
 */
export async function withLock<Answer>(
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!navigator.locks) return work();
  let asked = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      asked = true;
      return lock ? work() : undefined;
    });
  } catch (error) {
    if (asked) throw error;
    // A device may refuse locks where it refuses storage.
    return work();
  }
}
