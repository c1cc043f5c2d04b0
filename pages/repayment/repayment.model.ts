import type { Repayment } from '../../shared/api/repayment.ts';
import type { ShownAmount } from '../../shared/features/order/AmountHeader.tsx';
import { amountText } from '../../shared/features/order/amountText.ts';
import {
  type Due,
  labelledRows,
  type ShownRepayment,
  shownPayment,
} from '../../shared/features/repayment/waysToPay.model.ts';
import { daysBetween, toIsoDate } from '../../shared/lib/date.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { text } from './repayment.messages.ts';

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
  const labels = { dateLabel: text.date, empty: text.noDetail };
  const label = text.amount;
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

/**
 * How many days remain until the repayment date, as text, counted in the market's time zone, and what that means.
 * @param date yyyy-mm-dd; anything else has no text. @param now epoch ms. @param timeZone IANA name.
 */
export function dueOf(
  date: string,
  now: number,
  timeZone: string,
): Pick<ShownAmount, 'due' | 'tone'> {
  const days = daysBetween(toIsoDate(now, timeZone), date);
  if (days === undefined) return { due: '' };
  if (days < 0) return { due: text.overdue(-days), tone: 'late' };
  return days === 0 ? { due: text.today, tone: 'today' } : { due: text.dueIn(days) };
}
