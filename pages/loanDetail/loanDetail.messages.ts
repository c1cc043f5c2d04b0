import { defineMessages, quoted } from '../../shared/lib/messages.ts';

/** Texts of the order page. */
export const loanDetailText = defineMessages('loanDetail', {
  title: quoted('Order Details'),
  failed: 'We could not load your order',
  unknownStatus: {
    title: 'We do not know this status',
    detail: 'Open your order again later, or call customer service.',
  },
  dueOn: (date: string) => `Due on ${date}`,
  repay: quoted('REPAY'),
  repayment: quoted('Repayment'),
  rollover: quoted('Rollover Repayment'),
  rolloverCaption: quoted('Short of money?'),
  borrowAgain: quoted('Borrow Again'),
  recommended: 'Other offers for you',
  callService: 'Call customer service',
  leaving: 'Your order continues on another page.',
  leave: 'Continue',
  inApp: 'Your order continues in the app. If the app did not open, try again.',
  openApp: 'Open in the app',
});
