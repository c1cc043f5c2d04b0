import { defineMessages } from '../../lib/messages.ts';

/** Texts of the confirmation's dialogs, which arrive with them. */
export const text = defineMessages('confirmDialogs', {
  frame: {
    title: 'Please read this agreement',
    agree: 'Agree',
    cancel: 'Cancel',
    open: 'Open on its own page',
    slow: 'The agreement is taking long to appear. You can open it on its own page.',
    document: 'This agreement is a document that opens on its own page.',
    refused: 'This agreement cannot be shown. Please contact customer service.',
  },
  promo: { title: 'Good to know', button: 'OK' },
  retention: { title: 'Leave this offer?', agree: 'Agree', cancel: 'Cancel' },
});
