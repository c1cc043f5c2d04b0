import { commonParameters } from '../../api/session/session.ts';
import { callNative } from '../../runtime/callNative.ts';
import { pageAddress } from '../../runtime/navigate.ts';
import { text } from './order.messages.ts';

/** Where a borrower can go on to from a write without an answer: the order, or home if the address names none. */
export function wayOut() {
  if (commonParameters().orderId) return { label: text.toOrder, href: pageAddress('loanDetail') };
  return { label: text.home, go: () => void callNative('goHome', {}) };
}
