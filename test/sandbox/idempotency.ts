import type { Entry } from './ledger.ts';
import type { World } from './world.ts';

/** What a write answered and what it did. */
interface Done {
  reply: Record<string, unknown>;
  entries: readonly Entry[];
}

/** The first write under a key. */
export interface KeyedWrite extends Done {
  /** What it asked for, as text. */
  asked: string;
}

const WORDS = 'This Idempotency-Key belongs to another request';
const OTHER_REQUEST = { code: 1012, status: '1012', success: false, message: WORDS, msg: WORDS };

/**
 * Does a write once for its key and path, where the session's lender honours keys: the same again gets
 * the first reply, also a refusal, and anything else under that key is refused.
 */
export function replyOnce(
  { settings, keyed }: Pick<World, 'settings' | 'keyed'>,
  { key, path, asked }: { key: string; path: string; asked: unknown },
  act: () => Done,
): Done {
  if (!settings.honoursIdempotencyKey) return act();
  const place = `${path} ${key}`;
  const text = JSON.stringify(asked);
  const first = keyed.get(place);
  if (first) return first.asked === text ? first : { reply: OTHER_REQUEST, entries: [] };
  const done = act();
  keyed.set(place, { ...done, asked: text });
  return done;
}
