import { repaymentQuery } from '../../shared/api/repayment.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Repayment',
  description: 'The instalment that is due, and how to pay it.',
  kind: 'borrower',
  reads: [repaymentQuery],
});
