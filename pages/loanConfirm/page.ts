import { legacyConfirmCalls } from '../../shared/api/loanConfirm.legacy.ts';
import { confirmQueries } from '../../shared/api/loanConfirm.ts';
import { definePage } from '../../shared/document/page.ts';

const { offer, agreements } = confirmQueries(legacyConfirmCalls);

export default definePage({
  title: 'Confirm loan',
  description: 'Every figure of the loan offer, before you take it.',
  kind: 'borrower',
  parameters: {
    position: 'position of the product in the list it was chosen from; sent with reportConfirm',
  },
  frames: true,
  reads: [offer, agreements],
});
