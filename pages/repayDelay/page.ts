import { extensionQuery } from '../../shared/api/repayment.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Rollover Repayment',
  description: 'What extending your loan costs, and the ways to pay it.',
  kind: 'borrower',
  reads: [extensionQuery],
});
