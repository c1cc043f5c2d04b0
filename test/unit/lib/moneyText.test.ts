import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../shared/lib/money.ts';
import { excessOfMoney, sumOfMoney } from '../../../shared/lib/moneyText.ts';

describe('amounts sent as text', () => {
  it.each([
    [['₱1,816.66', '₱1,816.66', '₱1,816.68'], '₱5,450.00'],
    [['₱900.50', '₱200.00'], '₱1,100.50'],
    [['₹99,999.99', '₹0.01'], '₹1,00,000.00'],
    [['1,000.00 PHP', '0.05 PHP'], '1,000.05 PHP'],
    [['₱0.05'], '₱0.05'],
    [['₱1500.00', '₱500.00'], '₱2,000.00'],
  ])('adds %j to %s', (texts, sum) => expect(sumOfMoney(texts)).toBe(sum));

  it.each([
    [[]],
    [['₱1,816.66', 'to be told']],
    [['₱1.00', '₹1.00']],
    [['₱1.00', '1.00 PHP']],
    [['115000', '115000']],
    [['1.150', '1.150']],
    [['₱1.150,00']],
    [['-₱5.00', '₱6.00']],
    [['₱1,00']],
    [['']],
  ])('refuses to guess %j', (texts) => expect(sumOfMoney(texts)).toBeUndefined());

  it('adds in whole minor units, however large', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 10n ** 30n), { minLength: 1 }), (amounts) => {
        const texts = amounts.map((minor) => formatMoney(minor, { grouping: 'comma' }));
        const sum = amounts.reduce((all, one) => all + one, 0n);
        expect(sumOfMoney(texts)).toBe(formatMoney(sum, { grouping: 'comma' }));
      }),
    );
  });

  it('never throws, and never adds what it cannot read', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const sum = sumOfMoney(texts);
        if (sum !== undefined) for (const one of texts) expect(one).toMatch(/\d\.\d\d\D*$/);
      }),
    );
  });

  it('computes how much larger one is than the other', () => {
    expect(excessOfMoney('₱5,450.00', '₱5,000.00')).toBe('₱450.00');
    expect(excessOfMoney('₱5,000.00', '₱5,000.00')).toBeUndefined();
    expect(excessOfMoney('₱4,000.00', '₱5,000.00')).toBeUndefined();
    expect(excessOfMoney('₱5,450.00', '₹5,000.00')).toBeUndefined();
    expect(excessOfMoney('₱5,450.00', 'five thousand')).toBeUndefined();
  });
});
