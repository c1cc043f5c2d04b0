import { problemInitGetQuery } from '../../shared/api/complaints.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Complaint',
  titles: { fil: 'Reklamo' },
  description: 'Describe your complaint and add photos.',
  parameters: {
    problemType: 'the chosen type',
    problemSonType: 'its sub-type, required for type 1',
    orderNo: 'the order number of the complaint',
  },
  reads: [problemInitGetQuery],
  screen: () => import('./ComplainPageNext.tsx').then(({ ComplainPageNext }) => ComplainPageNext),
  prerendered: {
    fil: () => import('./complainPageNext.messages.fil.ts').then(({ locale }) => locale),
  },
});
