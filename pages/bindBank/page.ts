import { cardInitQuery } from '../../shared/api/bindCard.ts';
import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Payment account information',
  description: 'The account that your loan is sent to.',
  kind: 'borrower',
  parameters: {
    source: 'loanDetail returns to the order after saving; otherwise the web view is closed',
  },
  reads: [cardInitQuery],
});
