import type { Translation } from '../../lib/translation.ts';
import type { orderText } from './order.messages.ts';

/** Messages about any write of an order while its outcome is unknown, in Filipino. */
export const order: Translation<typeof orderText> = {
  order: {
    paid: 'May natanggap na kaming bayad.',
    otherPayment:
      'Maaaring matuloy pa ang isa pang bayad para sa order na ito. Tingnan ang order mo bago ka magbayad muli.',
    home: 'Pumunta sa home screen',
  },
};
