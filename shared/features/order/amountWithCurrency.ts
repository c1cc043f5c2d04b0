/** A number without a currency: 3450, '3450.00', '3,450.00'. */
const BARE = /^(\d{1,3}(,\d{2,3})*,\d{3}|\d{1,13})(\.\d\d?)?$/;

/** An amount as the server wrote it; undefined without its currency, which only the ready screen adds (`amountText`). */
export function amountWithCurrency(amount: string): string | undefined {
  return BARE.test(amount) ? undefined : amount;
}

/** Whether an amount of a reply is zero, in any form: there is nothing to pay. */
export function isZero(amount: string): boolean {
  return /^[^1-9]*0[^1-9]*$/.test(amount);
}
