import { type Extension, extensionCall } from '../../shared/api/repayment.ts';
import { send } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import type { LabelledRow } from '../../shared/ui/FoldableRows.tsx';

/** The extension of the order in the address. */
export const extension = queryAtoms<Extension>(() => {
  const { productId, orderId } = commonParameters();
  return productId && orderId ? send(extensionCall, { productId, orderId }) : undefined;
});

/** The repayment plan as rows: title with remark, amount with date. */
export function planRows({ repayPlan }: Pick<Extension, 'repayPlan'>): LabelledRow[] {
  return repayPlan.map(({ title, remark, amount, time }) => ({
    text: title,
    note: remark,
    value: amount,
    valueNote: time,
  }));
}
