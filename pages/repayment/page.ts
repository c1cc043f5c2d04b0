import { repaymentQuery } from '../../shared/api/repayment.ts';
import { definePage } from '../../shared/document/page.ts';
import { repayment } from '../../shared/features/repayment/repayment.messages.fil.ts';
import { paymentMethods } from '../../shared/features/repayment/WaysToPayView.tsx';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { RepaymentView } from './RepaymentView.tsx';
import { instalment } from './repayment.messages.fil.ts';
import { text } from './repayment.messages.ts';
import { readRepayment, shownRepayment } from './repayment.model.ts';

export default definePage({
  title: 'Repayment',
  description: 'The instalment that is due, and how to pay it.',
  kind: 'borrower',
  reads: [repaymentQuery],
  screen: () => import('./Repayment.tsx').then(({ Repayment }) => Repayment),
  first: firstScreen({
    title: () => text.title,
    read: readRepayment,
    shown: shownRepayment,
    View: RepaymentView,
    picker: paymentMethods,
  }),
  translations: { fil: [instalment, repayment] },
});
