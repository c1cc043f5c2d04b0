import { defineMessages, quoted } from '../../lib/messages.ts';

/** Texts of the loan confirmation, for both variants. */
export const text = defineMessages('loanConfirm', {
  title: 'Confirm loan',
  failed: 'We could not load your loan offer',
  amount: 'Loan amount',
  firstPayment: 'First payment',
  rate: 'Rate',
  firstPeriod: 'First period',
  days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  plan: 'Repayment plan',
  planPart: 'Payment',
  planAmount: 'Amount',
  total: 'Total to repay',
  more: (excess: string) => `That is ${excess} more than the loan amount.`,
  moreThanReceived: (excess: string) => `That is ${excess} more than you receive.`,
  commitment: (total: string, count: number, first: string) =>
    `Repay ${total}${count > 1 ? ` in ${count} payments, first` : ''} on ${first}`,
  noTotal: 'The total to repay is not known yet.',
  cost: 'What does it cost?',
  agreements: 'Agreements',
  /** Stands for a title that the lender leaves out. */
  untitled: (position: string) => `Agreement ${position}`,
  agree: 'I have read and accept the agreements',
  agreeAlone: 'I agree to take this loan on the terms above',
  agreementsFailed: 'We could not load the agreements. You need them before you can continue.',
  retry: 'Retry',
  received: 'We have received your loan confirmation.',
  confirmation: (amount: string) =>
    amount ? `your ${amount} loan confirmation` : 'your loan confirmation',
  next: quoted('Next'),
  blocked: {
    unchecked: 'Tick the box above to continue.',
    agreement: 'There is an agreement to read first. If you do not see it, open this page again.',
    failed: 'Tap Retry to load the agreements.',
  },
});
