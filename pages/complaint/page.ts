import { problemInitQuery } from '../../shared/api/complaints.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Complaint',
  description: 'Tell us what went wrong with an order.',
  kind: 'borrower',
  reads: [problemInitQuery],
  next: ['complainPageNext'],
});
