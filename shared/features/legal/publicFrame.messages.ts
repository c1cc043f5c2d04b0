import { defineMessages } from '../../lib/messages.ts';

/** Texts of the header and the footer of public pages. `tabs` is fixed wording. */
export const text = defineMessages('publicFrame', {
  tabs: {
    home: 'Home',
    about: 'About Us',
    privacy: 'PrivacyPolicy',
    terms: 'Loan Terms And Conditions',
  },
  skip: 'Skip to main content',
  navigation: 'Main',
  apply: 'Apply now',
  motto: 'Small loans in plain language',
  reach: 'How to reach us',
  company: 'Company',
  copyright: (year: number, company: string) => `© ${year} ${company}`,
});
