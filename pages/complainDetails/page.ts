import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { screen } from './ComplainDetailsView.tsx';
import { details } from './complainDetails.messages.fil.ts';

export default definePage({
  description: 'A complaint, the answer to it, and your rating.',
  parameters: {
    problemId: 'id of the complaint',
    time: 'when it was sent, as the list shows it',
  },
  screen: () => import('./ComplainDetails.tsx').then(({ ComplainDetails }) => ComplainDetails),
  first: firstScreen(screen),
  translations: { fil: [details] },
});
