import { offers } from '../../shared/features/offers/offers.messages.fil.ts';
import { dueDate, weekdays } from '../../shared/features/order/dueDate.messages.fil.ts';
import { saveReceipt } from '../../shared/features/receipt/receipt.messages.fil.ts';
import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen, starRating } from '../../shared/runtime/shared.messages.fil.ts';
import type { loanDetailText } from './loanDetail.messages.ts';
import type { orderDialogsText } from './orderDialogs.messages.ts';

/** Order details in Filipino. Fixed wording is not translated. */
export default {
  ...everyScreen,
  ...saveReceipt,
  ...weekdays,
  ...dueDate,
  ...offers,
  ...starRating,
  loanDetail: {
    failed: 'Hindi namin ma-load ang order mo',
    unknownStatus: {
      title: 'Hindi namin alam ang status na ito',
      detail: 'Buksan muli ang order mo mamaya, o tawagan ang customer service.',
    },
    dueOn: (date) => `Due date: ${date}`,
    recommended: 'Iba pang offer para sa iyo',
    callService: 'Tawagan ang customer service',
    leaving: 'Nagpapatuloy ang order mo sa ibang page.',
    leave: 'Magpatuloy',
    inApp: 'Nagpapatuloy ang order mo sa app. Kung hindi nagbukas ang app, subukan muli.',
    openApp: 'Buksan sa app',
  },
  orderDialogs: {
    card: { title: 'Kailangan ng bank card', close: 'Isara' },
    withdraw: { title: 'Kunin ang pera mo', go: 'Magpatuloy', close: 'Isara' },
    rating: {
      title: 'Kumusta ang karanasan mo?',
      legend: 'Ang rating mo',
      close: 'Hindi muna',
      missing: 'Pumili ng kahit isang bituin.',
    },
    result: {
      title: 'Salamat sa pagsasabi sa amin',
      detail:
        'Paumanhin at hindi kami naging mas mahusay. Nakakatulong ang rating mo para mapabuti ang serbisyo namin.',
      close: 'Isara',
    },
  },
} satisfies Translation<typeof orderDialogsText> & Translation<typeof loanDetailText>;
