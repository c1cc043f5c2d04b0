import { problemDetailQuery } from '../../shared/api/complaintRecords.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Complaint details',
  description: 'A complaint, its answer, and your rating of it.',
  kind: 'borrower',
  parameters: {
    problemId: 'which complaint',
  },
  reads: [problemDetailQuery],
});
