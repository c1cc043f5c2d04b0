import { readText } from '../../shared/api/reply.ts';
import { type WaysShown, waysShown } from '../../shared/features/repayment/waysToPay.derive.ts';
import type { ReplyData } from '../../shared/runtime/derive.ts';

/** What the document shows besides the fields of the reply. */
export interface ExtensionDerived extends WaysShown {
  /** What an extension costs is said with the next payment date, or without it. */
  dated: boolean;
  undated: boolean;
}

/** Whether the next payment date is known, and the ways to pay. */
export function derive(data: ReplyData): ExtensionDerived {
  const { delayAmount } = Object(data.delayInfo) as ReplyData;
  const dated = readText(data.repayDate) !== '';
  return { ...waysShown(data, delayAmount, data.repayPlan), dated, undated: !dated };
}
