import { problemInitGetQuery } from '../../shared/api/complaints.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Complaint',
  description: 'Describe your complaint and add photos.',
  kind: 'borrower',
  parameters: {
    problemType: 'the type that was chosen',
    problemSonType: 'its sub-type, needed for type 1',
    orderNo: 'the order that it is about',
  },
  reads: [problemInitGetQuery],
});
