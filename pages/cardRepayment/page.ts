import { definePage } from '../../shared/document/page.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { CardRepaymentView } from './CardRepaymentView.tsx';
import { cardRepaymentText } from './cardRepayment.messages.ts';
import { paymentIn, shownCardPayment, waysQuery } from './cardRepayment.model.ts';
import { keptCodeStep } from './codeStep.ts';

/** Whether React shows the step with the code instead of the cards. */
function isAtCodeStep(): boolean {
  const payment = paymentIn(screenContext());
  return payment !== undefined && keptCodeStep(payment, Date.now()) !== undefined;
}

export default definePage({
  description: 'Repay from a bank card and confirm with the code that we send you.',
  parameters: {
    amount: 'required: whole minor units (125000), or with one or two decimals (1250.00)',
    couponId: 'id of a coupon to use',
    userId: 'required for the payment partner',
    real: "1 for rupees; any other value is pesos; without it, the market's currency",
  },
  label: 'Older repayment',
  example: { amount: '345000', userId: 'borrower-1' },
  text: cardRepaymentText,
  read: waysQuery,
  shown: shownCardPayment,
  View: CardRepaymentView,
  waitsForReact: isAtCodeStep,
  languages: { fil: () => import('./cardRepayment.messages.fil.ts') },
});
