import { extensionQuery } from '../../shared/api/repayment.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Rollover Repayment',
  description: 'What an extension of your loan costs, and how to pay for it.',
  kind: 'borrower',
  reads: [extensionQuery],
});
