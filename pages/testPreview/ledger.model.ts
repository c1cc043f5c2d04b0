import { declareCall } from '../../shared/api/call.ts';
import { flag, list, requiredText, text } from '../../shared/api/coerce.ts';
import { groupDigits, minorToDecimal } from '../../shared/lib/money.ts';
import * as v from '../../shared/lib/schema.ts';

const entry = v.object({
  seq: requiredText,
  /** Epoch ms. */
  at: v.number(),
  kind: requiredText,
  orderId: text,
  /** Minor units; `''` for an effect without an amount. */
  amount: text,
  payCode: text,
  token: text,
  recordId: text,
  idempotencyKey: text,
  elsewhere: flag,
  answered: flag,
});

/** Something that happened at the sandbox: a payment, a code, a saved account. */
export type LedgerEntry = v.InferOutput<typeof entry>;

/** What happened in a session, in its order. A real server does not have this endpoint. */
export const ledgerCall = declareCall<{ sessionId: string }>()({
  path: '/sandbox/ledger',
  method: 'GET',
  encoding: 'form',
  anonymous: true,
  kind: 'read',
  reply: list(entry),
});

/** An amount with its decimals, without a currency, which the ledger does not know; `''` for none. */
export function amountText({ amount }: LedgerEntry): string {
  if (!amount) return '';
  const [whole = '', part = ''] = minorToDecimal(amount).split('.');
  return part ? `${groupDigits(whole, ',')}.${part}` : whole;
}

/** What identifies an entry: names of fields with their values. */
export function marksOf(given: LedgerEntry): (readonly [name: MarkName, value: string])[] {
  return MARKS.flatMap((name) => (given[name] ? [[name, given[name]] as const] : []));
}

const MARKS = ['orderId', 'payCode', 'recordId', 'token', 'idempotencyKey'] as const;
export type MarkName = (typeof MARKS)[number];

/** The longest mark that is shown whole, in characters, and how much of a longer one. */
const WHOLE = 16;
const START = 8;

/** A mark, cut if it is long. */
export function shortMark(value: string): string {
  return value.length > WHOLE ? `${value.slice(0, START)}…` : value;
}
