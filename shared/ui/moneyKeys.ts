/** The keys of the money keyboard (spec 5): digits and a decimal point, and delete. */
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

/** The amount after a key: one point, two places at most, no zeros in front; a key that fits nowhere changes nothing. */
export function pressMoneyKey(amount: string, key: MoneyKey): string {
  if (key === 'delete') return amount.slice(0, -1);
  const next = key === '.' && !amount ? '0.' : `${amount}${key}`;
  const fits = new RegExp(`^\\d{1,${WHOLE_DIGITS}}(\\.\\d{0,${PLACES}})?$`);
  const plain = next.replace(/^0+(?=\d)/, '');
  return fits.test(plain) ? plain : amount;
}

/** The amount as it is kept: a point with nothing behind it goes. */
export function finishedAmount(amount: string): string {
  return amount.replace(/\.$/, '');
}

/** The key of a hardware keyboard's event, where there is one. @param name `KeyboardEvent.key`. */
export function moneyKeyOf(name: string): MoneyKey | undefined {
  const key = name === 'Backspace' || name === 'Delete' ? 'delete' : name === ',' ? '.' : name;
  return MONEY_KEYS.find((one) => one === key);
}
