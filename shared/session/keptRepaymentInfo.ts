import * as v from 'valibot';
import { flag, list, requiredText, text } from '../api/coerce.ts';
import { REPAYMENT_INFO_KEY, REPAYMENT_INFO_VERSION, type RepaymentInfo } from './repaymentInfo.ts';
import { localShelf } from './storage.ts';

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

/**
 * Reads the repayment info back for the order whose page asks (spec 2.12). @param now epoch ms.
 * @returns undefined when absent, unreadable, older than half an hour or of another order.
 */
export function readRepaymentInfo(orderId: string, now: number): RepaymentInfo | undefined {
  try {
    const found = v.parse(record, JSON.parse(localShelf.read(REPAYMENT_INFO_KEY) ?? ''));
    const age = now - Number(found.savedAt);
    const fresh = age >= 0 && age < REPAYMENT_INFO_TTL_MS;
    const ours = found.version === REPAYMENT_INFO_VERSION && found.orderId === orderId;
    return fresh && ours ? found : undefined;
  } catch {
    return undefined;
  }
}
