import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts that only the instalment page has. */
export const repaymentText = defineMessages('repayment', {
  title: 'Repayment',
  failed: 'We could not load your repayment',
  amount: 'Amount to repay',
  date: 'Repayment date',
  noDetail: 'There are no further details.',
});
