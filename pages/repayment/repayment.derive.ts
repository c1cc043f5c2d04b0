import { filledRows, readText } from '../../shared/api/reply.ts';
import { type WaysShown, waysShown } from '../../shared/features/repayment/waysToPay.derive.ts';
import { dateText, daysBetween, toIsoDate } from '../../shared/lib/date.ts';
import type { DeriveSettings, ReplyData } from '../../shared/runtime/derive.ts';

/** What the document shows besides the fields of the reply: one of the due lines, the rest of the rows, the ways to pay. */
export interface RepaymentDerived extends WaysShown {
  /** How many days it is overdue, if more than one. */
  overdue: string;
  sinceYesterday: boolean;
  today: boolean;
  tomorrow: boolean;
  /** In how many days it is due, if more than one. */
  dueIn: string;
}

/** How many days remain, in the cases of `dueText`, and the ways to pay. */
export function derive(data: ReplyData, { timeZone }: DeriveSettings): RepaymentDerived {
  const today = toIsoDate(Date.now(), timeZone);
  const days = daysBetween(today, dateText(readText(data.repayDate), timeZone)) ?? Number.NaN;
  return {
    ...waysShown(data, data.repayAmount, filledRows(data.detail)),
    overdue: days < -1 ? `${-days}` : '',
    sinceYesterday: days === -1,
    today: days === 0,
    tomorrow: days === 1,
    dueIn: days > 1 ? `${days}` : '',
  };
}
