import { defineMessages } from '../../shared/lib/messages.ts';

/** What is shown without script. It is English only, because the language is chosen by a script. */
export const noScript = {
  text: 'You need JavaScript to register, and it is turned off in this browser. You can still read everything below, and we can help you by phone or e-mail.',
  terms: 'Read the loan terms and conditions',
  privacy: 'Read the privacy policy',
} as const;

/** Texts around the form, which are only in the prerendered document. */
export const text = defineMessages('landingLayout', {
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Register',
      text: 'Your number and a code by SMS. No bank details, no documents.',
    },
    {
      title: 'Get the app',
      text: 'Sign in with the same number. Your application starts there.',
    },
    {
      title: 'Check before you agree',
      text: 'One page shows the amount, fees, repayment plan and dates. Then you decide.',
    },
  ],
  promisesTitle: 'Our promises',
  promises: [
    {
      title: 'The full cost first',
      text: 'You see what you get, what you pay back and when, before you confirm.',
    },
    {
      title: 'No surprise extension fees',
      text: 'If you need more time to pay, the app shows what an extension costs before you agree to it.',
    },
    {
      title: 'Your contacts stay private',
      text: 'To register we ask for your mobile number and nothing else.',
    },
  ],
  termsTitle: 'Read the terms first',
  responsible: 'Loans cost money. Borrow only what you can repay on time.',
});
