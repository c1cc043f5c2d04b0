import { defineMessages, quoted } from '../../lib/messages.ts';

export const offersText = defineMessages('offers', {
  moreProducts: quoted('Click to view more products'),
  open: 'See the offer',
  notAvailable: 'Not available right now',
});
