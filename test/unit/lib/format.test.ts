import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { amountText, isZero, moneyText } from '../../../shared/features/order/amountText.ts';
import { isEmail } from '../../../shared/lib/contact.ts';
import {
  digitsOnly,
  groupsOf,
  inFours,
  maskWithCaret,
  payCodeFrom,
} from '../../../shared/lib/mask.ts';
import {
  currencySymbol,
  differenceOf,
  formatMoney,
  minorUnits,
  readMoney,
  sumOf,
} from '../../../shared/lib/money.ts';
import { words } from '../words.ts';

describe('amounts', () => {
  it.each([
    ['123456789', {}, '₱1,234,567.89'],
    ['5', {}, '₱0.05'],
    ['0', {}, '₱0.00'],
    ['-0', {}, '₱0.00'],
    ['-5', {}, '-₱0.05'],
    ['000123', {}, '₱1.23'],
    [345000, {}, '₱3,450.00'],
    [1_000_000_000_000_001n, {}, '₱10,000,000,000,000.01'],
    ['900719925474099301', {}, '₱9,007,199,254,740,993.01'],
    ['125000', readConfig({}), '₱1,250.00'],
    ['125000', readConfig({ VITE_GROUPING: 'dot' }), '₱1.250,00'],
    ['123456789', { grouping: 'none' }, '₱1234567.89'],
    ['123456789', { grouping: 'dot' }, '₱1.234.567,89'],
    ['123456789', { grouping: 'indian', real: '1' }, '₹12,34,567.89'],
    ['123456789', { real: '1' }, '₹12,34,567.89'],
    ['10000000', { real: '1', grouping: 'dot' }, '₹100.000,00'],
    ...['', ...words('abc 1.5 1e3 NaN x5 5x')].map((text) => [text, {}, '--'] as const),
  ] as const)(
    '%s minor units are written %# as the server and the market do',
    (minor, style, written) => expect(formatMoney(minor, style)).toBe(written),
  );

  it.each([
    ['125000', '125000'],
    ['1250.00', '125000'],
    ['1250.5', '125050'],
    ['0.5', '50'],
    ['000123', '123'],
    ['9'.repeat(15), '9'.repeat(15)],
  ])('%s in an address is %s minor units', (text, minor) => expect(minorUnits(text)).toBe(minor));

  it.each([
    ...words('0 000 0.0 0.00 1250.505 -1250.50 1250. .50 1,250.00 -1 1e3 125000x x125000'),
    '9'.repeat(16),
    '',
  ])('%j in an address is no amount', (text) => expect(minorUnits(text)).toBeUndefined());

  const MINOR = { page: undefined, config: readConfig({ VITE_AMOUNTS: 'minor' }) };

  it.each([
    ['3450', '₱3,450.00', '₱34.50'],
    ['5', '₱5.00', '₱0.05'],
    ['0', '₱0.00', '₱0.00'],
    ['3450.5', '₱3,450.50', '₱3,450.50'],
    ['3450.00', '₱3,450.00', '₱3,450.00'],
    ['3,450', '₱3,450.00', '₱3,450.00'],
    ['1,00,000.00', '₱100,000.00', '₱100,000.00'],
    ['9'.repeat(13), '₱9,999,999,999,999.00', '₱99,999,999,999.99'],
    ['9'.repeat(15), '9'.repeat(15), '₱9,999,999,999,999.99'],
    ['9'.repeat(14), '9'.repeat(14), '₱999,999,999,999.99'],
  ])(
    '%s in a reply is shown as %s, and of a lender who sends minor units as %s',
    (sent, ...shown) => expect([amountText(sent), amountText(sent, MINOR)]).toEqual(shown),
  );

  it('in a reply that are written or not certain are shown as they came', () => {
    const others = words('₱3,450.00 ₱345000 ₹3,450.00 3,45 1.150 -5 -345000 1e21');
    for (const text of [...others, '9'.repeat(16), 'PHP 3450', '345000 ', '3,450.00 PHP', ''])
      expect([amountText(text), amountText(text, MINOR)]).toEqual([text, text]);
  });

  it('are written alike, from an address and from a reply', () => {
    for (const grouping of ['comma', 'dot', 'indian', 'none']) {
      const config = readConfig({ VITE_GROUPING: grouping });
      const written = amountText('1234567.5', { page: undefined, config });
      expect(written).toBe(formatMoney('123456750', config));
    }
  });

  it('is zero in any form', () => {
    const zeros = ['0', '0.00', '₱0.00', 'PHP 0'];
    expect([...zeros, '', 'soon', '₱0.05', '100'].filter(isZero)).toEqual(zeros);
  });

  it.each(['₱', '₹'])(
    'are in the currency that `real` names, or else in that of the market, %s',
    (own) => {
      const symbols = ['1', '0', 'true', '01', '', undefined].map((real) =>
        currencySymbol(real, own),
      );
      expect(symbols).toEqual(['₹', '₱', '₱', '₱', own, own]);
    },
  );
});

