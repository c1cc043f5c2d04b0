import type { NoticeGroup } from '../api/repayment.ts';
import { localStore } from './storage.ts';

/** Where the device keeps it; the early start looks whether it is there. */
export const REPAYMENT_INFO_KEY = 'repaymentInfo';
export const REPAYMENT_INFO_VERSION = '1';

/** What page 2 shows (spec 2.12, decisions 5). Amounts are texts as the server sent them. */
export interface RepaymentInfo {
  orderId: string;
  payCode: string;
  logo: string;
  title: string;
  payNotice: NoticeGroup[];
  repayAmount: string;
  delayAmount: string;
  isDelay: boolean;
}

/** Saves the repayment info for page 2. @param now epoch ms. */
export function saveRepaymentInfo(info: RepaymentInfo, now: number): void {
  const kept = { ...info, version: REPAYMENT_INFO_VERSION, savedAt: now };
  localStore.write(REPAYMENT_INFO_KEY, JSON.stringify(kept));
}
