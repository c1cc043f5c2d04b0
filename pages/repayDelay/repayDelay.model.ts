import { type Extension, extensionQuery } from '../../shared/api/repayment.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import type { LabelledRow } from '../../shared/ui/FoldableRows.tsx';

/** The extension of this address's order. */
export const extension = queryAtoms(extensionQuery);

/** The plan list as rows: title over remark, amount over time (spec 2.14). */
export function planRows({ repayPlan }: Pick<Extension, 'repayPlan'>): LabelledRow[] {
  return repayPlan.map(({ title, remark, amount, time }) => ({
    text: title,
    note: remark,
    value: amount,
    valueNote: time,
  }));
}
