import { problemInitGetQuery } from '../../shared/api/complaints.ts';
import { definePage } from '../../shared/document/page.ts';
import { complainPageNextText } from './complainPageNext.messages.ts';

export default definePage({
  text: complainPageNextText,
  description: 'Describe your complaint and add photos.',
  parameters: {
    problemType: 'the chosen type',
    problemSonType: 'its sub-type, required for type 1',
    orderNo: 'the order number of the complaint',
  },
  label: 'Complaint form',
  example: { problemType: '2', orderNo: '{orderId}' },
  read: problemInitGetQuery,
  languages: { fil: () => import('./complainPageNext.messages.fil.ts') },
  prerendersLanguages: true,
});
