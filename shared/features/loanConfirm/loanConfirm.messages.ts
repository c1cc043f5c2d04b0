import { defineMessages, quoted } from '../../lib/messages.ts';

/** Texts of the loan confirmation, for both variants. */
export const loanConfirmText = defineMessages('loanConfirm', {
  title: 'Confirm loan',
  failed: 'We could not load your loan offer',
  amount: 'Loan amount',
  receive: 'You receive',
  repay: 'You repay',
  about: (amount: string) => `about ${amount}`,
  payments: (count: number, each: string, first: string) =>
    count === 1
      ? `1 payment${first && ` on ${first}`}`
      : `${count} payments${each && ` of ${each}`}${first && `, first ${first}`}`,
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
  effectiveRate: (month: string, year: string) =>
    `Effective rate by our calculation, if the money comes today: ${month} a month, ${year} a year.`,
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
  confirming: 'Confirming your loan…',
  received: 'We have received your loan confirmation.',
  another: 'Confirm another loan',
  confirmation: (amount: string) =>
    amount ? `your ${amount} loan confirmation` : 'your loan confirmation',
  same: 'the same confirmation again, of the same loan',
  next: quoted('Next'),
  blocked: {
    unchecked: 'Tick the box above to continue.',
    agreement: 'There is an agreement to read first. If you do not see it, open this page again.',
    failed: 'Tap Retry to load the agreements.',
  },
});
