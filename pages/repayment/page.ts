import { repaymentQuery } from '../../shared/api/repayment.ts';
import { definePage } from '../../shared/document/page.ts';
import { RepaymentView } from '../../shared/features/repayment/RepaymentView.tsx';
import { repayment } from '../../shared/features/repayment/repayment.messages.fil.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { instalment } from './repayment.messages.fil.ts';
import { text } from './repayment.messages.ts';
import { shownRepayment } from './repayment.model.ts';

export default definePage({
  description: 'The instalment that is due, and how to pay it.',
  screen: () => import('./Repayment.tsx').then(({ Repayment }) => Repayment),
  first: firstScreen({
    text,
    read: repaymentQuery,
    shown: shownRepayment,
    View: RepaymentView,
    hasDialog: true,
  }),
  translations: { fil: [instalment, repayment] },
});
