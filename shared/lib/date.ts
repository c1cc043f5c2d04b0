const DAY_MS = 86_400_000;

/** Minutes before UTC of the markets' time zones, which have no daylight saving time. */
const OFFSETS: Readonly<Record<string, number>> = { 'Asia/Manila': 480, 'Asia/Kolkata': 330 };

/** The date of an instant, yyyy-mm-dd. @param epochMs ms. @param zone IANA name of the market's time zone; the phone's own may differ. */
export function toIsoDate(epochMs: number, zone: string): string {
  const offset = OFFSETS[zone];
  // The first `Intl` takes a slow phone 80 ms, for which the borrower would wait.
  if (offset) return new Date(epochMs + offset * 60_000).toISOString().slice(0, 10);
  // Swedish dates have this form in every browser.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(epochMs);
}

/** The date some days after an instant. @param epochMs ms. @param zone as for `toIsoDate`, without daylight saving time. */
export function dateAfter(epochMs: number, days: number, zone: string): string {
  return toIsoDate(epochMs + days * DAY_MS, zone);
}

/** Day number of a date; undefined for anything that is not a real day. */
function dayNumber(date: string): number | undefined {
  const time = Date.parse(date);
  const real = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
  return real ? time / DAY_MS : undefined;
}

/** Days from one yyyy-mm-dd to another; undefined if either is not a real day. */
export function daysBetween(from: string, to: string): number | undefined {
  const start = dayNumber(from);
  const end = dayNumber(to);
  return start === undefined || end === undefined ? undefined : end - start;
}

/**
 * A date with or without a time of day, as written: without a time zone the day does not depend on one. Between separators
 * month and day may lack their zeros.
 */
const WRITTEN =
  /^(\d{4})(?:([-/])(\d\d?)\2(\d\d?)|(\d\d)(\d\d))(?:[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?$/;
/** Seconds or ms since 1970, or a time of day with its time zone. */
const INSTANT =
  /^(?:\d{10}|\d{13}|\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d))$/;

/** Epoch ms of an instant as lenders write it; NaN for anything else, and if there is no such time. */
export function instantMs(sent: string): number {
  if (!INSTANT.test(sent)) return Number.NaN;
  if (!sent.includes('-')) return Number(sent.padEnd(13, '0'));
  // Safari needs the T, and the colon in a time zone.
  return Date.parse(sent.replace(' ', 'T').replace(/(\d\d)(\d\d)$/, '$1:$2'));
}

/** A date as yyyy-mm-dd, also where it was sent as yyyymmdd, yyyy/mm/dd or with a time of day; anything else as it came. */
function tidyDate(sent: string): string {
  const [, year, , shortMonth, shortDay, month = shortMonth, day = shortDay] =
    WRITTEN.exec(sent) ?? [];
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return dayNumber(date) === undefined ? sent : date;
}

/** A date of a reply as it is shown (`dateText`); undefined for an instant, whose day only a time zone tells. */
export function writtenDate(sent: string): string | undefined {
  return Number.isNaN(instantMs(sent)) ? tidyDate(sent) : undefined;
}

/**
 * A date of a reply as pages show it: yyyy-mm-dd if it can be read, an instant as its day in a time zone; anything else
 * as it came. @param zone IANA name.
 */
export function dateText(sent: string, zone: string): string {
  const ms = instantMs(sent);
  return Number.isNaN(ms) ? tidyDate(sent) : toIsoDate(ms, zone);
}

/** A time of day in the phone's own format, such as 10:21. @param at epoch ms. */
export function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}
