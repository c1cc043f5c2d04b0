import { QUOTED, translation } from '../../shared/lib/messages.ts';
import { mutationWords } from '../../shared/runtime/mutation/mutation.messages.fil.ts';
import { speakFilipino } from '../../shared/runtime/shared.messages.fil.ts';
import { STAR_TEXT } from '../../shared/ui/StarRating.tsx';
import { loadOffers } from './loadOffers.ts';
import { text } from './loanDetail.messages.ts';

const offers = () =>
  loadOffers().then(({ offersText }) =>
    translation(offersText, {
      moreProducts: QUOTED,
      open: 'Tingnan ang alok',
      notAvailable: 'Hindi pa available ngayon',
    }),
  );

/** Order details in Filipino. Fixed wording is not translated. */
export const speak = () =>
  speakFilipino(
    [
      translation(STAR_TEXT, { stars: (stars) => `${stars} bituin` }),
      translation(text, {
        title: QUOTED,
        failed: 'Hindi namin ma-load ang order mo',
        repay: QUOTED,
        repayment: QUOTED,
        rollover: QUOTED,
        rolloverCaption: QUOTED,
        borrowAgain: QUOTED,
        recommended: 'Iba pang alok para sa iyo',
        callService: 'Tawagan ang customer service',
        leaving: 'Nagpapatuloy ang order mo sa ibang page.',
        leave: 'Magpatuloy',
        inApp: 'Nagpapatuloy ang order mo sa app. Kung hindi nagbukas ang app, subukan muli.',
        openApp: 'Buksan sa app',
        kindTips: { title: QUOTED, confirm: 'Kumpirmahin' },
        card: { title: 'Kailangan ng bank card', go: QUOTED, close: 'Isara' },
        withdraw: { title: 'I-withdraw ang utang mo', go: 'Magpatuloy', close: 'Isara' },
        rating: {
          title: 'Kumusta ang karanasan mo?',
          legend: 'Ang rating mo',
          submit: 'Ipadala',
          close: 'Hindi muna',
          choose: QUOTED,
        },
        result: {
          title: 'Salamat sa pagsasabi sa amin',
          detail:
            'Paumanhin at hindi kami naging mas mahusay. Nakakatulong ang rating mo para mapabuti ang serbisyo namin.',
          close: 'Isara',
        },
      }),
    ],
    [mutationWords, offers],
  );
