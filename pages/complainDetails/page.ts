import { problemDetailQuery } from '../../shared/api/complaintRecords.ts';
import { definePage } from '../../shared/document/page.ts';
import { ComplainDetailsView } from './ComplainDetailsView.tsx';
import { complainDetailsText } from './complainDetails.messages.ts';
import { shownDetail } from './complainDetails.model.ts';

export default definePage({
  description: 'A complaint, the answer to it, and your rating.',
  parameters: {
    problemId: 'id of the complaint',
    time: 'when it was sent, as the list shows it',
  },
  example: { problemId: '3' },
  text: complainDetailsText,
  read: problemDetailQuery,
  shown: shownDetail,
  View: ComplainDetailsView,
  languages: { fil: () => import('./complainDetails.messages.fil.ts') },
});
