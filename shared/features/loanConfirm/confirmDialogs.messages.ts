import { defineMessages, quoted } from '../../lib/messages.ts';

/** Texts of the confirmation's dialogs, in the same chunk. */
export const confirmDialogsText = defineMessages('confirmDialogs', {
  frame: {
    title: 'Please read this agreement',
    agree: quoted('Agree'),
    cancel: quoted('Cancel'),
    open: 'Open on a separate page',
    slow: 'The agreement is taking a long time to load. You can open it on a separate page.',
    separate: 'This agreement opens on a separate page. Read it there. Then you can agree.',
    refused: 'We cannot show this agreement. Please contact customer service.',
  },
  promo: { title: 'Good to know', button: 'OK' },
  retention: {
    title: 'Leave this offer?',
    choice: 'Agree keeps you on this offer and confirms nothing yet. Cancel closes this page.',
    agree: quoted('Agree'),
    cancel: quoted('Cancel'),
  },
});
