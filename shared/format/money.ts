/** What stands for an amount that is absent or unreadable. */
export const NO_AMOUNT = '--';

const MINOR = /^(-?)(\d+)$/;

/** How the integer part of an amount is grouped; the decimal separator never equals the group's. */
export type Grouping = 'none' | 'dot' | 'comma' | 'indian';

const INDIA = '1';

/**
 * An amount in minor units as a decimal with two places (spec 9: divided by 100), from its digits,
 * so that no amount is too large. @returns '--' when it is not a whole number.
 */
export function minorToDecimal(minor: string | number | bigint): string {
  const [, sign = '', digits = ''] = MINOR.exec(`${minor}`) ?? [];
  if (!digits) return NO_AMOUNT;
  const padded = digits.replace(/^0+(?=\d)/, '').padStart(3, '0');
  const text = `${padded.slice(0, -2)}.${padded.slice(-2)}`;
  return /[1-9]/.test(text) ? sign + text : text;
}

/** The inverse: '1234.50' to '123450'. @returns undefined for anything but up to two places. */
export function decimalToMinor(decimal: string): string | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  if (!whole) return undefined;
  const digits = `${whole}${part.padEnd(2, '0')}`.replace(/^0+(?=\d)/, '');
  return digits === '0' ? digits : sign + digits;
}

/** Groups the digits of a whole number in threes with dots (spec 9), or as asked. */
export function groupDigits(whole: string, separator = '.', indian = false): string {
  const steps = indian ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return whole.replace(steps, separator);
}

/** The rupee if `real` is 1, otherwise the peso (spec 9). */
export function currencySymbol(real: string | undefined): '₹' | '₱' {
  return real === INDIA ? '₹' : '₱';
}

/** An amount in minor units with its currency symbol. @param grouping spec's default is none. */
export function formatMoney(
  minor: string | number | bigint,
  { real, grouping = 'none' }: { real?: string; grouping?: Grouping } = {},
): string {
  const decimal = minorToDecimal(minor);
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(decimal) ?? [];
  if (!whole) return NO_AMOUNT;
  const symbol = `${sign}${currencySymbol(real)}`;
  if (grouping === 'none') return `${symbol}${whole}.${part}`;
  const dot = grouping === 'dot';
  const grouped = groupDigits(whole, dot ? '.' : ',', grouping === 'indian');
  return `${symbol}${grouped}${dot ? ',' : '.'}${part}`;
}
