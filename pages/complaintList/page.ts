import { problemListQuery } from '../../shared/api/complaintRecords.ts';
import { definePage } from '../../shared/document/page.ts';
import { ComplaintListView } from './ComplaintListView.tsx';
import { complaintListText } from './complaintList.messages.ts';
import { shownComplaints } from './complaintList.model.ts';

export default definePage({
  description: 'Your complaints and their status.',
  text: complaintListText,
  read: problemListQuery,
  shown: shownComplaints,
  View: ComplaintListView,
  languages: { fil: () => import('./complaintList.messages.fil.ts') },
});
