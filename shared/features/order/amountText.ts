import { queryText } from '../../api/session/session.ts';
import { getConfig } from '../../config/config.ts';
import type { PageConfig } from '../../config/readConfig.ts';
import type { Formatted } from '../../lib/fieldFormats.ts';
import { decimalToMinor, formatMoney } from '../../lib/money.ts';
import { amountWithCurrency } from './amountWithCurrency.ts';

/**
 * An amount of a reply as pages show it. The server sends text that is ready to show. If it leaves out the
 * currency (3450, '3450.00', '3,450.00'), the number means the same and is written as `formatMoney` writes it, in the
 * currency that the address (`real`) or else the market says.
 */
export function amountText(
  amount: Formatted<'money'>,
  { currency, grouping }: Pick<PageConfig, 'currency' | 'grouping'> = getConfig(),
): string {
  const shown = amountWithCurrency(amount);
  if (shown !== undefined) return shown;
  const minor = decimalToMinor(amount.replace(/,/g, ''));
  if (!minor) return amount;
  return formatMoney(minor, { real: queryText('real'), currency, grouping });
}
