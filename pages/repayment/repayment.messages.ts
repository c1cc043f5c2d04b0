import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts that only the instalment page has. */
export const text = defineMessages('repayment', {
  title: 'Repayment',
  failed: 'We could not load your repayment',
  amount: 'Amount to repay',
  date: 'Repayment date',
  overdue: (days: number) => (days === 1 ? '1 day overdue' : `${days} days overdue`),
  today: 'Due today',
  dueIn: (days: number) => (days === 1 ? 'Due tomorrow' : `Due in ${days} days`),
  noDetail: 'There are no further details.',
});
