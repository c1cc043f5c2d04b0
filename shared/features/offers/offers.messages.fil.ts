import { translation } from '../../lib/translation.ts';
import type { text } from './offers.messages.ts';

/** The texts of offers in Filipino. */
export const offers = translation<typeof text>('offers', {
  open: 'Tingnan ang alok',
  notAvailable: 'Hindi pa available ngayon',
});
