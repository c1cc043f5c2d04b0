import { type Extension, extensionCall } from '../../shared/api/repayment.ts';
import { send } from '../../shared/api/send.ts';
import { remote } from '../../shared/page/remote.ts';
import { commonParameters } from '../../shared/session/session.ts';
import type { LabelledRow } from '../../shared/ui/FoldableRows.tsx';

/** The extension of this address's order. */
export const extension = remote<Extension>(() => {
  const { productId, orderId } = commonParameters();
  return productId && orderId ? send(extensionCall, { productId, orderId }) : undefined;
});

/** The plan list as rows: title over remark, amount over time (spec 2.14). */
export function planRows({ repayPlan }: Pick<Extension, 'repayPlan'>): LabelledRow[] {
  return repayPlan.map(({ title, remark, amount, time }) => ({
    text: title,
    note: remark,
    value: amount,
    valueNote: time,
  }));
}
