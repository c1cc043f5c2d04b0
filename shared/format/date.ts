const DAY_MS = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The market's time zone; a phone may be set to any other. */
export const MANILA = 'Asia/Manila';

/** yyyy-mm-dd (spec 9) of an instant. @param epochMs ms. @param zone IANA name of a time zone. */
export function toIsoDate(epochMs: number, zone = MANILA): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(epochMs);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
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
