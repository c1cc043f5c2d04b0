import { defineMessages, quoted } from '../../shared/lib/messages.ts';

/** Texts that only the extension page has. */
export const repayDelayText = defineMessages('repayDelay', {
  title: quoted('Rollover Repayment'),
  failed: 'We could not load your extension',
  fee: 'Amount to pay for the extension',
  date: 'Next payment date',
  cost: (amount: string) => `The extension costs ${amount}. You still have to repay the loan.`,
  repay: 'Repay now',
  extend: 'Extend',
  today: 'Today',
  unread: 'We could not load this',
  later: 'Later',
  nothing: 'Nothing',
  total: 'In total',
  last: 'Last payment',
  due: 'Due date',
  noPlan: 'Your new payment plan is not available yet.',
});
