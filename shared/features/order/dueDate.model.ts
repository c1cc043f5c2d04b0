import { daysBetween, toIsoDate } from '../../lib/date.ts';
import { shownDate } from '../../runtime/shownDate.ts';
import type { ShownAmount } from './AmountHeader.tsx';
import { dueDateText, weekdaysText } from './dueDate.messages.ts';

/** After its day of the week; anything that is not a real day as it came. */
export const dayText = (date: string) => shownDate(date, weekdaysText.short);

/**
 * The days until a payment is due, in the market's time zone. @param date yyyy-mm-dd; anything else has no text. @param now
 * epoch ms. @param timeZone IANA name.
 */
export function dueOf(
  date: string,
  now: number,
  timeZone: string,
): Pick<ShownAmount, 'due' | 'tone'> {
  const days = daysBetween(toIsoDate(now, timeZone), date);
  if (days === undefined) return { due: '' };
  if (days < 0) return { due: dueDateText.overdue(-days), tone: 'late' };
  return days === 0 ? { due: dueDateText.today, tone: 'today' } : { due: dueDateText.dueIn(days) };
}
