import { defineMessages } from '../../lib/messages.ts';

/** Texts of product offers; the first is the spec's (2.2). */
export const text = defineMessages('offers', {
  moreProducts: 'Click to view more products',
  open: 'See the offer',
  notAvailable: 'Not available right now',
});
