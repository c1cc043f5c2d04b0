import { loanDetailsQuery } from '../../shared/api/loanDetails.ts';
import { repaymentQuery } from '../../shared/api/repayment.ts';
import { definePage } from '../../shared/document/page.ts';
import { keptReceipt } from '../../shared/features/receipt/receipt.ts';
import { dataOf } from '../../shared/runtime/firstScreen.ts';
import { LoanDetailView } from './LoanDetailView.tsx';
import { loanDetailText } from './loanDetail.messages.ts';
import { redirectOf, shownOrder } from './loanDetail.model.ts';

export default definePage({
  description: 'The status of your loan order and what you can do next.',
  label: 'Loan detail',
  aliases: ['order'],
  next: ['repayment', 'repayDelay'],
  text: loanDetailText,
  read: loanDetailsQuery,
  secondQuery: repaymentQuery,
  shown: (details, context, secondReply) =>
    shownOrder(details, context, dataOf(secondReply), keptReceipt()),
  View: LoanDetailView,
  willBeLeft: (details) => redirectOf(details) !== '',
  languages: { fil: () => import('./loanDetail.messages.fil.ts') },
});
