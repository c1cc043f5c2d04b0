import { defineMessages } from '../../shared/lib/messages.ts';

export const repaymentOfCode2Text = defineMessages('repaymentOfCode2', {
  title: 'Repayment code',
  failed: 'We could not load your repayment code',
  contract: 'Contract number',
  total: 'Total payment',
  copy: 'Copy',
  check: 'Check in the app that this amount and product are yours before you pay.',
  checking: 'We are checking that this code and amount are up to date…',
  notChecked: (time: string) =>
    `We loaded this at ${time}. We could not check that the code and amount are up to date.`,
  settledTitle: 'There is nothing to pay right now',
  settledDetail: 'No payment is due on your order. Open your order to see what happens next.',
  emptyTitle: 'You have no repayment code yet',
  emptyDetail: 'Open the repayment page and choose a way to pay. Your code will then appear here.',
  repayment: 'Go to repayment',
  noSteps: 'Give the contract number at the counter, or enter it in your payment app.',
  back: 'Back to your order',
});
