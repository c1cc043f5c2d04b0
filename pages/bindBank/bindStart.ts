import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import { callNative } from '../../shared/runtime/callNative.ts';

/** What the shell is told of a binding: the product, and the source where there is one. */
export function bindIdentity() {
  const source = queryText('source');
  return { productId: commonParameters().productId ?? '', ...(source && { source }) };
}

/** Tells the shell that the borrower has begun to fill the form in. */
export function reportStart(cardType: string): void {
  void callNative('bindStart', { ...bindIdentity(), cardType });
}
