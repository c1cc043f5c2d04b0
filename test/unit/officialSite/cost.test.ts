import { describe, expect, it } from 'vitest';
import {
  type CostEntries,
  type CostField,
  checkEntries,
  startOf,
  withEntry,
} from '../../../pages/officialSite/cost.model.ts';
import { EXAMPLE_LOAN } from '../../../shared/features/legal/loanCost.ts';

const example = startOf('');
const offer: CostEntries = { amount: '5000', days: '91', interest: '450', fees: '' };

describe('the calculator of the cost of a loan', () => {
  describe('what the calculator opens with', () => {
    it('is an example with a price', () => {
      expect(example.isExample).toBe(true);
      expect(startOf('?lang=fil&payments=6')).toEqual(example);
      const { payments, ...loan } = EXAMPLE_LOAN;
      expect(checkEntries(example.entries).loan).toEqual(loan);
      expect(example.payments).toBe(payments);
      expect(loan.interest).toBeGreaterThan(0);
    });

    const AMOUNTS = 'amount=5000&cost=450&fees=0';

    it.each<[address: string, entries: Partial<CostEntries>, payments?: number]>([
      [`${AMOUNTS}&days=91&payments=6`, {}, 6],
      [`${AMOUNTS}&days=91&payments=5`, {}],
      ['amount=5000.00&cost=450.5&days=91&fees=0.00', { amount: '5000.00', interest: '450.5' }],
      ['amount=5000&cost=550.50&fees=100&days=91', { interest: '450.5', fees: '100' }],
      ['amount=5000&cost=100.10&fees=100.10&days=91', { interest: '0', fees: '100.10' }],
      // Without the fees nobody knows what of the cost is repaid, and what kept from the payout.
      ['amount=5000&cost=450&days=91', { interest: '' }],
      ['amount=5000&fees=100&days=91', { interest: '' }],
      ['amount=5000&cost=99&fees=100&days=91', { interest: '' }],
      ['amount=5000&cost=0.00&fees=0&days=91', { interest: '' }],
      ['amount=5000&cost=<b>450</b>&fees=0&days=91', { interest: '' }],
      ['amount=999&cost=450&fees=0&days=91', { amount: '' }],
      ['amount=100000&cost=450&fees=0&days=91', { amount: '100000' }],
      ['amount=100001&cost=450&fees=0&days=91', { amount: '' }],
      ['amount=5e3&cost=450&fees=0&days=0x5b', { amount: '', days: '' }],
      ['amount=5000', { days: '', interest: '' }],
      ['days=91', { amount: '', interest: '' }],
      ['cost=450&fees=0', { amount: '', days: '' }],
      [`${AMOUNTS}&days=30`, { days: '' }],
      [`${AMOUNTS}&days=91.5`, { days: '' }],
    ])('is the offer in the address, as far as it can be read: %s', (address, other, payments) =>
      expect(startOf(`?${address}`)).toEqual({
        entries: { ...offer, ...other },
        payments: payments ?? EXAMPLE_LOAN.payments,
        client: 'newClient',
        isExample: false,
      }),
    );
  });

  it('an edit of the example takes its costs away, which hold for no other loan', () => {
    const rest = { ...example.entries, interest: '', fees: '' };
    const days = { ...rest, days: '120' };
    const fees = { ...rest, fees: '50' };
    const edited = { ...example, isExample: false };
    expect(withEntry(example, 'days', '120')).toEqual({ ...edited, entries: days });
    expect(withEntry(example, 'fees', '50')).toEqual({ ...edited, entries: fees });
  });

  it('an edit of an offer keeps the rest', () => {
    const entered = { ...example, entries: offer, payments: 6, isExample: false };
    const entries = { ...offer, amount: '6000' };
    expect(withEntry(entered, 'amount', '6000')).toEqual({ ...entered, entries });
  });

  it.each(['amount', 'days', 'interest'] as const)(
    'what is entered is no loan without its %s',
    (field) =>
      expect(checkEntries({ ...offer, [field]: ' ' })).toEqual({ missing: field, problems: {} }),
  );

  it('what is entered may be as much as its limit, and may have no fees', () => {
    const limits = { days: '365', interest: '0', fees: '4999.99' };
    const most = { amount: 5000, days: 365, interest: 0, fees: 4999.99 };
    expect(checkEntries({ ...offer, ...limits }).loan).toEqual(most);
    expect(checkEntries(offer).loan).toEqual({ amount: 5000, days: 91, interest: 450, fees: 0 });
    for (const amount of [1000, 100_000])
      expect(checkEntries({ ...offer, amount: `${amount}` }).loan?.amount).toBe(amount);
  });

  it.each<[CostField, string, string]>([
    ['amount', '100001', 'outOfRange'],
    ['days', '100.5', 'wholeDays'],
    ['interest', '-1', 'outOfRange'],
    ['fees', '4999.999', 'feesTooHigh'],
  ])('what is entered cannot be used: %s %s', (field, entry, problem) =>
    expect(checkEntries({ ...offer, [field]: entry })).toEqual({ problems: { [field]: problem } }),
  );
});
