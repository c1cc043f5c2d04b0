import { problemInitQuery } from '../../shared/api/complaints.ts';
import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { ComplaintView } from './ComplaintView.tsx';
import { complaint } from './complaint.messages.fil.ts';
import { text } from './complaint.messages.ts';
import { readStart, shownStart } from './complaint.model.ts';

export default definePage({
  title: 'Complaint',
  description: 'Tell us what went wrong with an order.',
  kind: 'borrower',
  reads: [problemInitQuery],
  next: ['complainPageNext'],
  screen: () => import('./Complaint.tsx').then(({ Complaint }) => Complaint),
  first: firstScreen({
    title: () => text.title,
    read: readStart,
    shown: (data, context) => shownStart(data, context),
    View: ComplaintView,
  }),
  translations: { fil: [complaint] },
});
