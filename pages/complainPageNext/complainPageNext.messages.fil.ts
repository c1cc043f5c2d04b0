import { upload } from '../../shared/features/upload/upload.messages.fil.ts';
import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { complainPageNextText } from './complainPageNext.messages.ts';

/** The complaint page in Filipino. */
export default {
  ...everyScreen,
  ...upload,
  complainPageNext: {
    title: 'Reklamo',
    failed: 'Hindi namin ma-load ang form ng reklamo',
    incompleteTitle: 'Pakisimulan muli ang reklamo mo',
    incompleteText: 'Hindi nakasaad sa link na ito kung tungkol saan ang reklamo mo.',
    start: 'Magsimula muli',
    order: (number) => `Order ${number}`,
    describe: 'Ikuwento ang nangyari',
    count: (used, max) => `${used}/${max}`,
    left: (left) => `${left} character na lang ang natitira`,
    cut: (max) => `Hanggang ${max} character lang ang kasya. Hindi na isinama ang sobra.`,
    photos: 'Mga photo bilang ebidensya',
    photosHint: (max) =>
      `Hanggang ${max} photo, JPEG o PNG. Inaalis namin ang lokasyon at oras sa bawat isa.`,
    add: 'Idagdag',
    full: (max) => `Naidagdag mo na ang ${max} photo, ang pinakamarami.`,
    refusedPhotos: (count, max) => `${count} photo ang hindi naidagdag. Hanggang ${max} lang.`,
    photo: (number) => `Photo ${number}`,
    remove: (number) => `Alisin ang photo ${number}`,
    retry: (number) => `Subukan muli ang photo ${number}`,
    again: 'Subukan muli',
    states: { waiting: 'Naghihintay', uploading: 'Ina-upload' },
    problems: {
      empty: 'Walang laman ang file.',
      tooLarge: 'Mas malaki sa 20 MB ang file.',
      tooManyPixels: 'Lampas sa 64 megapixel ang photo. Pumili ng mas maliit.',
      notAnImage: 'Hindi ito JPEG o PNG na photo.',
      damaged: 'Sira ang photo. Pumili ng iba.',
      hidden: 'Itinatago ng browser na ito ang photo sa page. Subukan ang ibang browser.',
      unreadable: 'Hindi mabasa ng phone na ito ang photo.',
    },
    reply: 'Sumasagot kami sa loob ng 3 araw na may pasok.',
    blocked: {
      uploading: 'Ina-upload pa ang mga photo mo.',
      failed: 'May photo na hindi na-upload. Subukan ito muli o alisin.',
      unusable: 'May photo na hindi magagamit. Alisin ito.',
    },
    sentTitle: 'Naipadala na ang reklamo mo',
  },
} satisfies Translation<typeof complainPageNextText>;
