import { defineMessages } from '../../shared/lib/messages.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Texts of the cost calculator. */
export const text = defineMessages('loanCost', {
  title: 'What does it cost?',
  lead: 'Every loan has its own interest and fees. Your offer states them before you confirm. Enter them here to see what you would repay, and what a late payment would add.',
  example: 'An example',
  yours: 'Your loan',
  fields: {
    amount: 'Loan amount (₱)',
    days: 'Term (days)',
    interest: 'Interest (₱)',
    fees: 'Fees deducted (₱)',
  },
  slider: (label: string) => `${label}, slider`,
  hints: {
    interest: 'For the whole term.',
    fees: 'Deducted before we pay you.',
  },
  payments: 'Payments',
  paymentCount: (count: number) => (count === 1 ? '1 payment' : `${count} payments`),
  client: 'Your loans with us',
  clients: { newClient: 'My first loan', repeatClient: 'I have had a loan before' },
  outOfRange: (least: string, most: string) => `Enter a number from ${least} to ${most}.`,
  wholeDays: (least: number, most: number) =>
    `Enter a whole number of days from ${least} to ${most}.`,
  feesTooHigh: 'Fees must be less than the loan amount.',
  result: 'What it comes to',
  resultOfExample: 'In this example',
  total: 'Total to repay',
  missing: {
    amount: 'Enter the loan amount to see the total.',
    days: 'Enter the term to see the total.',
    interest: 'Enter the interest to see the total. Your offer states it.',
  },
  wrong: 'Correct the marked fields to see the total.',
  received: 'You receive',
  costs: 'Interest and fees',
  rate: 'Effective rate',
  rates: (month: string, year: string) => `${month} a month, ${year} a year`,
  planCaption: 'When you pay',
  due: 'Due',
  dueOn: 'Due, if we pay out today',
  amount: 'Amount',
  afterDays: (count: number) => `after ${days(count)}`,
  lateCaption: (payment: string) => `If a payment of ${payment} is late`,
  lateUnknown: 'If a payment is late',
  late: 'Late by',
  lateBy: days,
  daily: 'Daily charges',
  added: (fee: string) => `With the one-time fee of ${fee}`,
  rateNote:
    'The effective rate compares what you repay, and when, with the money you receive. It includes all interest and fees, and is compounded daily.',
  examplesTitle: 'Late payment: examples',
  examplesLead: 'For a first loan. If you pay part of it, the charges are lower.',
  unpaid: (amount: string) => `${amount} unpaid`,
  examplesCaption: 'What is added to the unpaid amount',
  terms: 'How late charges are calculated',
});
