import { extensionQuery, repaymentQuery } from '../../shared/api/repayment.ts';
import { definePage } from '../../shared/document/page.ts';
import { RepaymentView } from '../../shared/features/repayment/RepaymentView.tsx';
import { dataOf } from '../../shared/runtime/firstScreen.ts';
import { repayDelayText } from './repayDelay.messages.ts';
import { shownExtension } from './repayDelay.model.ts';

export default definePage({
  description: 'What an extension of your loan costs, and how to pay for it.',
  label: 'Extension',
  text: repayDelayText,
  read: extensionQuery,
  secondQuery: repaymentQuery,
  shown: (data, context, secondReply) => shownExtension(data, context, dataOf(secondReply)),
  View: RepaymentView,
  showsChecks: true,
  languages: { fil: () => import('./repayDelay.messages.fil.ts') },
});
