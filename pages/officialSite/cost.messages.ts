import { defineMessages } from '../../shared/lib/messages.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Texts of the cost calculator. */
export const text = defineMessages('loanCost', {
  title: 'What does it cost?',
  lead: 'Interest and fees differ from loan to loan. Your offer states them before you confirm. Enter them here to see what they come to, and what a late day would add.',
  yours: 'Your loan',
  fields: {
    amount: 'Loan amount (₱)',
    days: 'Term (days)',
    interest: 'Interest (₱)',
    fees: 'Fees deducted (₱)',
  },
  slider: (label: string) => `${label}, slider`,
  hints: {
    interest: 'From your offer. Leave it empty if you have none yet.',
    fees: 'Deducted before we pay you.',
  },
  payments: 'Payments',
  paymentCount: (count: number) => (count === 1 ? '1 payment' : `${count} equal payments`),
  client: 'Your loans with us',
  clients: { newClient: 'My first loan', repeatClient: 'I had a loan before' },
  outOfRange: (least: string, most: string) => `Enter a number from ${least} to ${most}.`,
  wholeDays: (least: number, most: number) =>
    `Enter a whole number of days from ${least} to ${most}.`,
  feesTooHigh: 'Fees must be less than the loan amount.',
  result: 'What it comes to',
  total: 'Total to repay',
  totalWithout: 'Total to repay, without the interest in your offer',
  wrong: 'Correct what is marked to see the result.',
  received: 'You receive',
  costs: 'Interest and fees',
  fromOffer: 'See your offer',
  rate: 'Effective rate',
  rates: (month: string, year: string) => `${month} a month, ${year} a year`,
  rateUnknown: 'Enter the interest in your offer',
  planCaption: 'When you pay',
  due: 'Due',
  dueOn: 'Due, if we pay out today',
  amount: 'Amount',
  afterDays: (count: number) => `after ${days(count)}`,
  lateCaption: (payment: string) => `If a payment of ${payment} is late`,
  late: 'Late by',
  lateBy: days,
  daily: 'Daily charges',
  added: (fee: string) => `With the one-time fee of ${fee}`,
  rateNote:
    'The effective rate is the rate at which all payments together are worth, on the day of the payout, exactly what you receive. Fees are included. It is compounded day by day, over 30 days and over a year.',
  examplesTitle: 'Late payment: examples',
  examplesLead:
    'For a first loan. Paying a part makes the unpaid amount, and so the charges, smaller.',
  unpaid: (amount: string) => `${amount} unpaid`,
  examplesCaption: 'What is added to the unpaid amount',
  terms: 'How late charges are computed',
});
