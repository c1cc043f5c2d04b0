const DAY_MS = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The date of an instant, yyyy-mm-dd. @param epochMs ms. @param zone IANA name of the market's time zone; the phone's own may differ. */
export function toIsoDate(epochMs: number, zone: string): string {
  // Swedish dates have this form in every browser.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(epochMs);
}

/** Day number of a date; undefined for anything that is not a real day. */
function dayNumber(date: string): number | undefined {
  const [, year, month, day] = ISO.exec(date) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const real = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
  return real ? time / DAY_MS : undefined;
}

/** Days from one yyyy-mm-dd to another; undefined if either is not a real day. */
export function daysBetween(from: string, to: string): number | undefined {
  const start = dayNumber(from);
  const end = dayNumber(to);
  return start === undefined || end === undefined ? undefined : end - start;
}
