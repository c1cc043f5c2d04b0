import { isOpen } from '../../api/session/writeRecord.ts';
import { orderText } from './order.messages.ts';

/** Its screen shows the outcome; others that pay the same order warn while it is open. */
export const CARD_PAYMENT = 'cardPayment';

/** In any session of this phone. */
export const isCardPaymentOpen = () => isOpen(CARD_PAYMENT, Date.now());

export function otherPayment(): string {
  return isCardPaymentOpen() ? orderText.otherPayment : '';
}
