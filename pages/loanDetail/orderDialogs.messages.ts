import { defineMessages, quoted } from '../../shared/lib/messages.ts';

// Apart from the texts of the order, which its document contains.
export const orderDialogsText = defineMessages('orderDialogs', {
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
    missing: 'Please choose at least one star.',
  },
  result: {
    title: 'Thank you for telling us',
    detail: 'We are sorry we did not do better. Your rating helps us improve our service.',
    close: 'Close',
  },
});
