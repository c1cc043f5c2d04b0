import { offers } from '../../shared/features/offers/offers.messages.fil.ts';
import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { jointLoginFailText } from './jointLoginFail.messages.ts';

/** The joint login failure page in Filipino. */
export default {
  ...everyScreen,
  ...offers,
  jointLoginFail: {
    failed: 'Hindi namin ma-load ang page na ito',
    reason: 'Hindi natuloy ang application mo',
    offers: 'Mga offer mula sa ibang lender',
    offersNote: 'May sariling desisyon ang bawat lender. Ikumpara muna ang kabuuang gastos.',
    emptyTitle: 'Wala pang ibang offer ngayon',
    emptyText: 'Tingnan na lang ang sarili naming mga produkto.',
  },
} satisfies Translation<typeof jointLoginFailText>;
