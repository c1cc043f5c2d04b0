import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { screen } from './CustomerServiceView.tsx';
import { service } from './customerService.messages.fil.ts';

export default definePage({
  description: 'How to reach customer service.',
  screen: () => import('./CustomerService.tsx').then(({ CustomerService }) => CustomerService),
  first: firstScreen(screen),
  translations: { fil: [service] },
});
