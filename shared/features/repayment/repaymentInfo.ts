import type { NoticeGroup } from '../../api/repayment.ts';
import { ownerOf } from '../../api/session/owner.ts';
import { localStore, SESSION_PREFIX } from '../../lib/storage.ts';

export const REPAYMENT_INFO_VERSION = '3';

/** Where the device keeps it. */
export const REPAYMENT_INFO_KEY = `${SESSION_PREFIX}repaymentInfo`;

/** What the second repayment code page shows. Amounts are texts from the server. */
export interface RepaymentInfo {
  orderId: string;
  payCode: string;
  logo: string;
  title: string;
  payNotice: NoticeGroup[];
  repayAmount: string;
  delayAmount: string;
  isDelay: boolean;
  productName: string;
  repayDate: string;
}

/** Who a record belongs to. Instalments and extensions are kept apart. */
export function repaymentInfoOwner(isDelay: boolean): string {
  return ownerOf(isDelay ? 'extension' : 'instalment');
}

/** Saves the repayment info on the device. @param now epoch ms. */
export function saveRepaymentInfo(info: RepaymentInfo, now: number): void {
  const owner = repaymentInfoOwner(info.isDelay);
  const kept = { ...info, version: REPAYMENT_INFO_VERSION, savedAt: now, owner };
  localStore.write(REPAYMENT_INFO_KEY, JSON.stringify(kept));
}
