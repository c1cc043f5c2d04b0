import { definePage } from '../../shared/document/page.ts';
import { keptPayCode } from '../../shared/features/repayment/repaymentInfo.ts';
import { paymentInstructionsText } from './paymentInstructions.messages.ts';
import { ReferenceView, shownReference } from './ReferenceView.tsx';

export default definePage({
  description: 'How to pay with an e-wallet or at a store using your reference number.',
  parameters: {
    payCode: 'the reference number, 4 to 64 letters, digits, spaces or hyphens',
  },
  label: 'Repayment instructions',
  example: { payCode: '801234567890' },
  text: paymentInstructionsText,
  shown: (_, context) => shownReference(context, keptPayCode()),
  View: ReferenceView,
  languages: { fil: () => import('./paymentInstructions.messages.fil.ts') },
  prerendersLanguages: true,
});
