const WRITTEN = /^\+?[\d\s().\-\u2010-\u2013]+$/;
const DIALLED = /^\+?\d{5,15}$/;

/**
 * What a phone dials for a number as people write it: '(02) 8888-7777' is '0288887777',
 * '+63 (0)2 8888 7777' is '+63288887777'. @returns undefined for what is no telephone number.
 */
export function dialNumber(written: string): string | undefined {
  const text = written.trim();
  if (!WRITTEN.test(text)) return undefined;
  // The zero in brackets is for calls inside the country.
  const number = text.replace(/^(\+[\d\s]*)\(0\)/, '$1').replace(/[^+\d]/g, '');
  return DIALLED.test(number) ? number : undefined;
}
