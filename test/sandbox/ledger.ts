import type { World } from './world.ts';

export interface Effect {
  /**
   * `debit`: from a card. `payment`: by code at the counter, or elsewhere. `extension`: one that was paid. `repayment`: one
   * by card has begun, nothing is debited yet. `push`: a loan was confirmed. `event`: a count. Others are named for what
   * was made or sent, such as `code` or `sms`.
   */
  kind: string;
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
export function enter({ ledger }: Pick<World, 'ledger'>, effect: Effect): Entry {
  const entry = { seq: ledger.length + 1, at: Date.now(), ...effect, answered: false };
  ledger.push(entry);
  return entry;
}
