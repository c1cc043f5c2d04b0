import { inDays as days, LOAN_TERMS } from '../../shared/features/legal/loanTerms.ts';
import { defineMessages } from '../../shared/lib/messages.ts';

const { ageOver, decisionDays, fundsDays, late, prepayment } = LOAN_TERMS;
const rates = late.tiers.map(({ from, to, percentPerDay }) =>
  to ? `${percentPerDay}% for days ${from} to ${to}` : `${percentPerDay}% from day ${from}`,
);

/** Texts of the official site that no script contains. Every figure comes from the loan terms. */
export const officialSiteLayoutText = defineMessages('officialSiteLayout', {
  title: 'Questions and answers',
  lead: 'The short answers. The loan terms have every detail.',
  terms: 'Read the loan terms',
  whoQuestion: 'Who can apply?',
  whoAnswer: (country: string) =>
    `Citizens of ${country} over ${ageOver} years old with a permanent address there. You can apply only for yourself, and the account that receives the money must be in your own name.`,
  questions: [
    {
      question: 'When do I know, and when do I get the money?',
      answer: `We decide within ${days(decisionDays)}. Once a loan is approved and you have confirmed it, the money is credited within ${fundsDays.min} to ${fundsDays.max} calendar days. Your bank or e-wallet may take longer to show it.`,
    },
    {
      question: 'How can I repay?',
      answer:
        'Through e-wallets, banks and partner stores, on the dates in your repayment plan. Some of them take time to pass on a payment, so please pay a little early and keep the receipt.',
    },
    {
      question: 'Can I repay early?',
      answer: `Yes, the whole loan at once, after ${prepayment.partOfTerm} of the term has passed and at least ${days(prepayment.daysAfterDisbursement)} after we paid it out.`,
    },
    {
      question: 'Can I have more time?',
      answer:
        'You may ask to extend the loan by the same period, once all interest and penalties that are due have been paid. You see the cost and the new dates before you agree. An extension does not reduce the amount you owe. The app calls it “Rollover Repayment”.',
    },
    {
      question: 'What if something goes wrong?',
      answer:
        'Send a complaint in the app, with photos if they help. We answer within three weekdays, and you can rate the answer.',
    },
    {
      question: 'Do you read my contacts or messages?',
      answer: 'No. We do not read your contact list, your messages or your photo library.',
    },
  ],
  lateQuestion: 'What happens if I pay late?',
  lateAnswer: (newClient: string, repeatClient: string) =>
    `There is a one-time fee of ${newClient} for new clients or ${repeatClient} for repeat clients, and a daily charge on the unpaid amount: ${rates.join(', ')}. The sooner you pay, even in part, the less it costs.`,
  closing: 'Ready when you are',
  closingText: 'Nothing is final until you have seen every figure and confirmed it.',
  closingReach: 'Or talk to us first:',
});
