import { problemDetailQuery } from '../../shared/api/complaintRecords.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Complaint details',
  description: 'A complaint, the answer to it, and your rating.',
  kind: 'borrower',
  parameters: {
    problemId: 'id of the complaint',
  },
  reads: [problemDetailQuery],
});
