import { translation, verbatim } from '../../lib/translation.ts';
import type { text } from './offers.messages.ts';

/** The texts of offers in Filipino. */
export const offers = translation<typeof text>('offers', {
  moreProducts: verbatim,
  open: 'Tingnan ang alok',
  notAvailable: 'Hindi pa available ngayon',
});
