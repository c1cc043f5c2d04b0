import { defineMessages, quoted } from '../../shared/lib/messages.ts';

/** Texts that only the extension page has. */
export const text = defineMessages('repayDelay', {
  title: quoted('Rollover Repayment'),
  failed: 'We could not load your extension',
  fee: 'Amount to pay for the extension',
  date: 'Next payment date',
  now: (amount: string, date: string) => `Now: ${amount} on ${date}`,
  cost: (amount: string) => `The extension costs ${amount}. You still have to repay the loan.`,
  noPlan: 'Your new payment plan is not available yet.',
});
