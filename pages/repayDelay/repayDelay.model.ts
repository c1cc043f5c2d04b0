import { type Extension, extensionQuery } from '../../shared/api/repayment.ts';
import { amountText } from '../../shared/features/order/amountText.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import type { LabelledRow } from '../../shared/ui/FoldableRows.tsx';

/** The extension of the order in the address. */
export const pageData = queryAtoms(extensionQuery);

/** The repayment plan as rows: title with remark, amount with date. */
export function planRows({ repayPlan }: Pick<Extension, 'repayPlan'>): LabelledRow[] {
  return repayPlan.map(({ title, remark, amount, time }) => ({
    text: title,
    note: remark,
    value: amountText(amount),
    valueNote: time,
  }));
}
