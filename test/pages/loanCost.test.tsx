import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cost } from '../../pages/officialSite/Cost.tsx';
import { useSandbox } from './screen.tsx';

const rowsOf = (name: string | RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const total = () => {
  const cost = screen.getByRole('region', { name: 'What does it cost?' });
  return within(cost).getByRole('status').textContent;
};

const enter = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('what does it cost?', () => {
  useSandbox();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T03:00:00Z') });
  });
  afterEach(() => void vi.useRealTimers());

  it('computes total, effective rate and due dates of an offer', async () => {
    render(<Cost />);
    await enter('Loan amount (₱)', '5000');
    await enter('Interest (₱)', '450');
    await enter('Fees deducted (₱)', '100');
    expect(total()).toBe('Total to repay ₱5,450.00');
    expect(screen.getByText('₱4,900.00')).toBeTruthy();
    expect(screen.getByText('₱550.00')).toBeTruthy();
    expect(screen.getByText('5.5% a month, 90.8% a year')).toBeTruthy();
    expect(rowsOf('When you pay')).toEqual([
      ['2026-12-22', '₱1,816.66'],
      ['2027-01-22', '₱1,816.66'],
      ['2027-02-21', '₱1,816.68'],
    ]);
  });

  it('states for one late payment what the worked example of the loan terms states', async () => {
    render(<Cost />);
    await userEvent.selectOptions(screen.getByLabelText('Payments'), '1');
    expect(rowsOf('If a payment of ₱10,000.00 is late')).toEqual([
      ['1 day', '₱500.00', '₱1,500.00'],
      ['7 days', '₱3,500.00', '₱4,500.00'],
      ['30 days', '₱15,000.00', '₱16,000.00'],
    ]);
    await userEvent.click(screen.getByLabelText('I had a loan before'));
    expect(rowsOf('If a payment of ₱10,000.00 is late')[0]?.[2]).toBe('₱1,300.00');
  });

  it('adds the fee to the charges that it shows', async () => {
    render(<Cost />);
    await enter('Loan amount (₱)', '1000.05');
    await userEvent.selectOptions(screen.getByLabelText('Payments'), '1');
    expect(rowsOf('If a payment of ₱1,000.05 is late')[2]).toEqual([
      '30 days',
      '₱1,500.08',
      '₱2,500.08',
    ]);
  });

  it('says that interest is missing instead of a rate of zero', () => {
    render(<Cost />);
    expect(total()).toBe('Total to repay, without the interest in your offer ₱10,000.00');
    expect(screen.getByText('Enter the interest in your offer')).toBeTruthy();
    expect(screen.queryByText(/% a month/)).toBeNull();
  });

  it.each([
    ['Loan amount (₱)', '999', 'Enter a number from ₱1,000.00 to ₱100,000.00.'],
    ['Loan amount (₱)', '100001', 'Enter a number from ₱1,000.00 to ₱100,000.00.'],
    ['Term (days)', '90', 'Enter a whole number of days from 91 to 365.'],
    ['Term (days)', '100.5', 'Enter a whole number of days from 91 to 365.'],
    ['Interest (₱)', '100001', 'Enter a number from ₱0.00 to ₱100,000.00.'],
    ['Fees deducted (₱)', '10000', 'Fees must be less than the loan amount.'],
    ['Fees deducted (₱)', '9999.999', 'Fees must be less than the loan amount.'],
  ])('%s %s: "%s"', async (label, text, words) => {
    render(<Cost />);
    await enter(label, text);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const notes = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toContain(words);
    expect(total()).toBe('Correct what is marked to see the result.');
  });

  it('has no date in the document of the build, but the examples', () => {
    vi.stubGlobal('document', undefined);
    const markup = renderToStaticMarkup(<Cost />);
    vi.unstubAllGlobals();
    expect(markup).not.toContain('<time');
    expect(markup).toContain('after 30 days');
    expect(markup).toContain('₱16,000.00');
  });
});
