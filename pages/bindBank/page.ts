import { cardInitQuery } from '../../shared/api/bindCard.ts';
import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { contact } from '../../shared/runtime/shared.messages.fil.ts';
import { screen } from './AccountFormView.tsx';
import { hasDraft } from './bindBank.draft.ts';
import { account } from './bindBank.messages.fil.ts';

export default definePage({
  description: 'The account that your loan is sent to.',
  parameters: {
    source: 'loanDetail returns to the order after saving; otherwise the web view is closed',
  },
  reads: [cardInitQuery],
  screen: () => import('./BindBank.tsx').then(({ BindBank }) => BindBank),
  first: firstScreen({
    ...screen,
    // React goes on with a draft.
    read: (send) => (hasDraft() ? undefined : send(cardInitQuery)),
  }),
  translations: { fil: [account, contact] },
});
