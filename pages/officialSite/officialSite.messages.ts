import { EXAMPLE_LOAN } from '../../shared/features/legal/loanCost.ts';
import { LOAN_TERMS } from '../../shared/features/legal/loanTerms.ts';
import { defineMessages } from '../../shared/lib/messages.ts';

const { decisionDays, fundsDays, termDays } = LOAN_TERMS;
const { amount, fees, interest, payments } = EXAMPLE_LOAN;

/** Texts of the official site. `missing` is fixed wording. */
export const officialSiteText = defineMessages('officialSite', {
  banners: 'What we offer',
  banner: (number: number, count: number) => `Banner ${number} of ${count}`,
  pause: 'Pause the banners',
  play: 'Play the banners',
  /** Each with an example of a screen, as on the pages of an order. Amounts in the market's currency. */
  slides: [
    {
      title: 'Help until payday',
      text: 'A small loan when money is short, repaid in instalments you know in advance.',
      screen: {
        title: 'Repayment',
        label: 'Amount to repay',
        amount: 3450,
        line: 'Repayment date',
        note: 'Due in 9 days',
        rows: [
          ['Principal', 3000],
          ['Interest', 420],
          ['Fee', 30],
        ],
        button: 'Payment Method',
      },
    },
    {
      title: 'Every figure before you agree',
      text: 'What you receive, what you pay, and when: on one page, in plain language.',
      screen: {
        title: 'Confirm loan',
        label: 'Loan amount',
        amount,
        line: 'Repaid in',
        note: `${payments} payments`,
        rows: [
          ['You receive', amount - fees],
          ['Processing fee', fees],
          ['Interest', interest],
        ],
        button: 'Next',
      },
    },
    {
      title: 'Pay where you are',
      text: 'With your e-wallet, your bank, or at a store around the corner.',
      screen: {
        title: 'Repayment code',
        label: 'Total payment',
        amount: 3450,
        line: 'Your code',
        note: '8012 3456 7890',
        rows: [
          ['E-wallet', 'Bills'],
          ['Bank', 'Transfer'],
          ['Store', 'Counter'],
        ],
        button: 'Copy',
      },
    },
  ],
  screen: (title: string) => `Example of the app's screen “${title}”`,
  headline: (brand: string) => `${brand}: small loans in plain language`,
  lead: 'Apply on your phone, see every cost before you confirm, and repay in the way that suits you.',
  toCost: 'See what it costs',
  facts: [
    [`${termDays.min} to ${termDays.max} days`, 'to repay, in instalments'],
    [`Within ${decisionDays} day`, 'you have our decision'],
    [`${fundsDays.min} to ${fundsDays.max} days`, 'to receive the money'],
  ],
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Apply',
      text: 'Register with your phone number and answer a few questions. It takes a few minutes.',
    },
    {
      title: 'Read and confirm',
      text: 'See the amount, fees, repayment plan and agreements. Nothing happens until you confirm.',
    },
    {
      title: 'Receive and repay',
      text: 'The money goes to an account in your own name. You repay in instalments, on the dates in your plan.',
    },
  ],
  aboutTitle: 'About us',
  about: (country: string) =>
    `We lend small amounts to people in ${country} for a fixed time. The people who build our app read the complaints, and the people who answer complaints help decide what to improve.`,
  aboutMore: 'Read more about us',
  aboutForm: 'Ask us about the company',
  contactTitle: 'Contact',
  contact:
    'The quickest way is to call or email us: you will find both at the end of this page. The form is only for putting your question into words.',
  contactForm: 'Write down your question',
  private: 'This form is not sent. Please email or call us.',
  fields: { name: 'Name', telephone: 'Telephone', email: 'Email', remark: 'Remark' },
  submit: 'Submit',
  missing: 'Please provide complete information!',
  fieldMissing: (field: string) => `${field} is missing.`,
  kept: (mail: string) =>
    `Thank you. The form has not been sent. Please email ${mail} or call us, and we will answer.`,
});
