import type { World } from './world.ts';

/**
 * What can happen to the borrower. `debit`: from a card. `payment`: by code at the counter, or elsewhere.
 * `extension`: an extension that was paid. `repayment`: a repayment by card has begun, nothing debited yet.
 */
export type EffectKind =
  | 'debit'
  | 'payment'
  | 'extension'
  | 'repayment'
  | 'code'
  | 'extensionCode'
  | 'push'
  | 'partnerOrder'
  | 'account'
  | 'complaint'
  | 'rating'
  | 'orderRating'
  | 'upload'
  | 'sms'
  | 'registration'
  | 'event';

export interface Effect {
  kind: EffectKind;
  orderId?: string;
  /** Minor units, as digits. */
  amount?: string;
  /** The `repayToken` that it was made with. */
  token?: string;
  payCode?: string;
  /** The repayment that has begun or was confirmed. */
  recordId?: string;
  /** Settled outside our pages. */
  elsewhere?: true;
}

/** An effect, in order of arrival. */
export interface Entry extends Effect {
  seq: number;
  /** Epoch ms. */
  at: number;
  /** The header of the write that caused it, whether or not the lender honours it. */
  idempotencyKey?: string;
  /** Whether the lender's reply to it was sent. */
  answered: boolean;
}

/** Records an effect; `deliver` adds what is known about the write that caused it. */
export function enter({ ledger, now }: Pick<World, 'ledger' | 'now'>, effect: Effect): Entry {
  const entry = { seq: ledger.length + 1, at: now(), ...effect, answered: false };
  ledger.push(entry);
  return entry;
}

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
