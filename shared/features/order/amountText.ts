import { parameterOf } from '../../api/session/commonParameters.ts';
import { currencySymbol, formatMoney, type Money, readMoney, readSigned } from '../../lib/money.ts';
import { type ScreenContext, screenContext, searchOf } from '../../runtime/screenContext.ts';

type AddressAndSettings = Pick<ScreenContext, 'address' | 'config'>;

/** For an amount without a currency: of the address (`real`) or else the market; and the lender's units (`VITE_AMOUNTS`). */
function unitsIn(context: AddressAndSettings) {
  const real = parameterOf(new URLSearchParams(searchOf(context)), 'real');
  const { currency, amounts } = context.config;
  return [currencySymbol(real, currency), amounts] as const;
}

/** To compute with. Undefined unless the amount is certain. */
export function moneyOf(amount: string, context: AddressAndSettings): Money | undefined {
  return readMoney(amount, ...unitsIn(context));
}

/** As `formatMoney` writes it, in its own currency. */
export function moneyText({ minor, before, after }: Money, { config }: AddressAndSettings): string {
  return formatMoney(minor, { currency: before, grouping: config.grouping }) + after;
}

/** As a program prints a number, and people do not: an exponent, decimals beyond the second. */
const isPrinted = (amount: string) => /\.\d{3}|\de[+-]?\d/i.test(amount);

/**
 * The server sends text that is ready to show. If it leaves out the currency (3450, '-3,450.00'), or prints the number as
 * programs do ('₱3450.0000'), the amount is written as our own are.
 */
export function amountText(amount: string, context: AddressAndSettings = screenContext()): string {
  const money = readSigned(amount, ...unitsIn(context));
  if (!money) return amount;
  const isBare = /^[-\u2212]?\d(.*\d)?$/.test(amount);
  const isMinusZero = !money.minor && /[-\u2212]/.test(amount);
  return isBare || isMinusZero || isPrinted(amount) ? moneyText(money, context) : amount;
}
