/** For an absent or unreadable amount. */
export const NO_AMOUNT = '--';

/** The decimal separator always differs. `comma` groups rupees as `indian` does. */
export type Grouping = 'none' | 'dot' | 'comma' | 'indian';

/** The unit of a whole number without a currency in a reply of this lender's server. */
export type Units = 'major' | 'minor';

const INDIA = '1';

/**
 * @param minor hundredths. Works on the digits, so that no amount is too large. @returns '--' if it is not a whole number.
 */
export function minorToDecimal(minor: string | number | bigint): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(`${minor}`) ?? [];
  if (!digits) return NO_AMOUNT;
  const plain = digits.replace(/^0+(?=\d)/, '');
  const text = plain.padStart(3, '0').replace(/..$/, '.$&');
  return /[1-9]/.test(text) ? sign + text : text;
}

/** In threes, or as Indian numbers are. */
export function groupDigits(whole: string, separator: string, indian?: boolean): string {
  const steps = indian ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return whole.replace(steps, separator);
}

const WHOLE = /^\d{1,15}$/;

/**
 * An amount in a page's address: '125000' is in minor units; '1250.00' and '1250.5' are in major units, because there is no
 * part of a minor unit; but '125000.0' is a whole number as some programs print it.
 * @returns minor units, whole digits; undefined for anything else, and for zero, because nobody has to pay nothing.
 */
export function minorUnits(text: string): string | undefined {
  const [, whole = '', part] = /^(\d+)(?:\.0|\.(\d{1,2}))?$/.exec(text) ?? [];
  const digits = `${whole}${part?.padEnd(2, '0') ?? ''}`.replace(/^0+/, '');
  return WHOLE.test(digits) ? digits : undefined;
}

/** The rupee if `real` is 1, the peso if it has another value, and without one the market's currency. */
export function currencySymbol(real: string | null | undefined, market = '₱'): string {
  return real === INDIA ? '₹' : (real && '₱') || market;
}

/** By default in pesos, grouped with commas. */
export interface MoneyStyle {
  currency?: string;
  grouping?: Grouping;
}

/** @param minor hundredths. @param real as in the address (`currencySymbol`). */
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

/** Also while they are typed: `part` is then absent, empty or short. */
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

/** A number as any program prints it, and what stands around it. */
const MONEY =
  /^(\D*?)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,40})(?:\.(\d{1,40}))?(?:e([+-]?\d{1,2}))?(\D*)$/i;
const MINUS = /[-\u2212]/;
/** Above this a number without separators is hardly an amount. */
const MAX_MINOR = 10n ** 15n;
/** A binary fraction is as near to its decimals: a millionth is this part of a hundredth. */
const DUST = 10_000n;

/** @param places how many of the digits are decimals. @returns undefined for a part of a hundredth. */
function hundredths(digits: string, places: number): bigint | undefined {
  const number = BigInt(digits);
  if (places <= 2) return number * 10n ** BigInt(2 - places);
  const unit = 10n ** BigInt(places - 2);
  const nearest = (number + unit / 2n) / unit;
  const off = number - nearest * unit;
  return (off < 0n ? -off : off) * DUST <= unit ? nearest : undefined;
}

/** An amount of a reply. */
export interface Money {
  /** Hundredths. */
  minor: bigint;
  /** The currency, as it stands before or after the number. */
  before: string;
  after: string;
}

/**
 * Reads an amount of a reply, such as '₱1,150.00' or '-1.15E+3'.
 * @param currency of a bare number. @param units of a bare whole number; an amount with a currency, separators or decimals
 * is in major units.
 * @returns undefined unless it is certain: in another currency, whole numbers may be minor units, and 1.150 may be
 * thousands.
 */
export function readSigned(
  text: string,
  currency: string,
  units: Units = 'major',
): Money | undefined {
  const [, prefix = '', whole = '', part = '', exponent = '', after = ''] = MONEY.exec(text) ?? [];
  const name = prefix.replace(MINUS, '').trimStart();
  const before = name || after ? name : currency;
  const isCertain = (part.length >= 2 && !exponent) || (before === currency && !after);
  const isThousands = part.length === 3 && !exponent && /^[1-9]\d{0,2}$/.test(whole);
  if (!whole || !isCertain || isThousands || /[-\u2212(]/.test(name)) return undefined;
  const major = hundredths(whole.replace(/,/g, '') + part, part.length - Number(exponent));
  if (major === undefined) return undefined;
  const isWhole = exponent ? major % 100n === 0n : !part;
  const isBare = !name && !after && !whole.includes(',');
  const minor = units === 'minor' && isBare && isWhole ? major / 100n : major;
  if (!whole.includes(',') && minor >= MAX_MINOR) return undefined;
  return { minor: MINUS.test(prefix) ? -minor : minor, before, after };
}

/** To compute with: undefined for an amount below zero, which may be anything. */
export function readMoney(...given: Parameters<typeof readSigned>): Money | undefined {
  const money = readSigned(...given);
  return money && money.minor >= 0n ? money : undefined;
}

/** Whether an amount of a reply is zero, in any form, also with a minus: there is nothing to pay. */
export function isZero(amount: string): boolean {
  return /^[^1-9]*0[^1-9]*$/.test(amount) || readSigned(amount, '')?.minor === 0n;
}

/** @returns undefined if there is no amount, one is not certain, or their currencies differ. */
export function sumOf([first, ...rest]: readonly (Money | undefined)[]): Money | undefined {
  if (!first) return undefined;
  const sum = { ...first };
  for (const one of rest) {
    if (one?.before !== sum.before || one.after !== sum.after) return undefined;
    sum.minor += one.minor;
  }
  return sum;
}

/** Below zero if the first is smaller; undefined if that is not certain. */
export function differenceOf(one: Money | undefined, other: Money | undefined): Money | undefined {
  return sumOf([one, other && { ...other, minor: -other.minor }]);
}
