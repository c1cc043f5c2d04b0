/** Shown for an amount that is absent or unreadable. */
export const NO_AMOUNT = '--';

/** How the integer part of an amount is grouped; the decimal separator always differs from it. `comma` groups rupees as `indian` does. */
export type Grouping = 'none' | 'dot' | 'comma' | 'indian';

/** The unit of a whole number without a currency in a reply of this lender's server. */
export type Units = 'major' | 'minor';

const INDIA = '1';

/**
 * An amount in minor units (hundredths) as a decimal with two places. Works on the digits, so that no
 * amount is too large. @returns '--' if it is not a whole number.
 */
export function minorToDecimal(minor: string | number | bigint): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(`${minor}`) ?? [];
  if (!digits) return NO_AMOUNT;
  const plain = digits.replace(/^0+(?=\d)/, '');
  const text = plain.padStart(3, '0').replace(/..$/, '.$&');
  return /[1-9]/.test(text) ? sign + text : text;
}

/** Groups the digits of a whole number in threes, or as Indian numbers are. */
export function groupDigits(whole: string, separator: string, indian?: boolean): string {
  const steps = indian ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return whole.replace(steps, separator);
}

const WHOLE = /^\d{1,15}$/;

/**
 * Reads an amount in a page's address: '125000' is in minor units; '1250.00' and '1250.5', with a dot and
 * one or two decimals, are in major units, because there is no part of a minor unit. @returns minor units, whole digits;
 * undefined for anything else, and for zero, because nobody has to pay nothing.
 */
export function minorUnits(text: string): string | undefined {
  const [, whole = '', part] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const digits = `${whole}${part?.padEnd(2, '0') ?? ''}`.replace(/^0+/, '');
  return WHOLE.test(digits) ? digits : undefined;
}

/** The rupee if `real` is 1, the peso if it has another value, and without one the market's currency. */
export function currencySymbol(real: string | null | undefined, market = '₱'): string {
  return real === INDIA ? '₹' : (real && '₱') || market;
}

/** How a market writes amounts; by default in pesos, grouped with commas. */
export interface MoneyStyle {
  currency?: string;
  grouping?: Grouping;
}

/** An amount in minor units with its currency symbol. @param real as in the address (`currencySymbol`). */
export function formatMoney(
  minor: string | number | bigint,
  { real, currency, grouping = 'comma' }: MoneyStyle & { real?: string | undefined } = {},
): string {
  const decimal = minorToDecimal(minor);
  if (decimal === NO_AMOUNT) return decimal;
  const [whole = '', part] = decimal.replace('-', '').split('.');
  const written = writeAmount(whole, part, currencySymbol(real, currency), grouping);
  return decimal.startsWith('-') ? `-${written}` : written;
}

/** Digits as a market writes an amount, also while they are typed: `part` is then absent, empty or short. */
export function writeAmount(
  whole: string,
  part: string | undefined,
  symbol: string,
  grouping: Grouping,
): string {
  const dot = grouping === 'dot';
  const indian = grouping === 'indian' || (grouping === 'comma' && symbol === '₹');
  const grouped = grouping === 'none' ? whole : groupDigits(whole, dot ? '.' : ',', indian);
  return symbol + grouped + (part === undefined ? '' : (dot ? ',' : '.') + part);
}

/** A number and what stands around it. */
const MONEY = /^(\D*?)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,13})(\.\d\d?)?(\D*)$/;

/** An amount that the server sent as text. */
export interface Money {
  /** Hundredths. */
  minor: bigint;
  /** The currency, as it stands before or after the number. */
  before: string;
  after: string;
}

/**
 * Reads an amount that the server sent as text, such as '₱1,150.00'.
 * @param currency that of a bare number. @param units what bare digits count; an amount with a currency, separators or
 * decimals is in major units. @returns undefined unless it is certain: in another currency, whole numbers may
 * be minor units.
 */
export function readMoney(
  text: string,
  currency: string,
  units: Units = 'major',
): Money | undefined {
  if (units === 'minor' && WHOLE.test(text))
    return { minor: BigInt(text), before: currency, after: '' };
  const [, sign = '', whole = '', part = '', after = ''] = MONEY.exec(text) ?? [];
  const before = sign || after ? sign : currency;
  const isCertain = part.length === 3 || (before === currency && !after);
  if (!whole || !isCertain || /[-−(]/.test(before)) return undefined;
  const digits = whole.replace(/,/g, '') + part.slice(1).padEnd(2, '0');
  return { minor: BigInt(digits), before, after };
}

/** Adds up amounts. @returns undefined if there is none, one is not certain, or their currencies differ. */
export function sumOf([first, ...rest]: readonly (Money | undefined)[]): Money | undefined {
  if (!first) return undefined;
  const sum = { ...first };
  for (const one of rest) {
    if (one?.before !== sum.before || one.after !== sum.after) return undefined;
    sum.minor += one.minor;
  }
  return sum;
}

/** How much larger one amount is than another, below zero if it is smaller; undefined if that is not certain. */
export function differenceOf(one: Money | undefined, other: Money | undefined): Money | undefined {
  return sumOf([one, other && { ...other, minor: -other.minor }]);
}
