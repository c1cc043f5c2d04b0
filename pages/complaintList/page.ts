import { problemListQuery } from '../../shared/api/complaintRecords.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'My complaints',
  description: 'Your complaints and their status.',
  kind: 'borrower',
  reads: [problemListQuery],
});
