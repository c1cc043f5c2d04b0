import { offers } from '../../shared/features/offers/offers.messages.fil.ts';
import { translation } from '../../shared/lib/translation.ts';
import { filipino } from '../../shared/runtime/shared.messages.fil.ts';
import type { text } from './jointLoginFail.messages.ts';

/** The texts of the joint login failure page in Filipino. The title is fixed wording. */
export const failure = translation<typeof text>('jointLoginFail', {
  failed: 'Hindi namin ma-load ang page na ito',
  reason: 'Hindi natuloy ang application mo',
  offers: 'Mga alok mula sa ibang nagpapautang',
  offersNote:
    'Kanya-kanyang desisyon ang bawat nagpapautang. Ihambing ang kabuuang babayaran bago ka mag-apply.',
  emptyTitle: 'Wala pang ibang alok ngayon',
  emptyText: 'Tingnan na lang ang sarili naming mga produkto.',
});

/** The joint login failure page in Filipino. */
export const locale = filipino([failure, offers]);
