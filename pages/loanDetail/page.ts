import { definePage } from '../../shared/document/page.ts';
import { offers } from '../../shared/features/offers/offers.messages.fil.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { screen } from './LoanDetailView.tsx';
import { order } from './loanDetail.messages.fil.ts';
import { firstShownOrder } from './loanDetail.model.ts';

export default definePage({
  description: 'The status of your loan order and what you can do next.',
  aliases: ['order'],
  next: ['repayment', 'repayDelay'],
  screen: () => import('./LoanDetail.tsx').then(({ LoanDetail }) => LoanDetail),
  first: firstScreen({ ...screen, shown: firstShownOrder }),
  translations: { fil: [order, offers] },
});
