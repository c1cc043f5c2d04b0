import { act } from '../../shared/page/act.ts';
import { isPending } from '../../shared/page/once.ts';
import { commonParameters, queryText } from '../../shared/session/session.ts';

/** The name of the one save that may be under way for this product and order. */
export function bindLock(): string {
  const { productId = '', orderId = '' } = commonParameters();
  return `bindCard:${productId}:${orderId}`;
}

/** Whether this tab saved and its page went away before the answer (hardening 3). */
export function isUnanswered(now: number): boolean {
  return isPending(bindLock(), now);
}

/** What the shell is told of a binding: the product, and the source where there is one. */
export function bindIdentity() {
  const source = queryText('source');
  return { productId: commonParameters().productId ?? '', ...(source && { source }) };
}

/** Tells the shell that the borrower has begun to fill the form in (spec 1, "start bank binding"). */
export function reportStart(cardType: string): void {
  void act('bindStart', { ...bindIdentity(), cardType });
}
