import * as v from 'valibot';
import { flag, list, requiredText, text } from '../api/loose.ts';
import { localShelf } from './storage.ts';

/** Where the device keeps it; the early start looks whether it is there. */
export const REPAYMENT_INFO_KEY = 'repaymentInfo';
const VERSION = '1';
/** Half an hour: long enough to walk to a store, too short to show another borrower's code. */
export const REPAYMENT_INFO_TTL_MS = 30 * 60 * 1000;

const step = v.object({ name: text, steps: list(requiredText) });

const record = v.object({
  version: text,
  savedAt: requiredText,
  orderId: requiredText,
  payCode: text,
  logo: text,
  title: text,
  payNotice: list(v.object({ title: text, list: list(step) })),
  repayAmount: text,
  delayAmount: text,
  isDelay: flag,
});

/** What page 2 shows (spec 2.12, decisions 5). Amounts are texts as the server sent them. */
export type RepaymentInfo = Omit<v.InferOutput<typeof record>, 'version' | 'savedAt'>;

/** Saves the repayment info for page 2. @param now epoch ms. */
export function saveRepaymentInfo(info: RepaymentInfo, now: number): void {
  localShelf.write(REPAYMENT_INFO_KEY, JSON.stringify({ ...info, version: VERSION, savedAt: now }));
}

/**
 * Reads it back for the order whose page asks.
 * @returns undefined when absent, unreadable, older than half an hour or of another order.
 */
export function readRepaymentInfo(orderId: string, now: number): RepaymentInfo | undefined {
  try {
    const found = v.parse(record, JSON.parse(localShelf.read(REPAYMENT_INFO_KEY) ?? ''));
    const age = now - Number(found.savedAt);
    const fresh = age >= 0 && age < REPAYMENT_INFO_TTL_MS;
    return fresh && found.version === VERSION && found.orderId === orderId ? found : undefined;
  } catch {
    return undefined;
  }
}
