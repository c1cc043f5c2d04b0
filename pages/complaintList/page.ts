import { problemListQuery } from '../../shared/api/complaintRecords.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'My complaints',
  description: 'Your complaints and what became of them.',
  kind: 'borrower',
  reads: [problemListQuery],
});
