import { definePage } from '../../../shared/document/page.ts';
import { firstScreen } from '../../../shared/runtime/firstScreen.ts';
import { parts } from './PastPaymentsView.tsx';
import { pastPayments } from './pastPayments.messages.fil.ts';

export default definePage({
  description: 'The past payments of your loan order.',
  screen: () => import('./PastPayments.tsx').then(({ PastPayments }) => PastPayments),
  first: firstScreen(parts),
  translations: { fil: [pastPayments] },
});
