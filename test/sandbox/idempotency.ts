import type { Entry } from './ledger.ts';
import type { World } from './world.ts';

/** The reply to a write, and its effects. */
interface Done {
  reply: Record<string, unknown>;
  entries: readonly Entry[];
}

/** The first write with a key. */
export interface KeyedWrite extends Done {
  /** Its parameters, as text. */
  asked: string;
}

const WORDS = 'This Idempotency-Key belongs to another request';
const OTHER_REQUEST = { code: 1012, status: '1012', success: false, message: WORDS, msg: WORDS };

/**
 * Carries a write out once for its key and path, if the session's lender honours keys. A repetition gets
 * the first reply, even a refusal; different parameters with the same key are refused.
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
