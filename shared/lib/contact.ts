export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@"<>]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/**
 * '+63280000100' is '+63 2 8000 0100', '+919876543210' is '+91 98765 43210'. A number with separators, or of another
 * country, stays.
 */
export function phoneText(number: string): string {
  return number
    .replace(/^(\+91)([6-9]\d{4})(\d{5})$/, '$1 $2 $3')
    .replace(/^(\+63|\+91)(9\d\d|2|\d\d)(\d{3,4})(\d{4})$/, '$1 $2 $3 $4');
}

/**
 * '(02) 8888-7777' is '0288887777', '+63 (0)2 8888 7777' is '+63288887777'. @returns undefined if it is not a telephone
 * number.
 */
export function dialNumber(written: string): string | undefined {
  // The zero in brackets is only for calls within the country.
  const inside = written.replace(/(\+[\d\s)]*)\(0\)/, '$1');
  const number = inside.replace(/[\s().\u2010-\u2013-]/g, '');
  return /^\+?\d{5,15}$/.test(number) ? number : undefined;
}
