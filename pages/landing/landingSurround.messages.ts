import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts around the form: in the document only. */
export const text = defineMessages('landingSurround', {
  noScript:
    'Registering needs JavaScript, which is switched off in this browser. Everything below can be read without it, and we can help you by phone or e-mail.',
  noScriptTerms: 'Read the loan terms and conditions',
  noScriptPrivacy: 'Read the privacy policy',
  stepsTitle: 'How it goes on',
  steps: [
    {
      title: 'Register here',
      text: 'Your number and a code by SMS. No bank details, no documents.',
    },
    {
      title: 'Get the app',
      text: 'Sign in with the same number. Your application starts there.',
    },
    {
      title: 'Look before you sign',
      text: 'Amount, fees, plan and dates stand on one page. Then you decide.',
    },
  ],
  promisesTitle: 'What you can hold us to',
  promises: [
    {
      title: 'The whole price first',
      text: 'You see what you get, what you pay back and when, before you confirm.',
    },
    {
      title: 'Extending has a price tag too',
      text: 'If a payment gets tight, the app says what an extension costs before you take it.',
    },
    {
      title: 'Your contacts stay yours',
      text: 'To register we ask for your mobile number and nothing else.',
    },
  ],
  termsTitle: 'Read it first',
  responsible: 'A loan is a cost. Borrow only what you can pay back on time.',
});
