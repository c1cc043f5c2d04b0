import { defineMessages } from '../../lib/messages.ts';

/** Texts of product offers. The first is fixed wording. */
export const text = defineMessages('offers', {
  moreProducts: 'Click to view more products',
  open: 'See the offer',
  notAvailable: 'Not available right now',
});
