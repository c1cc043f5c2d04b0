import { daysBetween, instantMs, writtenDate } from './date.ts';

/** An instant becomes yyyy-mm-dd hh:mm:ss, anything else stays as it came. @param zone IANA name. */
export function timeText(sent: string, zone: string): string {
  const ms = instantMs(sent);
  if (Number.isNaN(ms)) return sent;
  const two = '2-digit';
  const day = { year: 'numeric', month: two, day: two } as const;
  const time = { hour: two, minute: two, second: two, timeZone: zone } as const;
  // Swedish dates have this form in every browser.
  return new Intl.DateTimeFormat('sv-SE', { ...day, ...time }).format(ms);
}

/** A date in any form, with or without a time of day. */
const DAY_AND_TIME =
  /^(\d{4}([-/]?)\d\d\2\d\d)(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?)?$/;

/** Yyyy-mm-dd hh:mm or yyyy-mm-dd; anything else as it came. */
export function minuteText(written: string): string {
  const [, sent = '', , time] = DAY_AND_TIME.exec(written) ?? [];
  const day = writtenDate(sent) ?? '';
  if (daysBetween(day, day) === undefined) return written;
  return time ? `${day} ${time}` : day;
}

const MACHINE = /^(\d{4}-\d\d-\d\d)(?:[ T](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)?$/;

/** Undefined unless a `dateTime` attribute may have the text. */
export function machineTime(text: string): string | undefined {
  const [, day = ''] = MACHINE.exec(text) ?? [];
  return daysBetween(day, day) === undefined ? undefined : text;
}
