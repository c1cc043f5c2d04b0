import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { parts } from './ComplaintListView.tsx';
import { complaints } from './complaintList.messages.fil.ts';

export default definePage({
  description: 'Your complaints and their status.',
  screen: () => import('./ComplaintList.tsx').then(({ ComplaintList }) => ComplaintList),
  first: firstScreen(parts),
  translations: { fil: [complaints] },
});
