import { recommendQuery } from '../../shared/api/jointLogin.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Order Details',
  description: 'Why an application was not accepted, and what else is on offer.',
  kind: 'borrower',
  reads: [recommendQuery],
});