describe('masks', () => {
  const maskCard = (text: string) => inFours(digitsOnly(text)).join(' ');

  it('groups as specified', () => {
    expect(groupsOf('0917123456789', [4, 3, 4])).toEqual(['0917', '123', '4567', '89']);
    expect(maskCard('6222 0212x34567890')).toBe('6222 0212 3456 7890');
    expect(inFours('AB12CD3')).toEqual(['AB12', 'CD3']);
    expect(inFours(' 801235067899\n')).toEqual(['8012', '3506', '7899']);
    expect(digitsOnly('a1 b2')).toBe('12');
  });

  it('leaves a code with separators as it came', () => {
    for (const code of ['80 1235-0678 99 11', '8012-3506-7899', '80.1235.0678', '123 45', '-'])
      expect(inFours(code)).toEqual([code]);
  });

  it('takes 4 to 64 letters, digits, spaces and hyphens for a pay code', () => {
    const codes = ['8012 3456-78Ab', '8012', '8'.repeat(64)];
    expect(codes.map(payCodeFrom)).toEqual(codes);
    const others = [...words('801 <b>8012 8012<b>'), '8'.repeat(65)];
    expect(others.map(payCodeFrom)).toEqual(others.map(() => ''));
  });

  it.each(['12345 6', '-12 34x567 8', '1'.repeat(16)])('keeps the caret in %j', (text) => {
    for (let at = 0; at <= text.length; at += 1) {
      const { text: masked, caret } = maskWithCaret(maskCard, text, at);
      expect(digitsOnly(masked.slice(0, caret))).toBe(digitsOnly(text.slice(0, at)));
    }
  });
});

it('knows e-mail addresses, of at most 254 characters', () => {
  const longest = `${'a'.repeat(249)}@b.ph`;
  const right = [...words('a@b.example first.last+tag@mail.example.ph'), longest];
  const wrong = ['', 'a b@c.example', ...words('a a@b a@b..example a@b.example. <a@b.example>')];
  expect([...right, ...wrong, `a${longest}`].filter(isEmail)).toEqual(right);
});

describe('amounts sent as text', () => {
  const context = { page: undefined, config: readConfig({}) };
  const read = (text: string) => readMoney(text, '₱');
  const added = (texts: readonly string[]) => {
    const sum = sumOf(texts.map(read));
    return sum && moneyText(sum, context);
  };

  it.each([
    [['₱1,816.66', '₱1,816.66', '₱1,816.68'], '₱5,450.00'],
    [['1700', '₱1,700', '1700.5'], '₱5,100.50'],
    [['₹99,999.99', '₹0.01'], '₹1,00,000.00'],
    [['1,000.00 PHP', '0.05 PHP'], '1,000.05 PHP'],
    [['PHP 1500.00', 'PHP 500.00'], 'PHP 2,000.00'],
    [['₱0.05'], '₱0.05'],
    [['₱9,007,199,254,740,993.01', '₱0.01'], '₱9,007,199,254,740,993.02'],
  ])('adds %j to %s', (texts, sum) => expect(added(texts)).toBe(sum));

  it.each([
    ...['', '₱1.00|₹1.00', '₱1.00|1.00 PHP', '1.00 EUR|1.00 PHP', '-₱5.00|₱6.00', '₱1,00'],
    ...['₱1,816.66|to be told', 'to be told|₱1,816.66', 'PHP 115000', '115000 PHP'],
    ...['1.150|1.150', '₱1.150,00', '-₱5.00'],
  ])('refuses to guess %s', (texts) => expect(added(texts.split('|'))).toBeUndefined());

  it('has no sum of nothing', () => expect(added([])).toBeUndefined());

  it.each([
    ['₱5,450.00', '₱5,000.00', 45_000n],
    ['₱5,000.00', '5000', 0n],
    ['₱4,000.00', '₱5,000.00', -100_000n],
    ['₱5,450.00', '₹5,000.00', undefined],
    ['₱5,450.00', 'five thousand', undefined],
    ['five thousand', '₱5,450.00', undefined],
  ])('%s without %s is %s', (one, other, minor) =>
    expect(differenceOf(read(one), read(other))?.minor).toBe(minor),
  );
});
