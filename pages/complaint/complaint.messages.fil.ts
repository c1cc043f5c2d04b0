import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { complaintText } from './complaint.messages.ts';
import type { orderPickerText } from './orderPicker.messages.ts';

/** The complaint start page in Filipino. */
export default {
  ...everyScreen,
  complaint: {
    title: 'Reklamo',
    failed: 'Hindi namin ma-load ang form ng reklamo',
    sentUntil: (date) => `Naipadala na. Sasagot kami hanggang ${date}.`,
    sent: 'Naipadala na. Sasagot kami sa loob ng 3 araw na may pasok.',
    order: 'Tungkol sa aling order ito?',
    changeOrder: 'Pumili ng ibang order',
    noOrder: 'Wala ka pang order. Puwede mo pa ring sabihin sa amin ang problema.',
    types: 'Tungkol saan ito?',
    sonTypes: 'Ano ang nangyari?',
    emptyTitle: 'Hindi ka makakapagpadala ng reklamo ngayon',
    emptyText: 'Makipag-ugnayan na lang sa customer service.',
    service: 'Customer service',
  },
  orderPicker: {
    title: 'Mga order mo',
    number: (number) => `Order ${number}`,
    status: {
      review: 'Sinusuri pa',
      preparing: 'Inihahanda',
      sending: 'Ipinapadala na ang pera',
      overdue: 'Lampas na sa due date',
      due: 'May babayaran',
      dueToday: 'Due ngayong araw',
      repaid: 'Bayad na',
    },
  },
} satisfies Translation<typeof complaintText> & Translation<typeof orderPickerText>;
