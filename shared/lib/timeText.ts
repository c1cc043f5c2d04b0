import { daysBetween, instantMs } from './date.ts';

/** A time of a reply as it came; undefined for an instant, whose day and hour only a time zone tells (`timeText`). */
export function writtenTime(sent: string): string | undefined {
  return Number.isNaN(instantMs(sent)) ? sent : undefined;
}

/** A time of a reply as pages show it: as it came, an instant as yyyy-mm-dd hh:mm:ss in a time zone. @param zone IANA name. */
export function timeText(sent: string, zone: string): string {
  const ms = instantMs(sent);
  if (Number.isNaN(ms)) return sent;
  const two = '2-digit';
  const day = { year: 'numeric', month: two, day: two } as const;
  const time = { hour: two, minute: two, second: two, timeZone: zone } as const;
  // Swedish dates have this form in every browser.
  return new Intl.DateTimeFormat('sv-SE', { ...day, ...time }).format(ms);
}

const MACHINE = /^(\d{4}-\d\d-\d\d)(?:[ T](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)?$/;

/** A date with or without a time of day, if a `dateTime` attribute may have it as it is written. */
export function machineTime(text: string): string | undefined {
  const [, day = ''] = MACHINE.exec(text) ?? [];
  return daysBetween(day, day) === undefined ? undefined : text;
}
