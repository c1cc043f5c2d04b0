import { decimalToMinor, formatMoney } from '../../lib/money.ts';
import { type ScreenContext, screenContext, searchOf } from '../../runtime/screenContext.ts';

/** A number without a currency: 3450, '3450.00', '3,450.00'. */
const BARE = /^(\d{1,3}(,\d{2,3})*,\d{3}|\d{1,13})(\.\d\d?)?$/;

/**
 * An amount of a reply as pages show it. The server sends text that is ready to show. If it leaves out the
 * currency (3450, '3450.00', '3,450.00'), the number means the same and is written as `formatMoney` writes it, in the
 * currency that the address (`real`) or else the market says.
 */
export function amountText(
  amount: string,
  context: Pick<ScreenContext, 'page' | 'config'> = screenContext(),
): string {
  const minor = BARE.test(amount) && decimalToMinor(amount.replace(/,/g, ''));
  if (!minor) return amount;
  const { currency, grouping } = context.config;
  const real = new URLSearchParams(searchOf(context)).get('real') ?? undefined;
  return formatMoney(minor, { real, currency, grouping });
}

/** Whether an amount of a reply is zero, in any form: there is nothing to pay. */
export function isZero(amount: string): boolean {
  return /^[^1-9]*0[^1-9]*$/.test(amount);
}
