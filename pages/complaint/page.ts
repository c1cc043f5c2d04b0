import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { screen } from './ComplaintView.tsx';
import { complaint } from './complaint.messages.fil.ts';

export default definePage({
  description: 'Tell us what went wrong with an order.',
  next: ['complainPageNext'],
  screen: () => import('./Complaint.tsx').then(({ Complaint }) => Complaint),
  first: firstScreen(screen),
  translations: { fil: [complaint] },
});
