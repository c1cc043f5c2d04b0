import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the official site; tabs and the form message are the spec's (2.7, 5). */
export const text = defineMessages('officialSite', {
  tabs: {
    home: 'Home',
    about: 'About Us',
    privacy: 'PrivacyPolicy',
    terms: 'Loan Terms And Conditions',
  },
  skip: 'Skip to the text',
  banners: 'What we offer',
  banner: (number: number, count: number) => `Banner ${number} of ${count}`,
  pause: 'Pause the banners',
  play: 'Play the banners',
  slides: [
    {
      title: 'A bridge to payday',
      text: 'A small loan for a month that went wrong, paid back in parts you know ahead.',
    },
    {
      title: 'Every figure before you agree',
      text: 'What you receive, what you pay, and when: on one page, in plain words.',
    },
    {
      title: 'Pay where you are',
      text: 'With your e-wallet, your bank, or at a store around the corner.',
    },
  ],
  headline: (brand: string) => `${brand}: small loans, said plainly`,
  lead: 'Apply on your phone, read every cost before you confirm, and repay in the way that suits you.',
  start: 'Get started',
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Apply',
      text: 'Register with your phone number and tell us what a loan needs. It takes a few minutes.',
    },
    {
      title: 'Read and confirm',
      text: 'See amount, fees, plan and agreements. Nothing happens before you say yes.',
    },
    { title: 'Receive', text: 'The money goes to an account in your own name.' },
    {
      title: 'Repay',
      text: 'In parts, on the dates of your plan. The order page always says where you stand.',
    },
  ],
  aboutTitle: 'About us',
  about:
    'We lend small amounts to people in the Philippines for a fixed time. Those who write our screens read the complaints, and those who answer them say what has to change.',
  aboutMore: 'Read more about us',
  aboutForm: 'Ask us about the company',
  contactTitle: 'Contact',
  contact:
    'The quickest ways are phone and e-mail below; the form helps you to put your question into words.',
  contactForm: 'Write down your question',
  fields: { name: 'Name', telephone: 'Telephone', email: 'Email', remark: 'Remark' },
  submit: 'Submit',
  missing: 'Please provide complete information!',
  fieldMissing: (field: string) => `${field} is missing.`,
  kept: (mail: string) =>
    `Thank you. This form is not sent anywhere yet: please e-mail ${mail} or call us, and we will answer.`,
  footer: 'How to reach us',
  copyright: (year: number, company: string) => `© ${year} ${company}`,
});
