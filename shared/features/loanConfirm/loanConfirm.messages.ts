import { defineMessages } from '../../lib/messages.ts';

/** Texts of the loan confirmation, the same in both variants. */
export const text = defineMessages('loanConfirm', {
  title: 'Confirm loan',
  failed: 'We could not load your loan offer',
  amount: 'Loan amount',
  firstPayment: 'First payment',
  rate: 'Rate',
  firstPeriod: 'First period',
  days: (days: string) => `${days} days`,
  plan: 'Repayment plan',
  planPart: 'Payment',
  planAmount: 'Amount',
  total: 'Total to repay',
  more: (excess: string) => `That is ${excess} more than the loan amount.`,
  agreements: 'Agreements',
  agree: 'I have read and agree to the agreements of this loan',
  agreeAlone: 'I agree to take this loan on the terms above',
  agreementsFailed: 'The agreements could not be loaded. You need them before you can go on.',
  retry: 'Retry',
  next: 'Next',
  blocked: {
    unchecked: 'Tick the box above to go on.',
    agreement: 'An agreement has to be read first. Open this page again if it does not appear.',
    loading: 'The agreements are still loading.',
    failed: 'Load the agreements to go on.',
  },
});
