import type { World } from './world.ts';

/**
 * What can happen to the borrower. `debit`: from a card. `payment`: by code at the counter, or elsewhere.
 * `extension`: one that was paid for. `repayment`: one from a card was begun, and nothing debited yet.
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
  /** The `repayToken` that stands behind it. */
  token?: string;
  payCode?: string;
  /** The repayment that was begun or confirmed. */
  recordId?: string;
  /** Settled without any page of ours. */
  elsewhere?: true;
}

/** An effect in the order of arrival. */
export interface Entry extends Effect {
  seq: number;
  /** Epoch ms. */
  at: number;
  /** The header of the write that caused it, whether or not it is honoured. */
  idempotencyKey?: string;
  /** Whether the lender's own answer to it has gone out. */
  answered: boolean;
}

/** Writes an effect down; `deliver` adds what is known of the write that caused it. */
export function enter({ ledger, now }: Pick<World, 'ledger' | 'now'>, effect: Effect): Entry {
  const entry = { seq: ledger.length + 1, at: now(), ...effect, answered: false };
  ledger.push(entry);
  return entry;
}
