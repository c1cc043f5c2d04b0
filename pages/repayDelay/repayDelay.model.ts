import type { Extension, Repayment, RepaymentRows } from '../../shared/api/repayment.ts';
import { amountText, moneyOf, moneyText } from '../../shared/features/order/amountText.ts';
import { dayText } from '../../shared/features/order/dueDate.model.ts';
import {
  type Due,
  labelledRows,
  type ShownRepayment,
  shownPayment,
} from '../../shared/features/repayment/waysToPay.model.ts';
import { daysBetween, toIsoDate, unbroken } from '../../shared/lib/date.ts';
import { sumOf } from '../../shared/lib/money.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { shownDate } from '../../shared/runtime/shownDate.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { repayDelayText } from './repayDelay.messages.ts';

/** The payment of this page. */
export const extensionDue = ({ delayInfo }: Extension): Due => ({
  amount: delayInfo.delayAmount,
  isDelay: true,
});

type DueNow = Pick<Repayment, 'repayAmount' | 'repayDate'>;

/** The amount due without the extension: undefined while it is read, null if it cannot be read. */
type WithoutExtension = DueNow | null | undefined;

/** The figures of a column, in the order of its labels: '' is left out, undefined is not known yet. */
type Figures = readonly (string | undefined)[];

/** What the extension comes to, as far as the reply says it. @param rows the plan afterwards. */
function extendedOf(data: Extension, rows: RepaymentRows, context: ScreenContext): Figures {
  const { delayAmount } = data.delayInfo;
  const amount = (text: string) => moneyOf(text, context);
  const today = toIsoDate(context.now, context.config.timeZone);
  const fee = amount(delayAmount)?.minor;
  // What is paid today or before is no part of what is paid later, nor is a row that may be the fee itself.
  const isCertain = rows.every(
    (row) => (daysBetween(today, row.time) ?? 0) > 0 && amount(row.amount)?.minor !== fee,
  );
  const later = isCertain ? sumOf(rows.map((row) => amount(row.amount))) : undefined;
  const total = later && sumOf([amount(delayAmount), later]);
  const [last = ''] = rows.map(({ time }) => time).sort((one, other) => (one < other ? 1 : -1));
  return [
    unbroken(dayText(data.repayDate)),
    amountText(delayAmount, context),
    later ? moneyText(later, context) : '',
    total ? moneyText(total, context) : '',
    later ? unbroken(shownDate(last)) : '',
  ];
}

/** What paying now comes to. If that is as much as is paid after an extension, it is the whole debt that this puts off. */
function repaidOf(
  without: WithoutExtension,
  later: Figures[number],
  context: ScreenContext,
): Figures {
  if (without === undefined) return [];
  // The column stays, so that the other one does not move.
  if (without === null) return ['', repayDelayText.unread, '', '', ''];
  const { repayAmount, repayDate } = without;
  const amount = amountText(repayAmount, context);
  const rest =
    later === amount ? [repayDelayText.nothing, amount, repayDelayText.today] : ['', '', ''];
  return [unbroken(dayText(repayDate)), amount, ...rest];
}

/** Paying now and the extension beside each other. */
function comparisonOf(extended: Figures, without: WithoutExtension, context: ScreenContext) {
  const labels = [
    repayDelayText.due,
    repayDelayText.today,
    repayDelayText.later,
    repayDelayText.total,
    repayDelayText.last,
  ];
  const column = (title: string, figures: Figures) => ({
    title,
    rows: labels
      .map((label, place) => ({ text: label, value: figures[place] }))
      .filter(({ value }) => value !== ''),
  });
  return [
    column(repayDelayText.repay, repaidOf(without, extended[2], context)),
    column(repayDelayText.extend, extended),
  ];
}

/** The content of the page with the extension: its cost and the plan afterwards; bars while it is not known. */
export function shownExtension(
  data: Extension | undefined,
  context: ScreenContext,
  without?: WithoutExtension,
): ShownRepayment {
  const labels = { dateLabel: repayDelayText.date, empty: repayDelayText.noPlan };
  if (!data) {
    return {
      ...labels,
      due: { due: '' },
      comparison: comparisonOf([], undefined, context),
      // A row of the plan has small print, whose line is kept free.
      rows: waitingRows(2).map((row) => ({ ...row, note: '\u00a0' })),
      ways: {},
    };
  }
  const { delayInfo, repayDate: date, repayPlan, detail } = data;
  const amount = amountText(delayInfo.delayAmount, context);
  const sent = repayPlan.length ? repayPlan : detail;
  const payment = shownPayment(data, extensionDue(data), context);
  const rows = labelledRows(sent, context);
  // A repaid order has no extension, so nothing is said of its cost or of a plan.
  if (payment.ways.nothingDue) return { ...payment, dateLabel: labels.dateLabel, rows };
  return {
    ...payment,
    ...labels,
    due: { label: delayInfo.title || repayDelayText.fee, amount, date, due: '' },
    comparison: comparisonOf(extendedOf(data, sent, context), without, context),
    rows,
    note: repayDelayText.cost(amount),
  };
}
