import { defineMessages } from '../../shared/lib/messages.ts';

export const downloadText = defineMessages('download', {
  title: (appName: string) => `Get the ${appName} app`,
  lead: 'Sign in with the mobile number you registered.',
  what: 'In the app you can',
  can: [
    'apply for a loan and see its full cost before you confirm it',
    'choose the account that receives the money',
    'follow your order, and repay or extend it',
    'reach customer service',
  ],
  button: (appName: string) => `Download ${appName}`,
  note: 'The link opens an app store or a file. Check that we are the publisher before you install anything.',
  none: 'The download link is not available right now.',
  noneText: 'Your registration is not affected. Try again, or ask us for the link.',
  retry: 'Try again',
});

export const agreementText = defineMessages('agreement', {
  title: 'Registration agreement',
  intro: 'When you register, you accept these two documents. Please read them in full:',
});

export const documentsText = defineMessages('documents', {
  terms: 'The loan terms, every fee, and what happens if a payment is late are explained in the',
  termsLink: 'loan terms and conditions',
  privacy: 'How we use your data is explained in the',
  privacyLink: 'privacy policy',
});

/** The way back to the form. */
export const landingViewsText = defineMessages('landingViews', { back: 'Back to registration' });
