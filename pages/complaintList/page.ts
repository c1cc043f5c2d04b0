import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { screen } from './ComplaintListView.tsx';
import { complaints } from './complaintList.messages.fil.ts';

export default definePage({
  description: 'Your complaints and their status.',
  screen: () => import('./ComplaintList.tsx').then(({ ComplaintList }) => ComplaintList),
  first: firstScreen(screen),
  translations: { fil: [complaints] },
});
