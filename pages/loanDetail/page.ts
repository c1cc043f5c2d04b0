import { loanDetailsQuery } from '../../shared/api/loanDetails.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Order Details',
  description: 'The status of your loan order and what you can do next.',
  aliases: ['order'],
  kind: 'borrower',
  reads: [loanDetailsQuery],
  next: ['repayment', 'repayDelay'],
});
