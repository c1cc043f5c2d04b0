import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the order page. Those not translated in `loanDetail.messages.fil.ts` are fixed wording. */
export const text = defineMessages('loanDetail', {
  title: 'Order Details',
  failed: 'We could not load your order',
  unknownStatus: {
    title: 'We do not know this status',
    detail: 'Open your order again later, or call customer service.',
  },
  repay: 'REPAY',
  repayment: 'Repayment',
  rollover: 'Rollover Repayment',
  rolloverCaption: 'Short of money?',
  borrowAgain: 'Borrow Again',
  recommended: 'Other offers for you',
  callService: 'Call customer service',
  leaving: 'Your order continues on another page.',
  leave: 'Continue',
  inApp: 'Your order continues in the app. If the app did not open, try again.',
  openApp: 'Open in the app',
  kindTips: { title: 'Kind tips', confirm: 'Confirm' },
  card: {
    title: 'Bank card needed',
    go: 'Go and bind the card',
    close: 'Close',
  },
  withdraw: { title: 'Get your money', go: 'Continue', close: 'Close' },
  rating: {
    title: 'How was your experience?',
    legend: 'Your rating',
    submit: 'Submit',
    close: 'Not now',
    choose: { text: 'Silakan pilih', lang: 'id' },
  },
  result: {
    title: 'Thank you for telling us',
    detail: 'We are sorry we did not do better. Your rating helps us improve our service.',
    close: 'Close',
  },
});
