import { defineMessages } from '../../shared/lib/messages.ts';

/** Every text of the second pay-code page (spec 2.12). */
export const text = defineMessages('repaymentOfCode2', {
  title: 'Repayment code',
  failed: 'We could not load your repayment code',
  contract: 'Contract number',
  total: 'Total payment',
  copy: 'Copy',
  copied: 'Copied',
  check: 'Check in the app that this amount and product are yours before you pay.',
  checking: 'We are checking that this code and amount are still current…',
  notChecked: (time: string) =>
    `This is from ${time}. We could not check that the code and amount are still current.`,
  settledTitle: 'There is nothing to pay right now',
  settledDetail:
    'Your order does not ask for a payment. You can see what comes next on your order.',
  emptyTitle: 'No repayment code here yet',
  emptyDetail: 'Open the repayment page and choose a way to pay; your code then shows here.',
  repayment: 'Go to repayment',
  noSteps: 'Give the contract number at the counter or in your payment app.',
  back: 'Back to your order',
});
