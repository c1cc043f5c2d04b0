import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Cost } from '../../pages/officialSite/Cost.tsx';
import { openScreen, useSandbox } from './screen.tsx';

const rowsOf = (name: string | RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const cost = () => within(screen.getByRole('region', { name: 'What does it cost?' }));
const total = () => cost().getByRole('status').textContent;
const figureOf = (name: string) => screen.getByText(name).nextSibling?.textContent;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const enter = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};

const DAYS_LATE = ['1 day', '7 days', '30 days'];

useSandbox();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T03:00:00Z') });
});

describe('the calculator of the cost of a loan', () => {
  it('opens with an example, its price, effective rate and due dates', async () => {
    await openScreen('/', <Cost />);
    expect(screen.getByRole('heading', { name: 'In this example' })).toBeTruthy();
    expect(total()).toBe('Total to repay ₱5,450.00');
    expect(figureOf('You receive')).toBe('₱4,900.00');
    expect(figureOf('Interest and fees')).toBe('₱550.00');
    expect(figureOf('Effective rate')).toBe('5.5% a month, 90.8% a year');
    expect(rowsOf('When you pay')).toEqual([
      ['2026-12-22', '₱1,816.66'],
      ['2027-01-22', '₱1,816.66'],
      ['2027-02-21', '₱1,816.68'],
    ]);
  });

  it('never shows a loan as if it were free: without its interest every figure is a dash', async () => {
    await openScreen('/', <Cost />);
    await enter('Loan amount (₱)', '10000');
    expect(field('Interest (₱)').value).toBe('');
    expect(total()).toBe('Enter the interest to see the total. Your offer states it.');
    expect(cost().getByRole('heading', { name: 'What it comes to' })).toBeTruthy();
    for (const name of ['You receive', 'Interest and fees', 'Effective rate'])
      expect(figureOf(name)).toBe('--');
    await userEvent.selectOptions(screen.getByLabelText('Payments'), '6');
    expect(rowsOf('When you pay')).toEqual(Array(6).fill(['--', '--']));
    expect(rowsOf('If a payment is late')).toEqual(DAYS_LATE.map((days) => [days, '--', '--']));
    await enter('Interest (₱)', '900');
    expect(total()).toBe('Total to repay ₱10,900.00');
  });

  it('computes the offer in the address, and what its late payment costs, less for an earlier borrower', async () => {
    await openScreen('/?amount=1000.05&cost=10.05&fees=10&days=91&payments=1#cost', <Cost />);
    expect(screen.getByRole('group', { name: 'Your loan' })).toBeTruthy();
    expect(total()).toBe('Total to repay ₱1,000.10');
    expect(figureOf('You receive')).toBe('₱990.05');
    expect(rowsOf('When you pay')).toEqual([['2027-02-21', '₱1,000.10']]);
    expect(rowsOf('If a payment of ₱1,000.10 is late')).toEqual([
      ['1 day', '₱50.01', '₱1,050.01'],
      ['7 days', '₱350.04', '₱1,350.04'],
      ['30 days', '₱1,500.15', '₱2,500.15'],
    ]);
    await userEvent.click(screen.getByLabelText('I have had a loan before'));
    expect(rowsOf('If a payment of ₱1,000.10 is late')[0]?.[2]).toBe('₱850.01');
  });

  it.each([
    ['Loan amount (₱)', '999', 'Enter a number from ₱1,000.00 to ₱100,000.00.'],
    ['Term (days)', '90', 'Enter a whole number of days from 91 to 365.'],
    ['Fees deducted (₱)', '5000', 'Fees must be less than the loan amount.'],
  ])('%s %s: "%s"', async (label, text, words) => {
    await openScreen('/', <Cost />);
    await enter(label, text);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    const notes = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toContain(words);
    expect(total()).toBe('Correct the marked fields to see the total.');
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
