import { isAnyOpen } from '../../api/session/attempt.ts';
import { text } from './order.messages.ts';

/** What pays an order, or makes a code to pay it with, each on a screen of its own: the keys of these writes. */
export const PAYMENTS = ['payCode', 'extensionCode', 'cardPayment'] as const;

/** What to say where another payment of the order may still arrive; '' otherwise. @param own the key of the screen's own. */
export function otherPayment(own: string): string {
  return isAnyOpen(PAYMENTS.filter((key) => key !== own)) ? text.otherPayment : '';
}
