import { loanDetailsQuery } from '../../shared/api/loanDetails.ts';
import { definePage } from '../../shared/document/page.ts';
import { offers } from '../../shared/features/offers/offers.messages.fil.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { LoanDetailView } from './LoanDetailView.tsx';
import { order } from './loanDetail.messages.fil.ts';
import { text } from './loanDetail.messages.ts';
import { firstShownOrder, readOrder } from './loanDetail.model.ts';

export default definePage({
  title: 'Order Details',
  description: 'The status of your loan order and what you can do next.',
  aliases: ['order'],
  kind: 'borrower',
  reads: [loanDetailsQuery],
  next: ['repayment', 'repayDelay'],
  screen: () => import('./LoanDetail.tsx').then(({ LoanDetail }) => LoanDetail),
  first: firstScreen({
    title: () => text.title,
    read: readOrder,
    shown: firstShownOrder,
    View: LoanDetailView,
  }),
  translations: { fil: [order, offers] },
});
