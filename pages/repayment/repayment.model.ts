import { repaymentQuery } from '../../shared/api/repayment.ts';
import { daysBetween, toIsoDate } from '../../shared/lib/date.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { text } from './repayment.messages.ts';

/** The current instalment of the order in the address. */
export const pageData = queryAtoms(repaymentQuery);

/**
 * How many days remain until the repayment date, as text, counted in the market's time zone.
 * @param date yyyy-mm-dd; anything else returns `''`. @param now epoch ms. @param timeZone IANA name.
 */
export function dueText(date: string, now: number, timeZone: string): string {
  const days = daysBetween(toIsoDate(now, timeZone), date);
  if (days === undefined) return '';
  if (days < 0) return text.overdue(-days);
  return days === 0 ? text.today : text.dueIn(days);
}
