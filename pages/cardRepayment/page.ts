import { definePage } from '../../shared/document/page.ts';
import { waysQuery } from './cardRepayment.query.ts';

export default definePage({
  title: 'Repayment',
  description: 'Repay from a bank card and confirm with the code that we send you.',
  kind: 'borrower',
  parameters: {
    amount: 'required: whole minor units (125000), or with one or two decimals (1250.00)',
    couponId: 'id of a coupon to use',
    userId: 'required for the payment partner',
    real: "1 for rupees; any other value is pesos; without it, the market's currency",
  },
  reads: [waysQuery],
});
