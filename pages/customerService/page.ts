import { contactQuery } from '../../shared/api/contact.ts';
import { definePage } from '../../shared/document/page.ts';
import { CustomerServiceView } from './CustomerServiceView.tsx';
import { customerServiceText } from './customerService.messages.ts';
import { shownContacts } from './customerService.model.ts';

export default definePage({
  description: 'How to reach customer service.',
  text: customerServiceText,
  read: contactQuery,
  shown: shownContacts,
  View: CustomerServiceView,
  languages: { fil: () => import('./customerService.messages.fil.ts') },
});
