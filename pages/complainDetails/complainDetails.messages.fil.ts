import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen, imageViewer, starRating } from '../../shared/runtime/shared.messages.fil.ts';
import type { complainDetailsText } from './complainDetails.messages.ts';

/** The complaint details in Filipino. */
export default {
  ...everyScreen,
  ...starRating,
  ...imageViewer,
  complainDetails: {
    title: 'Detalye ng reklamo',
    failed: 'Hindi namin ma-load ang reklamo mo',
    sent: (time) => `Ipinadala noong ${time}`,
    content: 'Ang isinulat mo',
    steps: 'Nasaan na ang reklamo mo',
    stepSent: 'Naipadala',
    stepAnswered: 'Nasagot',
    states: { waiting: 'Inaasikaso', late: 'Huli na', answered: 'Nasagot na' },
    call: 'Tawagan kami',
    waiting: 'Sumasagot kami sa loob ng 3 araw na may pasok.',
    waitingUntil: (date) => `Sasagot kami sa loob ng 3 araw na may pasok, hanggang ${date}.`,
    late: (date) => `Dapat nakasagot na kami noong ${date}. Pakitawagan kami.`,
    photo: (number, count) => `Photo ${number} sa ${count} na ebidensya`,
    resultPhoto: (number, count) => `Photo ${number} sa ${count} sa sagot`,
    broken: (photo) => `Hindi na-load: ${photo}`,
    rate: 'I-rate ang sagot',
    rateTitle: 'Kumusta ang sagot namin?',
    rateUnanswered: 'I-rate ang serbisyo namin',
    rateUnansweredTitle: 'Kumusta ang serbisyo namin sa ngayon?',
    legend: 'Ang rating mo',
    choose: 'Pumili ng kahit isang bituin.',
  },
} satisfies Translation<typeof complainDetailsText>;
