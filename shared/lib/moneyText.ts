import { groupDigits } from './money.ts';

/** Two decimals are required: '115000' may be in minor units, '1.150' a grouped thousand. */
const MONEY = /^(\D*?)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)\.(\d\d)(\D*)$/;

interface MoneyText {
  before: string;
  after: string;
  minor: bigint;
  grouped: boolean;
}

function parsed(text: string): MoneyText | undefined {
  const [, before = '', whole = '', part = '', after = ''] = MONEY.exec(text.trim()) ?? [];
  if (!whole || /[-−(]/.test(before)) return undefined;
  const minor = BigInt(whole.replace(/,/g, '') + part);
  return { before, after, minor, grouped: whole.includes(',') };
}

function written({ before, after, minor, grouped }: MoneyText): string {
  const digits = `${minor}`.padStart(3, '0');
  const whole = digits.slice(0, -2);
  const shown = grouped ? groupDigits(whole, ',', before.includes('₹')) : whole;
  return `${before}${shown}.${digits.slice(-2)}${after}`;
}

function alike(all: (MoneyText | undefined)[]): MoneyText[] {
  const known = all.flatMap((one) => one ?? []);
  const [first] = known;
  const same = known.every(
    ({ before, after }) => before === first?.before && after === first.after,
  );
  return same && known.length === all.length ? known : [];
}

/**
 * Adds up amounts that the server sent as text, such as '₱1,150.00', in whole minor units.
 * @returns the sum in the same form; undefined if the list is empty, an amount cannot be read for
 * certain, or currencies differ.
 */
export function sumOfMoney(texts: readonly string[]): string | undefined {
  const all = alike(texts.map(parsed));
  const [first] = all;
  if (!first) return undefined;
  const minor = all.reduce((sum, one) => sum + one.minor, BigInt(0));
  return written({
    ...first,
    minor,
    grouped: all.some(({ grouped }) => grouped) || minor > 99_999,
  });
}

/** How much larger one amount is than another, both as text; undefined if unreadable or not larger. */
export function excessOfMoney(larger: string, smaller: string): string | undefined {
  const [more, less] = alike([parsed(larger), parsed(smaller)]);
  if (!more || !less || more.minor <= less.minor) return undefined;
  return written({ ...more, minor: more.minor - less.minor });
}
