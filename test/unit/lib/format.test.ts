import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { amountText, moneyText } from '../../../shared/features/order/amountText.ts';
import { isEmail } from '../../../shared/lib/contact.ts';
import {
  digitsOnly,
  fitAtCaret,
  groupsOf,
  inFours,
  maskWithCaret,
  payCodeFrom,
} from '../../../shared/lib/mask.ts';
import {
  currencySymbol,
  differenceOf,
  formatMoney,
  isZero,
  type MoneyStyle,
  minorUnits,
  readMoney,
  sumOf,
} from '../../../shared/lib/money.ts';
import { plainLine } from '../../../shared/lib/plainCharacters.ts';
import { words } from '../words.ts';

describe('9 Business constants and limits: amounts', () => {
  const styleOf = (settings: object): MoneyStyle => {
    const { currency, grouping } = readConfig({ ...settings });
    return { currency, grouping };
  };

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
    ['125000', styleOf({}), '₱1,250.00'],
    ['125000', styleOf({ VITE_GROUPING: 'dot' }), '₱1.250,00'],
    ['123456789', { grouping: 'none' }, '₱1234567.89'],
    ['123456789', { grouping: 'dot' }, '₱1.234.567,89'],
    ['123456789', { grouping: 'indian', real: '1' }, '₹12,34,567.89'],
    ['123456789', { real: '1' }, '₹12,34,567.89'],
    ['10000000', { real: '1', grouping: 'dot' }, '₹100.000,00'],
    ...['', ...words('abc 1.5 1e3 NaN x5 5x')].map((text) => [text, {}, '--'] as const),
  ] as const)('%s minor units in the style %j are written %s', (minor, style, written) =>
    expect(formatMoney(minor, style)).toBe(written),
  );

  it.each([
    ['125000', '125000'],
    ['1250.00', '125000'],
    ['1250.5', '125050'],
    ['0.5', '50'],
    ['000123', '123'],
    ['9'.repeat(15), '9'.repeat(15)],
    // As a program prints a whole number that is no integer to it.
    ['125000.0', '125000'],
    ['5.0', '5'],
    [`${'9'.repeat(15)}.0`, '9'.repeat(15)],
  ])('%s in an address is %s minor units', (text, minor) => expect(minorUnits(text)).toBe(minor));

  it.each([
    ...words('0 000 0.0 0.00 1250.505 -1250.50 1250. .50 1,250.00 -1 1e3 125000x x125000'),
    '9'.repeat(16),
    '',
  ])('%j in an address is no amount', (text) => expect(minorUnits(text)).toBeUndefined());

  const MINOR = { address: undefined, config: readConfig({ VITE_AMOUNTS: 'minor' }) };

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
    // As programs print numbers.
    ['1.2E+3', '₱1,200.00', '₱12.00'],
    ['1.2505e3', '₱1,250.50', '₱1,250.50'],
    ['3.45E7', '₱34,500,000.00', '₱345,000.00'],
    ['12505E-1', '₱1,250.50', '₱1,250.50'],
    ['1250.0000', '₱1,250.00', '₱1,250.00'],
    ['1,250.5000', '₱1,250.50', '₱1,250.50'],
    ['1250.3000000000002', '₱1,250.30', '₱1,250.30'],
    ['24950.000000000004', '₱24,950.00', '₱24,950.00'],
    ['1249.9999999999998', '₱1,250.00', '₱1,250.00'],
    ['0.30000000000000004', '₱0.30', '₱0.30'],
    ['-0.00', '₱0.00', '₱0.00'],
    ['-0', '₱0.00', '₱0.00'],
    ['-4.440892098500626E-16', '₱0.00', '₱0.00'],
    ['-50', '-₱50.00', '-₱0.50'],
    ['\u2212345.5', '-₱345.50', '-₱345.50'],
    ['-1.2E+3', '-₱1,200.00', '-₱12.00'],
    // Beside a currency too.
    ['₱24,950.000000000004', '₱24,950.00', '₱24,950.00'],
    ['PHP 1250.0000', 'PHP 1,250.00', 'PHP 1,250.00'],
    ['1.2E+3 PHP', '1.2E+3 PHP', '1.2E+3 PHP'],
    ['-₱0.00', '₱0.00', '₱0.00'],
    ['₱-1250.3000000000002', '-₱1,250.30', '-₱1,250.30'],
  ])(
    '%s in a reply is shown as %s, and of a lender who sends minor units as %s',
    (sent, ...shown) => expect([amountText(sent), amountText(sent, MINOR)]).toEqual(shown),
  );

  it('in a reply that are written or not certain are shown as they came', () => {
    const others = words('₱3,450.00 ₱345000 ₹3,450.00 3,45 1.150 -₱5.00 ₱-5 1e21 1e99');
    // A part of a centavo, or maybe thousands.
    others.push(
      ...words('1250.505 1250.00001 -1250.505 12.5E-2 0.005 850.000 1e-4 (50) 5e 1.2.3e4'),
    );
    for (const text of [...others, '9'.repeat(16), 'PHP 3450', '345000 ', '3,450.00 PHP', ''])
      expect([amountText(text), amountText(text, MINOR)]).toEqual([text, text]);
  });

  it('are written alike, from an address and from a reply', () => {
    for (const grouping of ['comma', 'dot', 'indian', 'none']) {
      const config = readConfig({ VITE_GROUPING: grouping });
      const written = amountText('1234567.5', { address: undefined, config });
      expect(written).toBe(formatMoney('123456750', config));
    }
  });

  it('is zero in any form', () => {
    const tiny = ['0E+3', '4.4E-16', '-0.0000000001', '-0.00', '₱0.000'];
    const zeros = ['0', '0.00', '₱0.00', 'PHP 0', ...tiny];
    expect([...zeros, '', 'soon', '1E-2', '-5', '1250E+3', '₱0.05', '100'].filter(isZero)).toEqual(
      zeros,
    );
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

describe('9 Business constants and limits: masks', () => {
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

  it.each([
    // A digit that has no place any more, and a plus that stays or goes.
    ['123|45678', '23|45678'],
    ['1|2345678', '|2345678'],
    ['+|', '+|'],
    ['(+8|', '+8|'],
    ['|+8', '|+8'],
    ['+|8', '+|8'],
    ['+8617|2', '7|2'],
  ])('keeps the caret before the same digits: %s is %s', (typed, masked) => {
    const mask = (text: string) => {
      const number = text.replace(/[^\d+]/g, '');
      return number.startsWith('+86') ? number.slice(4) : number.slice(-7);
    };
    const at = typed.indexOf('|');
    const { text, caret } = maskWithCaret(mask, typed.replace('|', ''), at);
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(masked);
  });
});

describe('9 Business constants and limits: what fits into a field that is full', () => {
  /** The field after an edit, with a bar for the caret. */
  const after = (before: string, typed: string, max = 6) => {
    const at = typed.indexOf('|');
    const { text, caret } = fitAtCaret(before, typed.replace('|', ''), at, max);
    return `${text.slice(0, caret)}|${text.slice(caret)}`;
  };

  it.each([
    ['a key in the middle', 'abcdef', 'abcX|def', 'abc|def'],
    ['a key at the start', 'abcdef', 'X|abcdef', '|abcdef'],
    ['a key at the end', 'abcdef', 'abcdefX|', 'abcdef|'],
    ['one of many that are the same', 'aaaaaa', 'aaaa|aaa', 'aaa|aaa'],
    ['several, of which some fit', 'abcd', 'abXYZ|cd', 'abXY|cd'],
    ['several in place of some', 'abcdef', 'abWXYZ|f', 'abWXY|f'],
    ['the same again in place of some', 'abcdef', 'abcdcd|ef', 'abcd|ef'],
    ['others in place of all', 'abcdef', 'uvwxyz0|', 'uvwxyz|'],
    ['all at once', '', 'abcdefgh|', 'abcdef|'],
    ['what was chosen before the caret went elsewhere', 'abcdef', '|abcXYdef', '|abcdef'],
    ['and behind it', 'abcdef', 'abcXYdef|', 'abcdef|'],
    ['and before more', 'abcd', 'aWXY|Zbcd', 'aWX|bcd'],
    ['pictures that are one character', 'ab😀cde', 'ab😀😎|cde', 'ab😀|cde'],
    ['less than fits', 'abcdef', 'ab|f', 'ab|f'],
    ['where too much stood before', 'abcdefgh', 'abcX|defgh', 'abc|def'],
  ])('of %s', (_, before, typed, shown) => expect(after(before, typed)).toBe(shown));
});

describe('9 Business constants and limits', () => {
  it('knows e-mail addresses, of at most 254 characters', () => {
    const longest = `${'a'.repeat(249)}@b.ph`;
    const right = [...words('a@b.example first.last+tag@mail.example.ph'), longest];
    const wrong = ['', 'a b@c.example', ...words('a a@b a@b..example a@b.example. <a@b.example>')];
    expect([...right, ...wrong, `a${longest}`].filter(isEmail)).toEqual(right);
  });
});

describe('9 Business constants and limits: amounts sent as text', () => {
  const context = { address: undefined, config: readConfig({}) };
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
    [['1.2E+3', '1250.3000000000002', '₱1250.0000', '-0.00'], '₱3,700.30'],
    [['PHP 24950.000000000004', 'PHP 0.0000'], 'PHP 24,950.00'],
  ])('adds %j to %s', (texts, sum) => expect(added(texts)).toBe(sum));

  it.each([
    ...['', '₱1.00|₹1.00', '₱1.00|1.00 PHP', '1.00 EUR|1.00 PHP', '-₱5.00|₱6.00', '₱1,00'],
    ...['₱1,816.66|to be told', 'to be told|₱1,816.66', 'PHP 115000', '115000 PHP'],
    ...['1.150|1.150', '₱1.150,00', '-₱5.00', '-5', '1250.505', 'PHP 1.2E+3|PHP 5.00'],
  ])('refuses to guess %s', (texts) => expect(added(texts.split('|'))).toBeUndefined());

  it('has no sum of nothing', () => expect(added([])).toBeUndefined());

  it.each([
    ['₱5,450.00', '₱5,000.00', 45_000n],
    ['₱5,000.00', '5000', 0n],
    ['₱4,000.00', '₱5,000.00', -100_000n],
    ['₱5,450.00', '₹5,000.00', undefined],
    ['₱5,450.00', 'five thousand', undefined],
    ['five thousand', '₱5,450.00', undefined],
  ])('%s less %s is %s minor units', (one, other, minor) =>
    expect(differenceOf(read(one), read(other))?.minor).toBe(minor),
  );
});

describe('9 Business constants and limits', () => {
  it.each([
    ['Ana\u00a0Cruz\u200b', 'Ana Cruz'],
    ['\ufeffAna\u2003de\u3000la\tCruz\u2060', 'Ana de la Cruz'],
    ['A\u00adna\u200d\u202eCr\u2066uz\u180e\ufe0f', 'AnaCruz'],
    ['Ana\u2028Cruz\u0000\u0007\ud800', 'Ana Cruz'],
    ['\u3164\u2800\u115f', ' '],
    ["Niño D'Œuvre-Ñáñez, José ꦲ अनु", "Niño D'Œuvre-Ñáñez, José ꦲ अनु"],
  ])('of the text %j a name keeps %j', (typed, line) => expect(plainLine(typed)).toBe(line));
});
