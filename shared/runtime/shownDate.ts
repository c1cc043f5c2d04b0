import { getViewConfig } from '../config/config.ts';
import { weekdayOf } from '../lib/date.ts';
import { pageLanguage } from '../lib/messages.ts';

/** As people write it in the language of the page, on one line. A slow phone needs 80 ms for the first `Intl`. */
function written(date: string): string {
  const form = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(pageLanguage(), form)
    .format(Date.parse(date))
    .replace(/ /g, '\u00a0');
}

/** In the style of the settings; anything but yyyy-mm-dd stays as it came. @param weekdays names of those beside it. */
export function shownDate(date: string, weekdays?: readonly string[]): string {
  const weekday = weekdayOf(date);
  if (weekday === undefined) return date;
  const isWritten = getViewConfig().dateStyle === 'written';
  const shown = isWritten ? written(date) : date;
  return weekdays ? `${weekdays[weekday]}${isWritten ? ',' : ''} ${shown}` : shown;
}

/** The same of a time that begins with a date. */
export const shownTime = (time: string) => shownDate(time.slice(0, 10)) + time.slice(10);
