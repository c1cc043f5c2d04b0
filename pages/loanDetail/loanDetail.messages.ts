import { defineMessages } from '../../shared/lib/messages.ts';

/** Every text of the order screen. Those that spec 2.2, 4 and 8 quote stand to the letter. */
export const text = defineMessages('loanDetail', {
  title: 'Order Details',
  failed: 'We could not load your order',
  repay: 'REPAY',
  repayment: 'Repayment',
  rollover: 'Rollover Repayment',
  rolloverCaption: 'Short of money?',
  borrowAgain: 'Borrow Again',
  recommended: 'Other offers for you',
  callService: 'Call customer service',
  leaving: 'Your order continues on another page.',
  leave: 'Continue',
  inApp: 'Your order continues in the app. If it did not open, open it again.',
  openApp: 'Open in the app',
  kindTips: { title: 'Kind tips', confirm: 'Confirm' },
  card: {
    title: 'Bank card needed',
    go: 'Go and bind the card',
    close: 'Close',
  },
  withdraw: { title: 'Withdraw your loan', go: 'Continue', close: 'Close' },
  rating: {
    title: 'How was your experience?',
    legend: 'Your rating',
    submit: 'Submit',
    close: 'Not now',
    choose: { text: 'Silakan pilih', lang: 'id' },
  },
  result: {
    title: 'Thank you for telling us',
    detail: 'We are sorry that it was not better. Your rating helps us to improve the service.',
    close: 'Close',
  },
});
