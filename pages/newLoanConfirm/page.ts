import { v3ConfirmReads } from '../../shared/api/loanConfirm.ts';
import { definePage } from '../../shared/document/page.ts';
import { confirmPage } from '../../shared/features/loanConfirm/ConfirmView.tsx';

export default definePage({
  ...confirmPage(v3ConfirmReads, 2),
  description: 'Every figure of the loan offer, before you take it.',
  aliases: ['loanConfirmOfPeriod'],
  parameters: {
    position: 'position of the product in the list it was chosen from; sent with reportConfirm',
  },
  label: 'Confirm loan',
  frames: true,
  languages: { fil: () => import('../../shared/features/loanConfirm/loanConfirm.messages.fil.ts') },
});
