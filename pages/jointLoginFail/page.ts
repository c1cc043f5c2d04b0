import { recommendQuery } from '../../shared/api/jointLogin.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Order Details',
  description: 'Why your application was not accepted, and other offers.',
  kind: 'borrower',
  reads: [recommendQuery],
});
