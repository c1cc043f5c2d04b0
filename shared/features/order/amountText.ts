import { getConfig } from '../../config/config.ts';
import { shownAmount } from '../../lib/money.ts';

/** An amount of a reply as pages show it, in the market's form where the server left out the currency. */
export const amountText = (amount: string): string => shownAmount(amount, getConfig());
