import { definePage } from '../../shared/document/page.ts';
import { codeQuery, orderQuery } from './repaymentOfCode2.query.ts';

export default definePage({
  title: 'Repayment code',
  description: 'Your contract number and how to pay with it, step by step.',
  kind: 'borrower',
  parameters: {
    isDelay: '1 for the code of an extension',
  },
  reads: [codeQuery, orderQuery],
});
