import { legacyConfirmReads } from '../../shared/api/loanConfirm.legacy.ts';
import { definePage } from '../../shared/document/page.ts';
import { confirmPage } from '../../shared/features/loanConfirm/ConfirmView.tsx';

export default definePage({
  ...confirmPage(legacyConfirmReads, 0),
  description: 'Every figure of the loan offer, before you take it.',
  parameters: {
    position: 'position of the product in the list it was chosen from; sent with reportConfirm',
  },
  label: 'Older confirm loan',
  frames: true,
  languages: { fil: () => import('../../shared/features/loanConfirm/loanConfirm.messages.fil.ts') },
});
