import { legacyConfirmReads } from '../../shared/api/loanConfirm.legacy.ts';
import { confirmQueries } from '../../shared/api/loanConfirm.ts';
import { definePage } from '../../shared/document/page.ts';
import { confirmFirst } from '../../shared/features/loanConfirm/ConfirmView.tsx';
import { confirm } from '../../shared/features/loanConfirm/loanConfirm.messages.fil.ts';

const queries = confirmQueries(legacyConfirmReads);

export default definePage({
  description: 'Every figure of the loan offer, before you take it.',
  parameters: {
    position: 'position of the product in the list it was chosen from; sent with reportConfirm',
  },
  frames: true,
  screen: () => import('./LoanConfirm.tsx').then(({ LoanConfirm }) => LoanConfirm),
  first: confirmFirst(queries, 0),
  translations: { fil: [confirm] },
});
