import { repaymentQuery } from '../../shared/api/repayment.ts';
import { definePage } from '../../shared/document/page.ts';
import { RepaymentView } from '../../shared/features/repayment/RepaymentView.tsx';
import { repaymentText } from './repayment.messages.ts';
import { shownRepayment } from './repayment.model.ts';

export default definePage({
  description: 'The instalment that is due, and how to pay it.',
  label: 'Repay',
  text: repaymentText,
  read: repaymentQuery,
  shown: shownRepayment,
  View: RepaymentView,
  showsChecks: true,
  languages: { fil: () => import('./repayment.messages.fil.ts') },
});
