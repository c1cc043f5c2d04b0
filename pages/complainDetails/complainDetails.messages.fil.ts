import { translation } from '../../shared/lib/translation.ts';
import { filipino, imageViewer, starRating } from '../../shared/runtime/shared.messages.fil.ts';
import type { text } from './complainDetails.messages.ts';

/** The texts of the complaint details in Filipino. Fixed wording is not translated. */
export const details = translation<typeof text>('complainDetails', {
  title: 'Detalye ng reklamo',
  failed: 'Hindi namin ma-load ang reklamo mo',
  sent: (time) => `Ipinadala noong ${time}`,
  content: 'Ang isinulat mo',
  waiting: 'Sumasagot kami sa loob ng 3 araw na may pasok.',
  waitingUntil: (date) => `Sasagot kami sa loob ng 3 araw na may pasok, hanggang ${date}.`,
  late: (date) => `Dapat nakasagot na kami noong ${date}. Makipag-ugnayan sa customer service.`,
  photo: (number, count) => `Photo ${number} sa ${count} na ebidensya`,
  resultPhoto: (number, count) => `Photo ${number} sa ${count} sa sagot`,
  broken: (photo) => `Hindi na-load: ${photo}`,
  rate: 'I-rate ang sagot',
  rateTitle: 'Kumusta ang sagot namin?',
  rateUnanswered: 'I-rate ang serbisyo namin',
  rateUnansweredTitle: 'Kumusta ang serbisyo namin sa ngayon?',
  legend: 'Ang rating mo',
  choose: 'Pumili ng kahit isang bituin.',
});

/** The complaint details in Filipino. */
export const locale = filipino([details, imageViewer, starRating]);
