import type { Translation } from '../../lib/translation.ts';
import type { offersText } from './offers.messages.ts';

export const offers: Translation<typeof offersText> = {
  offers: {
    open: 'Tingnan ang offer',
    notAvailable: 'Hindi pa available ngayon',
  },
};
