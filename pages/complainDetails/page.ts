import { problemDetailQuery } from '../../shared/api/complaintRecords.ts';
import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { ComplainDetailsView } from './ComplainDetailsView.tsx';
import { details } from './complainDetails.messages.fil.ts';
import { text } from './complainDetails.messages.ts';
import { readComplaint, shownDetail } from './complainDetails.model.ts';

export default definePage({
  title: 'Complaint details',
  description: 'A complaint, the answer to it, and your rating.',
  kind: 'borrower',
  parameters: {
    problemId: 'id of the complaint',
    time: 'when it was sent, as the list shows it',
  },
  reads: [problemDetailQuery],
  screen: () => import('./ComplainDetails.tsx').then(({ ComplainDetails }) => ComplainDetails),
  first: firstScreen({
    title: () => text.title,
    read: readComplaint,
    shown: shownDetail,
    View: ComplainDetailsView,
  }),
  translations: { fil: [details] },
});
