import { definePage } from '../../shared/document/page.ts';
import { keptPayCode } from '../../shared/features/repayment/repaymentInfo.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { reference } from './paymentInstructions.messages.fil.ts';
import { text } from './paymentInstructions.messages.ts';
import { ReferenceView, shownReference } from './ReferenceView.tsx';

export default definePage({
  titles: { fil: 'Paano magbayad' },
  description: 'How to pay with an e-wallet or at a store using your reference number.',
  parameters: {
    payCode: 'the reference number, 4 to 64 letters, digits, spaces or hyphens',
  },
  screen: () =>
    import('./PaymentInstructions.tsx').then(({ PaymentInstructions }) => PaymentInstructions),
  first: firstScreen({
    text,
    shown: (_, context) => shownReference(context, keptPayCode()),
    View: ReferenceView,
  }),
  translations: { fil: [reference] },
  prerendered: {
    fil: () => import('./paymentInstructions.messages.fil.ts').then(({ locale }) => locale),
  },
});
