/**
 * The number to dial for a telephone number as people write it: '(02) 8888-7777' is '0288887777',
 * '+63 (0)2 8888 7777' is '+63288887777'. @returns undefined if it is not a telephone number.
 */
export function dialNumber(written: string): string | undefined {
  // The zero in brackets is only for calls within the country.
  const inside = written.replace(/^(\s*\+[\d\s]*)\(0\)/, '$1');
  const number = inside.replace(/[\s().\u2010-\u2013-]/g, '');
  return /^\+?\d{5,15}$/.test(number) ? number : undefined;
}
