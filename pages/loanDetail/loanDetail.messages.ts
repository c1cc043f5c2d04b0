import { defineMessages, quoted } from '../../shared/lib/messages.ts';

/** Texts of the order page. */
export const text = defineMessages('loanDetail', {
  title: quoted('Order Details'),
  failed: 'We could not load your order',
  unknownStatus: {
    title: 'We do not know this status',
    detail: 'Open your order again later, or call customer service.',
  },
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
  kindTips: { title: quoted('Kind tips'), confirm: quoted('Confirm') },
  card: {
    title: 'Bank card needed',
    go: quoted('Go and bind the card'),
    close: 'Close',
  },
  withdraw: { title: 'Get your money', go: 'Continue', close: 'Close' },
  rating: {
    title: 'How was your experience?',
    legend: 'Your rating',
    submit: quoted('Submit'),
    close: 'Not now',
    choose: quoted('Silakan pilih', 'id'),
  },
  result: {
    title: 'Thank you for telling us',
    detail: 'We are sorry we did not do better. Your rating helps us improve our service.',
    close: 'Close',
  },
});
