import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the joint login failure page; its title is the spec's (2.16). */
export const text = defineMessages('jointLoginFail', {
  title: 'Order Details',
  failed: 'We could not load this page',
  reason: 'Your application could not be completed',
  offers: 'Offers of other lenders',
  offersNote: 'Each lender decides for itself. Compare the total cost before you apply.',
  emptyTitle: 'No other offers right now',
  emptyText: 'You can look at our own products instead.',
});
