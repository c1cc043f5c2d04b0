/** The keys of the money keyboard, in order. */
export const MONEY_KEYS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '.',
  '0',
  'delete',
] as const;
export type MoneyKey = (typeof MONEY_KEYS)[number];

const WHOLE_DIGITS = 9;
const PLACES = 2;

/** The amount after a key press: one point, at most two decimals, no leading zeros. Other keys change nothing. */
export function pressMoneyKey(amount: string, key: MoneyKey): string {
  if (key === 'delete') return amount.slice(0, -1);
  const next = key === '.' && !amount ? '0.' : `${amount}${key}`;
  const format = new RegExp(`^\\d{1,${WHOLE_DIGITS}}(\\.\\d{0,${PLACES}})?$`);
  const plain = next.replace(/^0+(?=\d)/, '');
  return format.test(plain) ? plain : amount;
}

/** The final amount, without a trailing point. */
export function finishedAmount(amount: string): string {
  return amount.replace(/\.$/, '');
}

/** The matching key for a hardware keyboard, if any. @param name `KeyboardEvent.key`. */
export function moneyKeyOf(name: string): MoneyKey | undefined {
  const key = name === 'Backspace' || name === 'Delete' ? 'delete' : name === ',' ? '.' : name;
  return MONEY_KEYS.find((one) => one === key);
}
