import * as v from 'valibot';
import { readCall, writeCall } from '../../shared/api/call.ts';
import { flag, list, requiredText, text } from '../../shared/api/coerce.ts';
import { groupDigits, minorToDecimal } from '../../shared/lib/money.ts';
import type { Tester } from './tester.model.ts';

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

/** A list of texts. */
const texts = list(requiredText);

const faults = v.object({
  /** What can go wrong. */
  names: texts,
  /** Methods and paths of the calls that it can happen to. */
  calls: texts,
  armed: list(v.object({ path: requiredText, times: text })),
  /** The paths of the calls that wait for `release`. */
  held: texts,
});
export type Faults = v.InferOutput<typeof faults>;

/** What can go wrong at the sandbox in a session, and what waits there. */
export const faultsCall = readCall<{ sessionId: string }, Faults>('/sandbox/faults', faults, {
  method: 'GET',
  anonymous: true,
});

/** Adds a fault for the calls of a session; `none` removes them all. */
export const faultCall = writeCall<Record<string, string>>('/sandbox/fault');

/** Chooses how the sandbox spells its replies in a session. */
export const settingsCall = writeCall<{ sessionId: string; replyVariant: string }>(
  '/sandbox/settings',
);

/** Lets the held calls of a session go on. */
export const releaseCall = writeCall<{ sessionId: string }>('/sandbox/release');

/** The parameters by which a tester's fault is added. */
export function armingOf({ fault, faultOn, faultTimes }: Tester): Record<string, string> {
  const calls = faultOn.startsWith('/') ? { path: faultOn } : { path: '*', kind: faultOn };
  return { fault, times: faultTimes, ...calls };
}

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

/** A name of the code in words, such as "Extension code" for `extensionCode` or `extension-code`. */
export function wordsOf(name: string): string {
  const words = name.replace(/-/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
