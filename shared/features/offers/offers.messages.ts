import { defineMessages, quoted } from '../../lib/messages.ts';

/** Texts of product offers. */
export const text = defineMessages('offers', {
  moreProducts: quoted('Click to view more products'),
  open: 'See the offer',
  notAvailable: 'Not available right now',
});
