import { confirmQueries, v3ConfirmReads } from '../../shared/api/loanConfirm.ts';
import { definePage } from '../../shared/document/page.ts';
import { confirmFirst } from '../../shared/features/loanConfirm/ConfirmView.tsx';
import { confirm } from '../../shared/features/loanConfirm/loanConfirm.messages.fil.ts';

const queries = confirmQueries(v3ConfirmReads);

export default definePage({
  description: 'Every figure of the loan offer, before you take it.',
  aliases: ['loanConfirmOfPeriod'],
  parameters: {
    position: 'position of the product in the list it was chosen from; sent with reportConfirm',
  },
  frames: true,
  screen: () => import('./NewLoanConfirm.tsx').then(({ NewLoanConfirm }) => NewLoanConfirm),
  first: confirmFirst(queries, 2),
  translations: { fil: [confirm] },
});
