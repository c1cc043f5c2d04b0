import { flag, list, requiredText, text } from '../../api/coerce.ts';
import { noticeGroup, type Repayment } from '../../api/repayment.ts';
import { commonParameters, ownerOf } from '../../api/session/session.ts';
import * as v from '../../lib/schema.ts';
import { localStore, readKept, SESSION_PREFIX } from '../../lib/storage.ts';
import type { Due } from './waysToPay.model.ts';

/** Half an hour: long enough to walk to a store, but short for a shared phone. */
export const REPAYMENT_INFO_TTL_MS = 30 * 60 * 1000;

const VERSION = '3';

/** Where the device keeps it. */
const KEY = `${SESSION_PREFIX}repaymentInfo`;

const record = v.object({
  owner: text,
  version: text,
  savedAt: requiredText,
  orderId: requiredText,
  payCode: text,
  logo: text,
  title: text,
  payNotice: list(noticeGroup),
  repayAmount: text,
  delayAmount: text,
  isDelay: flag,
  productName: text,
  repayDate: text,
});

/** The reply of the second repayment code page. Amounts are texts from the server. */
export type RepaymentInfo = Omit<v.InferOutput<typeof record>, 'owner' | 'version' | 'savedAt'>;

/** Who a record belongs to. Instalments and extensions are kept apart. */
function ownerOfInfo(isDelay: boolean): string {
  return ownerOf(isDelay ? 'extension' : 'instalment');
}

/** The repayment info for the default code of an instalment or extension of this order. */
export function repaymentInfoOf(
  { defDetail, productName, repayDate }: Pick<Repayment, 'defDetail' | 'productName' | 'repayDate'>,
  { amount, isDelay }: Due,
): RepaymentInfo {
  return {
    ...defDetail,
    productName,
    repayDate,
    orderId: commonParameters().orderId ?? '',
    isDelay,
    repayAmount: isDelay ? '' : amount,
    delayAmount: isDelay ? amount : '',
  };
}

/** Saves the repayment info on the device. @param now epoch ms. */
export function saveRepaymentInfo(info: RepaymentInfo, now: number): void {
  const kept = { ...info, version: VERSION, savedAt: now, owner: ownerOfInfo(info.isDelay) };
  localStore.write(KEY, JSON.stringify(kept));
}

/** Repayment info saved on the device, and when it was saved, epoch ms. */
export type KeptRepaymentInfo = NonNullable<ReturnType<typeof readRepaymentInfo>>;

/**
 * Reads the saved repayment info for the current session, product and order. The page shows it until fresh
 * data arrives, or if none can be loaded. @param now epoch ms.
 * @returns undefined if it is absent, unreadable, older than half an hour, or belongs to another owner.
 */
export function readRepaymentInfo(isDelay: boolean, now: number) {
  const info = readKept(record, localStore.read(KEY));
  if (!info) return undefined;
  const savedAt = Number(info.savedAt);
  const fresh = now >= savedAt && now - savedAt < REPAYMENT_INFO_TTL_MS;
  const ours = info.version === VERSION && info.owner === ownerOfInfo(isDelay);
  return fresh && ours && info.isDelay === isDelay ? { info, savedAt } : undefined;
}

/** The repayment code of the order's instalment that was saved on the device; undefined without one. */
export function keptPayCode(): string | undefined {
  return readRepaymentInfo(false, Date.now())?.info.payCode;
}
