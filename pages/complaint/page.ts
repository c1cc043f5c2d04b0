import { problemInitQuery } from '../../shared/api/complaints.ts';
import { definePage } from '../../shared/document/page.ts';
import { sentComplaintAt } from '../../shared/features/complaint/sentComplaint.ts';
import { ComplaintView } from './ComplaintView.tsx';
import { complaintText } from './complaint.messages.ts';
import { shownStart } from './complaint.model.ts';

export default definePage({
  description: 'Tell us what went wrong with an order.',
  next: ['complainPageNext'],
  text: complaintText,
  read: problemInitQuery,
  shown: (init, context) => shownStart(init, context, undefined, sentComplaintAt()),
  View: ComplaintView,
  languages: { fil: () => import('./complaint.messages.fil.ts') },
});
