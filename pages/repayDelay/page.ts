import { extensionQuery, repaymentQuery } from '../../shared/api/repayment.ts';
import { definePage } from '../../shared/document/page.ts';
import { RepaymentView } from '../../shared/features/repayment/RepaymentView.tsx';
import { repayment } from '../../shared/features/repayment/repayment.messages.fil.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { extension } from './repayDelay.messages.fil.ts';
import { text } from './repayDelay.messages.ts';
import { shownExtension } from './repayDelay.model.ts';

export default definePage({
  description: 'What an extension of your loan costs, and how to pay for it.',
  screen: () => import('./RepayDelay.tsx').then(({ RepayDelay }) => RepayDelay),
  first: firstScreen({
    text,
    read: extensionQuery,
    more: repaymentQuery,
    shown: (data, context, more) =>
      shownExtension(data, context, more && (more.success ? more.data : null)),
    View: RepaymentView,
    hasDialog: true,
  }),
  translations: { fil: [extension, repayment] },
});
