import type { Repayment } from '../../shared/api/repayment.ts';
import { amountText } from '../../shared/features/order/amountText.ts';
import { dueOf } from '../../shared/features/order/dueDate.model.ts';
import {
  type Due,
  labelledRows,
  type ShownRepayment,
  shownPayment,
} from '../../shared/features/repayment/waysToPay.model.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { repaymentText } from './repayment.messages.ts';

/** The payment of this page. */
export const instalmentDue = ({ repayAmount }: Repayment): Due => ({
  amount: repayAmount,
  isDelay: false,
});

/** The content of the page with the instalment; bars while it is not known. */
export function shownRepayment(
  data: Repayment | undefined,
  context: ScreenContext,
): ShownRepayment {
  const labels = { dateLabel: repaymentText.date, empty: repaymentText.noDetail };
  const label = repaymentText.amount;
  if (!data) return { ...labels, due: { label }, rows: waitingRows(2), ways: {} };
  const { repayAmount, repayDate: date, detail, repayPlan } = data;
  return {
    ...shownPayment(data, instalmentDue(data), context),
    ...labels,
    due: {
      label,
      amount: amountText(repayAmount, context),
      date,
      ...dueOf(date, context.now, context.config.timeZone),
    },
    rows: labelledRows(detail.length ? detail : repayPlan, context),
  };
}
