import { cardInitQuery } from '../../shared/api/bindCard.ts';
import { definePage } from '../../shared/document/page.ts';
import { AccountFormView } from './AccountFormView.tsx';
import { hasDraft } from './bindBank.draft.ts';
import { bindBankText } from './bindBank.messages.ts';
import { shownAccount } from './bindBank.model.ts';

export default definePage({
  description: 'The account that your loan is sent to.',
  parameters: {
    source: 'loanDetail returns to the order after saving; otherwise the web view is closed',
  },
  label: 'Bind bank',
  text: bindBankText,
  read: cardInitQuery,
  shown: shownAccount,
  View: AccountFormView,
  // React goes on with a draft.
  waitsForReact: hasDraft,
  languages: { fil: () => import('./bindBank.messages.fil.ts') },
});
