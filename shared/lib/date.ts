const DAY_MS = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** yyyy-mm-dd (spec 9) of an instant. @param epochMs ms. @param zone the market's time zone, IANA name; a phone may be set to any other. */
export function toIsoDate(epochMs: number, zone: string): string {
  // Swedish dates are written that way in every browser.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(epochMs);
}

/** Day number of a date, read by its parts; undefined for anything that is not a real day. */
function dayNumber(date: string): number | undefined {
  const [, year, month, day] = ISO.exec(date) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const real = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
  return real ? time / DAY_MS : undefined;
}

/** Days from one yyyy-mm-dd to another; undefined when either is not a real day. */
export function daysBetween(from: string, to: string): number | undefined {
  const start = dayNumber(from);
  const end = dayNumber(to);
  return start === undefined || end === undefined ? undefined : end - start;
}
