import { flag, list, requiredText, text } from '../../api/coerce.ts';
import * as v from '../../lib/schema.ts';
import { localStore } from '../../lib/storage.ts';
import {
  REPAYMENT_INFO_KEY,
  REPAYMENT_INFO_VERSION,
  type RepaymentInfo,
  repaymentInfoOwner,
} from './repaymentInfo.ts';

/** Half an hour: long enough to walk to a store, but short for a shared phone. */
export const REPAYMENT_INFO_TTL_MS = 30 * 60 * 1000;

const step = v.object({ name: text, steps: list(requiredText) });

const record = v.object({
  owner: text,
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
  productName: text,
  repayDate: text,
});

/** Repayment info saved on the device, and when it was saved. */
export interface KeptRepaymentInfo {
  info: RepaymentInfo;
  /** Epoch ms. */
  savedAt: number;
}

/**
 * Reads the saved repayment info for the current session, product and order. The page shows it until fresh
 * data arrives, or if none can be loaded. @param now epoch ms.
 * @returns undefined if it is absent, unreadable, older than half an hour, or belongs to another owner.
 */
export function readRepaymentInfo(isDelay: boolean, now: number): KeptRepaymentInfo | undefined {
  try {
    const info = v.parse(record, JSON.parse(localStore.read(REPAYMENT_INFO_KEY) ?? ''));
    const savedAt = Number(info.savedAt);
    const fresh = now >= savedAt && now - savedAt < REPAYMENT_INFO_TTL_MS;
    const ours =
      info.version === REPAYMENT_INFO_VERSION && info.owner === repaymentInfoOwner(isDelay);
    return fresh && ours && info.isDelay === isDelay ? { info, savedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** The repayment code of the order's instalment that was saved on the device; undefined without one. */
export function keptPayCode(): string | undefined {
  return readRepaymentInfo(false, Date.now())?.info.payCode;
}
