import { parameterOf } from '../../api/session/commonParameters.ts';
import { currencySymbol, formatMoney, type Money, readMoney } from '../../lib/money.ts';
import { type ScreenContext, screenContext, searchOf } from '../../runtime/screenContext.ts';

type AddressAndSettings = Pick<ScreenContext, 'page' | 'config'>;

/**
 * An amount of a reply, to compute with. A number without a currency is in that of the address (`real`) or else the market,
 * and bare digits are in the units of the lender (`VITE_AMOUNTS`).
 */
export function moneyOf(amount: string, context: AddressAndSettings): Money | undefined {
  const real = parameterOf(new URLSearchParams(searchOf(context)), 'real');
  const { currency, amounts } = context.config;
  return readMoney(amount, currencySymbol(real, currency), amounts);
}

/** An amount that we have computed, written as `formatMoney` writes it, in its own currency. */
export function moneyText({ minor, before, after }: Money, { config }: AddressAndSettings): string {
  return formatMoney(minor, { currency: before, grouping: config.grouping }) + after;
}

/**
 * An amount of a reply as pages show it. The server sends text that is ready to show. If it leaves out the
 * currency (3450, '3450.00', '3,450.00'), the number is written as our own amounts are.
 */
export function amountText(amount: string, context: AddressAndSettings = screenContext()): string {
  const bare = /^\d(.*\d)?$/.test(amount) && moneyOf(amount, context);
  const { grouping } = context.config;
  return bare ? formatMoney(bare.minor, { currency: bare.before, grouping }) : amount;
}

/** Whether an amount of a reply is zero, in any form: there is nothing to pay. */
export function isZero(amount: string): boolean {
  return /^[^1-9]*0[^1-9]*$/.test(amount);
}
