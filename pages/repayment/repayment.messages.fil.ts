import { order } from '../../shared/features/order/order.messages.fil.ts';
import { repayment } from '../../shared/features/repayment/repayment.messages.fil.ts';
import { translation } from '../../shared/lib/translation.ts';
import { copyButton, filipino } from '../../shared/runtime/shared.messages.fil.ts';
import type { text } from './repayment.messages.ts';

/** The texts of the instalment page in Filipino. */
export const instalment = translation<typeof text>('repayment', {
  title: 'Pagbabayad',
  failed: 'Hindi namin ma-load ang babayaran mo',
  amount: 'Halagang babayaran',
  date: 'Petsa ng pagbabayad',
  overdue: (days) => `${days} araw nang lampas`,
  today: 'Ngayon ang takdang petsa',
  dueIn: (days) => (days === 1 ? 'Bukas ang takdang petsa' : `${days} araw pa`),
  noDetail: 'Wala nang iba pang detalye.',
});

/** The instalment page in Filipino. */
export const locale = filipino([copyButton, repayment, instalment, order]);
