import { problemListQuery } from '../../shared/api/complaintRecords.ts';
import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { ComplaintListView } from './ComplaintListView.tsx';
import { complaints } from './complaintList.messages.fil.ts';
import { text } from './complaintList.messages.ts';
import { readComplaints, shownComplaints } from './complaintList.model.ts';

export default definePage({
  title: 'My complaints',
  description: 'Your complaints and their status.',
  kind: 'borrower',
  reads: [problemListQuery],
  screen: () => import('./ComplaintList.tsx').then(({ ComplaintList }) => ComplaintList),
  first: firstScreen({
    title: () => text.title,
    read: readComplaints,
    shown: shownComplaints,
    View: ComplaintListView,
  }),
  translations: { fil: [complaints] },
});
