import { defineMessages, quoted } from '../../shared/lib/messages.ts';

export const jointLoginFailText = defineMessages('jointLoginFail', {
  title: quoted('Order Details'),
  failed: 'We could not load this page',
  reason: 'Your application could not be completed',
  offers: 'Offers from other lenders',
  offersNote: 'Each lender makes its own decision. Compare the total cost before you apply.',
  emptyTitle: 'No other offers right now',
  emptyText: 'You can look at our own products instead.',
});
