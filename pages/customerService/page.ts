import { contactQuery } from '../../shared/api/contact.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Customer service',
  description: 'How to reach customer service.',
  kind: 'borrower',
  reads: [contactQuery],
});
