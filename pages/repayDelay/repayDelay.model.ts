import type { Extension, Repayment } from '../../shared/api/repayment.ts';
import { amountText } from '../../shared/features/order/amountText.ts';
import {
  type Due,
  labelledRows,
  type ShownRepayment,
  shownPayment,
} from '../../shared/features/repayment/waysToPay.model.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { text } from './repayDelay.messages.ts';

/** The payment of this page. */
export const extensionDue = ({ delayInfo }: Extension): Due => ({
  amount: delayInfo.delayAmount,
  isDelay: true,
});

/** The amount due without the extension: undefined while it is read, null if it cannot be read. */
type WithoutExtension = Pick<Repayment, 'repayAmount' | 'repayDate'> | null | undefined;

/** The amount due without the extension, in words; '' if it is not known. */
function dueNow(without: WithoutExtension, context: ScreenContext): string {
  // A date is not broken at its hyphens.
  const date = without?.repayDate.replace(/-/g, '\u2011');
  return without && date ? text.now(amountText(without.repayAmount, context), date) : '';
}

/** The content of the page with the extension: its cost and the plan afterwards; bars while it is not known. */
export function shownExtension(
  data: Extension | undefined,
  context: ScreenContext,
  without?: WithoutExtension,
): ShownRepayment {
  const labels = { dateLabel: text.date, empty: text.noPlan };
  if (!data) {
    return {
      ...labels,
      due: {},
      // A row of the plan has small print, whose line is kept free.
      rows: waitingRows(2).map((row) => ({ ...row, note: '\u00a0' })),
      ways: {},
    };
  }
  const { delayInfo, repayDate: date, repayPlan, detail } = data;
  const amount = amountText(delayInfo.delayAmount, context);
  return {
    ...shownPayment(data, extensionDue(data), context),
    ...labels,
    due: {
      label: delayInfo.title || text.fee,
      amount,
      date,
      due: without === undefined ? undefined : dueNow(without, context),
    },
    rows: labelledRows(repayPlan.length ? repayPlan : detail, context),
    note: text.cost(amount),
  };
}
