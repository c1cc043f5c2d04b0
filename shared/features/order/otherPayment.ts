import { isOpen } from '../../api/session/writeRecord.ts';
import { text } from './order.messages.ts';

/** The key of the payment from a card. Its screen shows the outcome; others that pay the same order warn while it is in doubt. */
export const CARD_PAYMENT = 'cardPayment';

/** Whether a payment of the order from a card may still arrive, whichever session of this phone has sent it. */
export const isCardPaymentOpen = () => isOpen(CARD_PAYMENT, Date.now());

/** The warning where a payment of the order from a card may still arrive; '' otherwise. */
export function otherPayment(): string {
  return isCardPaymentOpen() ? text.otherPayment : '';
}
