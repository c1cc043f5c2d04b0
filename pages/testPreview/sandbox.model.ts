import { readCall, writeCall } from '../../shared/api/call.ts';
import { flag, list, requiredText, text } from '../../shared/api/coerce.ts';
import { groupDigits, minorToDecimal } from '../../shared/lib/money.ts';
import * as v from '../../shared/lib/schema.ts';

const scenario = v.object({
  orderId: requiredText,
  title: requiredText,
  description: text,
  /** Ends of the paths of the reads that it answers otherwise; `*` for every one. */
  calls: list(requiredText),
  /** The state of a screen that it is the example of; `''` for none. */
  exampleOf: text,
});
export type Scenario = v.InferOutput<typeof scenario>;

/** The sandbox's scenarios. A real server has none of the calls below, so what they serve is not shown then. */
export const scenariosCall = readCall<Record<string, never>, Scenario[]>(
  '/sandbox/scenarios',
  list(scenario),
  { method: 'GET' },
);

/** Resets the sandbox's state for a session. */
export const resetCall = writeCall<{ sessionId: string }>('/sandbox/reset');

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

/** The effects in a session, in their order. */
export const ledgerCall = readCall<{ sessionId: string }, LedgerEntry[]>(
  '/sandbox/ledger',
  list(entry),
  { method: 'GET', anonymous: true },
);

/** An amount with its decimals, without a currency, which the ledger does not know; `''` for none. */
export function amountText({ amount }: LedgerEntry): string {
  if (!amount) return '';
  const [whole = '', part = ''] = minorToDecimal(amount).split('.');
  return part ? `${groupDigits(whole, ',')}.${part}` : whole;
}

const MARKS = ['orderId', 'payCode', 'recordId', 'token', 'idempotencyKey'] as const;

/** The identity of an entry: names of fields with their values, such as `orderId 1001`. */
export function marksOf(given: LedgerEntry): string[] {
  return MARKS.flatMap((name) => (given[name] ? `${name} ${given[name]}` : []));
}

/** A name of the code in words, such as "Extension code" for `extensionCode`. */
export function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
