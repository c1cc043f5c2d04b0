import { EXAMPLE_LOAN } from '../../shared/features/legal/loanCost.ts';
import { defineMessages } from '../../shared/lib/messages.ts';

const { amount, fees, interest, payments } = EXAMPLE_LOAN;

/** Texts and example figures (pesos) of the screens in the banners, as on the pages of an order. */
export const text = defineMessages('phoneScreen', {
  alternative: (title: string) => `Example of the app's screen “${title}”`,
  repayment: {
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
  offer: {
    title: 'Confirm loan',
    label: 'Loan amount',
    amount,
    line: 'First payment',
    note: `${payments} months`,
    rows: [
      ['You receive', amount - fees],
      ['Processing fee', fees],
      ['Interest', interest],
    ],
    button: 'Next',
  },
  code: {
    title: 'Repayment code',
    label: 'Total payment',
    amount: 3450,
    line: 'Contract number',
    note: '8012 3456 7890',
    rows: [
      ['E-wallet', 'Bills'],
      ['Bank', 'Transfer'],
      ['Store', 'Counter'],
    ],
    button: 'Copy',
  },
});
