import { type Repayment, repaymentQuery } from '../../shared/api/repayment.ts';
import type { ShownAmount } from '../../shared/features/order/AmountHero.tsx';
import { amountText } from '../../shared/features/order/amountText.ts';
import { logoOf, type ShownProduct } from '../../shared/features/order/ProductHeader.tsx';
import {
  planRows,
  type ShownWays,
  shownWays,
  waitingWays,
} from '../../shared/features/repayment/waysToPay.model.ts';
import { daysBetween, toIsoDate } from '../../shared/lib/date.ts';
import type { SendQuery } from '../../shared/runtime/firstScreen.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { type LabelledRow, waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { text } from './repayment.messages.ts';

/** Reads the current instalment of the order in the address. */
export const readRepayment = (send: SendQuery) => send(repaymentQuery);

/** What the page shows. */
export interface ShownRepayment {
  due: ShownAmount;
  product: ShownProduct | undefined;
  /** The details, or the plan that the lender sends instead. */
  rows: readonly LabelledRow[];
  ways: ShownWays;
}

/** What the page shows while the instalment is not known. */
const waiting = (): ShownRepayment => ({
  due: { label: text.amount, amount: undefined, date: undefined, due: undefined },
  product: undefined,
  rows: waitingRows(2),
  ways: waitingWays,
});

/** What the page shows of the instalment; undefined while it is not known. */
export function shownRepayment(
  data: Repayment | undefined,
  context: ScreenContext,
): ShownRepayment {
  if (!data) return waiting();
  const { repayAmount, repayDate, productName, productLogo, detail, repayPlan } = data;
  return {
    due: {
      label: text.amount,
      amount: amountText(repayAmount, context),
      date: repayDate,
      ...dueOf(repayDate, context.now, context.config.timeZone),
    },
    product: { logo: logoOf(productLogo, productName, context), name: productName },
    rows: detail.length ? detail : planRows(repayPlan, context),
    ways: shownWays(data, { amount: repayAmount, isDelay: false }, context),
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
