import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { screen } from './CardRepaymentView.tsx';
import { cardPayment } from './cardRepayment.messages.fil.ts';
import { paymentIn, waysQuery } from './cardRepayment.model.ts';
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
  reads: [waysQuery],
  screen: () => import('./CardRepayment.tsx').then(({ CardRepayment }) => CardRepayment),
  first: firstScreen({
    ...screen,
    read: (send) => (isAtCodeStep() ? undefined : send(waysQuery)),
  }),
  translations: { fil: [cardPayment] },
});
