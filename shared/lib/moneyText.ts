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
 * @param currency that of a bare number. @returns undefined unless it is certain: in another currency, whole numbers may
 * be minor units.
 */
export function readMoney(text: string, currency: string): Money | undefined {
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
