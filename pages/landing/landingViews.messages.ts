import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the download view. */
export const download = defineMessages('download', {
  title: (appName: string) => `Get the ${appName} app`,
  lead: 'Sign in with the mobile number that you registered.',
  what: 'In the app you can',
  can: [
    'apply for a loan and see what it costs in full, before you confirm it',
    'name the account that the money goes to',
    'follow your order, and repay or extend it',
    'reach customer service',
  ],
  button: (appName: string) => `Download ${appName}`,
  note: 'The link opens the store or file that this promotion names. Check that the publisher is us before you install anything.',
  none: 'The download link is not here right now.',
  noneText: 'Your registration is not affected. Try again, or ask us for the link.',
  retry: 'Try again',
});

/** Texts of the agreement view. */
export const agreement = defineMessages('agreement', {
  title: 'Registration agreement',
  intro: 'What you accept when you register stands in these two documents. Read them in full:',
});

/** The documents behind a registration. */
export const documents = defineMessages('documents', {
  terms: 'Loan terms, every fee, and what happens when a payment is late stand in full in the',
  termsLink: 'loan terms and conditions',
  privacy: 'How we treat your data stands in the',
  privacyLink: 'privacy policy',
});

/** The way back to the form. */
export const backText = 'Back to registration';
