import { definePage } from '../../../shared/document/page.ts';
import { firstScreen } from '../../../shared/runtime/firstScreen.ts';
import { pastPaymentsQuery } from '../api/pastPayments.ts';
import { PastPaymentsView } from './PastPaymentsView.tsx';
import { pastPayments } from './pastPayments.messages.fil.ts';
import { text } from './pastPayments.messages.ts';
import { readPastPayments, shownPastPayments } from './pastPayments.model.ts';

export default definePage({
  title: 'Past payments',
  description: 'The past payments of your loan order.',
  kind: 'borrower',
  reads: [pastPaymentsQuery],
  screen: () => import('./PastPayments.tsx').then(({ PastPayments }) => PastPayments),
  first: firstScreen({
    title: () => text.title,
    read: readPastPayments,
    shown: shownPastPayments,
    View: PastPaymentsView,
  }),
  translations: { fil: [pastPayments] },
});
