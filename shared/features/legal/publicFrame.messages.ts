import { defineMessages } from '../../lib/messages.ts';

/** The link to the registration. */
export const APPLY = 'Apply now';

/** Texts of the header and the footer of public pages. `tabs` is fixed wording. */
export const publicFrameText = defineMessages('publicFrame', {
  tabs: {
    home: 'Home',
    about: 'About Us',
    privacy: 'PrivacyPolicy',
    terms: 'Loan Terms And Conditions',
  },
  skip: 'Skip to main content',
  navigation: 'Main',
  menu: 'Menu',
  motto: 'Small loans in plain language',
  more: 'Good to know',
  cost: 'What it costs',
  questions: 'Questions and answers',
  contact: 'Write to us',
  reach: 'How to reach us',
  company: 'Company',
  copyright: (year: number, company: string) => `© ${year} ${company}`,
});
