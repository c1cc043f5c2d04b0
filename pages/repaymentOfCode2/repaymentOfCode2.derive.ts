import { readText } from '../../shared/api/reply.ts';
import { isZero } from '../../shared/features/order/amountWithCurrency.ts';
import type { ReplyData } from '../../shared/runtime/derive.ts';

/** What the document shows besides the fields of the reply. */
export interface CodeDerived {
  /** There is a code, and something to pay with it. */
  hasCode: boolean;
  /** The lender says how to pay. */
  hasSteps: boolean;
  noSteps: boolean;
}

/** Whether there is a code with instructions. */
export function derive({ defDetail, repayAmount }: ReplyData): CodeDerived {
  const { payCode, payNotice } = Object(defDetail) as ReplyData;
  const hasCode = readText(payCode) !== '' && !isZero(readText(repayAmount));
  const hasSteps = Array.isArray(payNotice) && payNotice.length > 0;
  return { hasCode, hasSteps: hasCode && hasSteps, noSteps: hasCode && !hasSteps };
}
