import { offers } from '../../shared/features/offers/offers.messages.fil.ts';
import { translation } from '../../shared/lib/translation.ts';
import { filipino, starRating } from '../../shared/runtime/shared.messages.fil.ts';
import type { text } from './loanDetail.messages.ts';

/** The texts of order details in Filipino. Fixed wording is not translated. */
export const order = translation<typeof text>('loanDetail', {
  failed: 'Hindi namin ma-load ang order mo',
  unknownStatus: {
    title: 'Hindi namin alam ang status na ito',
    detail: 'Buksan muli ang order mo mamaya, o tawagan ang customer service.',
  },
  recommended: 'Iba pang alok para sa iyo',
  callService: 'Tawagan ang customer service',
  leaving: 'Nagpapatuloy ang order mo sa ibang page.',
  leave: 'Magpatuloy',
  inApp: 'Nagpapatuloy ang order mo sa app. Kung hindi nagbukas ang app, subukan muli.',
  openApp: 'Buksan sa app',
  card: { title: 'Kailangan ng bank card', close: 'Isara' },
  withdraw: { title: 'Kunin ang pera mo', go: 'Magpatuloy', close: 'Isara' },
  rating: {
    title: 'Kumusta ang karanasan mo?',
    legend: 'Ang rating mo',
    close: 'Hindi muna',
  },
  result: {
    title: 'Salamat sa pagsasabi sa amin',
    detail:
      'Paumanhin at hindi kami naging mas mahusay. Nakakatulong ang rating mo para mapabuti ang serbisyo namin.',
    close: 'Isara',
  },
});

/** Order details in Filipino. Fixed wording is not translated. */
export const locale = filipino([starRating, order, offers]);
