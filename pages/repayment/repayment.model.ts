import { repaymentQuery } from '../../shared/api/repayment.ts';
import { daysBetween, toIsoDate } from '../../shared/lib/date.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { text } from './repayment.messages.ts';

/** The instalment of this address. */
export const repayment = queryAtoms(repaymentQuery);

/**
 * How far the repayment date is, in days of the market's time zone (ux-checklist, repay).
 * @param date yyyy-mm-dd; any other text gives ''. @param now epoch ms. @param timeZone IANA name.
 */
export function dueText(date: string, now: number, timeZone: string): string {
  const days = daysBetween(toIsoDate(now, timeZone), date);
  if (days === undefined) return '';
  if (days < 0) return text.overdue(-days);
  return days === 0 ? text.today : text.dueIn(days);
}
