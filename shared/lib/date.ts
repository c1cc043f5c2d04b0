const DAY_MS = 86_400_000;

/** Minutes before UTC. These zones have no daylight saving time. */
const OFFSETS: Readonly<Record<string, number>> = { 'Asia/Manila': 480, 'Asia/Kolkata': 330 };

/** @param zone IANA name of the market's time zone; the phone's own may differ. @returns yyyy-mm-dd. */
export function toIsoDate(epochMs: number, zone: string): string {
  const offset = OFFSETS[zone];
  // The first `Intl` takes a slow phone 80 ms, for which the borrower would wait.
  if (offset) return new Date(epochMs + offset * 60_000).toISOString().slice(0, 10);
  // Swedish dates have this form in every browser.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(epochMs);
}

/** @param zone as for `toIsoDate`, without daylight saving time. @returns yyyy-mm-dd. */
export function dateAfter(epochMs: number, days: number, zone: string): string {
  return toIsoDate(epochMs + days * DAY_MS, zone);
}

/** Undefined for anything that is not a real day. */
function dayNumber(date: string): number | undefined {
  const time = Date.parse(date);
  const real = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
  return real ? time / DAY_MS : undefined;
}

/** 0 for Sunday; undefined for anything that is not a real day. */
export function weekdayOf(date: string): number | undefined {
  return dayNumber(date) === undefined ? undefined : new Date(Date.parse(date)).getUTCDay();
}

/** For a sentence: does not break at its hyphens. */
export const unbroken = (date: string) => date.replace(/-/g, '\u2011');

/** Both yyyy-mm-dd; undefined if either is not a real day. */
export function daysBetween(from: string, to: string): number | undefined {
  const start = dayNumber(from);
  const end = dayNumber(to);
  return start === undefined || end === undefined ? undefined : end - start;
}

/** Without a time zone, so the day does not depend on one. Between separators month and day may lack their zeros. */
const WRITTEN =
  /^(\d{4})(?:([-/])(\d\d?)\2(\d\d?)|(\d\d)(\d\d)(?:\d{6})?)(?:[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?$/;
/** Seconds or ms since 1970, or a time of day with its time zone. */
const INSTANT =
  /^(?:\d{10}|\d{13}|\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d))$/;

/** Epoch ms; NaN for anything but an instant as lenders write it, and if there is no such time. */
export function instantMs(sent: string): number {
  if (!INSTANT.test(sent)) return Number.NaN;
  if (!sent.includes('-')) return Number(sent.padEnd(13, '0'));
  // Safari needs the T, and the colon in a time zone.
  return Date.parse(sent.replace(' ', 'T').replace(/(\d\d)(\d\d)$/, '$1:$2'));
}

/** Yyyymmdd, yyyy/mm/dd, or either with a time of day, becomes yyyy-mm-dd; anything else stays as it came. */
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

/** The year of what looks like a date, in any order of its parts. */
const YEAR = /^(?:(\d{4})(?:([-/.])\d\d?\2\d\d?|\d{4}(?:\d{6})?)|\d\d?([-/.])\d\d?\3(\d{4}))(?!\d)/;
/** An instant that is certainly before 1971 or after 5000: 0, one below zero, and 9999 in ms. */
const NO_INSTANT = /^(?:0|-\d+|\d{15})$/;
/** As lenders fill in a date that they do not have: none is before this year. */
const FIRST_YEAR = '2000';
const YEARS_AHEAD = 100;

/** @param date yyyy-mm-dd, or a year only. @param today yyyy-mm-dd. */
function isMeant(date: string, today: string): boolean {
  const last = today.replace(/^\d+/, (year) => `${Number(year) + YEARS_AHEAD}`);
  return date >= FIRST_YEAR && date <= last;
}

/**
 * A date of a reply as pages show it: yyyy-mm-dd if it can be read, an instant as its day in a time zone; '' for one that
 * means none, before 2000 or more than 100 years ahead; anything else as it came. @param zone IANA name. @param now epoch ms.
 */
export function dateText(sent: string, zone: string, now = Date.now()): string {
  if (NO_INSTANT.test(sent)) return '';
  const ms = instantMs(sent);
  const date = Number.isNaN(ms) ? tidyDate(sent) : toIsoDate(ms, zone);
  const [, first, , , year = first] = YEAR.exec(sent) ?? [];
  const day = dayNumber(date) === undefined && Number.isNaN(ms) ? year : date;
  return day === undefined || isMeant(day, toIsoDate(now, zone)) ? date : '';
}

/** In the phone's own format, such as 10:21. @param at epoch ms. */
export function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}
