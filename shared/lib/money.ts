/** Shown for an amount that is absent or unreadable. */
export const NO_AMOUNT = '--';

/** How the integer part of an amount is grouped; the decimal separator always differs from it. */
export type Grouping = 'none' | 'dot' | 'comma' | 'indian';

const INDIA = '1';

/** Sign, whole part and decimals of an amount in minor units (hundredths), by its digits, so that none is too large. */
function partsOf(minor: string | number | bigint) {
  const [, sign = '', digits = ''] = /^(-?)0*(\d+)$/.exec(`${minor}`) ?? [];
  if (!digits) return undefined;
  const whole = digits.slice(0, -2) || '0';
  return { sign: digits === '0' ? '' : sign, whole, part: digits.slice(-2).padStart(2, '0') };
}

/** An amount in minor units as a decimal with two places. @returns '--' if it is not a whole number. */
export function minorToDecimal(minor: string | number | bigint): string {
  const parts = partsOf(minor);
  return parts ? `${parts.sign}${parts.whole}.${parts.part}` : NO_AMOUNT;
}

/** The inverse: '1234.50' to '123450'. @returns undefined for more than two places or no number. */
export function decimalToMinor(decimal: string): string | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  if (!whole) return undefined;
  const digits = `${whole}${part.padEnd(2, '0')}`.replace(/^0+(?=\d)/, '');
  return digits === '0' ? digits : sign + digits;
}

/** Groups the digits of a whole number in threes, or as Indian numbers are. */
export function groupDigits(whole: string, separator = '.', indian = false): string {
  const steps = indian ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return whole.replace(steps, separator);
}

const WHOLE = /^\d{1,15}$/;
const WITH_DECIMALS = /^(\d{1,13})\.(\d\d)$/;

/**
 * Reads an amount in a page's address: '125000' is in minor units, '1250.00', with its dot and two
 * decimals, in major units. @returns minor units, whole digits; undefined for anything else, and for zero,
 * because nobody has to pay nothing.
 */
export function minorUnits(text: string): string | undefined {
  const [, major = '', part = ''] = WITH_DECIMALS.exec(text) ?? [];
  const digits = (major ? major + part : text).replace(/^0+/, '');
  return WHOLE.test(digits) ? digits : undefined;
}

/** The rupee if `real` is 1, otherwise the market's currency. */
export function currencySymbol(real: string | undefined, market: '₹' | '₱' = '₱'): '₹' | '₱' {
  return real === INDIA ? '₹' : market;
}

/** How a market writes amounts; by default in pesos, grouped with commas. */
export interface MoneyStyle {
  currency?: '₹' | '₱';
  grouping?: Grouping;
}

/** An amount in minor units with its currency symbol. @param real as in the address; '1' means rupees. */
export function formatMoney(
  minor: string | number | bigint,
  { real, currency, grouping = 'comma' }: MoneyStyle & { real?: string | undefined } = {},
): string {
  const parts = partsOf(minor);
  if (!parts) return NO_AMOUNT;
  const { sign, whole, part } = parts;
  const dot = grouping === 'dot';
  const grouped =
    grouping === 'none' ? whole : groupDigits(whole, dot ? '.' : ',', grouping === 'indian');
  return `${sign}${currencySymbol(real, currency)}${grouped}${dot ? ',' : '.'}${part}`;
}

const BARE = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.(\d\d?))?$/;

/**
 * An amount of a reply as pages show it. The server sends text that is ready to show; where it leaves out the
 * currency (3450, '3450.00', '3,450.00'), the number means the same and gets the market's form.
 */
export function shownAmount(text: string, style?: MoneyStyle): string {
  const [, whole = '', part = ''] = BARE.exec(text) ?? [];
  return whole ? formatMoney(whole.replace(/,/g, '') + part.padEnd(2, '0'), style) : text;
}

/** Whether an amount of a reply is zero, in any form: there is nothing to pay. */
export function isZero(text: string): boolean {
  return /\d/.test(text) && !/[1-9]/.test(text);
}
