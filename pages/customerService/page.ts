import { contactQuery } from '../../shared/api/contact.ts';
import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { CustomerServiceView } from './CustomerServiceView.tsx';
import { service } from './customerService.messages.fil.ts';
import { text } from './customerService.messages.ts';
import { readContacts, shownContacts } from './customerService.model.ts';

export default definePage({
  title: 'Customer service',
  description: 'How to reach customer service.',
  kind: 'borrower',
  reads: [contactQuery],
  screen: () => import('./CustomerService.tsx').then(({ CustomerService }) => CustomerService),
  first: firstScreen({
    title: () => text.title,
    read: readContacts,
    shown: shownContacts,
    View: CustomerServiceView,
  }),
  translations: { fil: [service] },
});
