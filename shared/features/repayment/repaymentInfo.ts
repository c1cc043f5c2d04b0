import * as v from 'valibot';
import { flag, list, requiredText, text } from '../../api/coerce.ts';
import { noticeGroup, type Repayment } from '../../api/repayment.ts';
import { commonParameters, ownerOf } from '../../api/session/session.ts';
import { localStore, readKept, SESSION_PREFIX } from '../../lib/storage.ts';
import type { Due } from './waysToPay.model.ts';

/** Half an hour: long enough to walk to a store, but short for a shared phone. */
const REPAYMENT_INFO_TTL_MS = 30 * 60 * 1000;

const KEY = `${SESSION_PREFIX}repaymentInfo`;

const record = v.object({
  owner: text,
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

/** Amounts are texts from the server. */
export type RepaymentInfo = Omit<v.InferOutput<typeof record>, 'owner' | 'savedAt'>;

/** Instalments and extensions are kept apart. */
function ownerOfInfo(isDelay: boolean): string {
  return ownerOf(isDelay ? 'extension' : 'instalment');
}

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

export function saveRepaymentInfo(info: RepaymentInfo, now: number): void {
  const kept = { ...info, savedAt: now, owner: ownerOfInfo(info.isDelay) };
  localStore.write(KEY, JSON.stringify(kept));
}

/** `savedAt`: epoch ms. */
export type KeptRepaymentInfo = NonNullable<ReturnType<typeof readRepaymentInfo>>;

/**
 * Of the current session, product and order. The page shows it until fresh data arrives, or if none can be loaded.
 * @param now epoch ms. @returns undefined if it is absent, unreadable, older than half an hour, or of another owner.
 */
export function readRepaymentInfo(isDelay: boolean, now: number) {
  const info = readKept(record, localStore.read(KEY));
  if (!info) return undefined;
  const savedAt = Number(info.savedAt);
  const fresh = now >= savedAt && now - savedAt < REPAYMENT_INFO_TTL_MS;
  const ours = info.owner === ownerOfInfo(isDelay);
  return fresh && ours && info.isDelay === isDelay ? { info, savedAt } : undefined;
}

/** Of the order's instalment; undefined without one. */
export function keptPayCode(): string | undefined {
  return readRepaymentInfo(false, Date.now())?.info.payCode;
}
