import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import { reportNative } from '../../shared/runtime/callNative.ts';

/** What the native shell receives with each binding event: the product and, if known, the source. */
function bindIdentity() {
  const source = queryText('source');
  return { productId: commonParameters().productId ?? '', ...(source && { source }) };
}

/** Tells the native shell that the borrower has started to fill in the form. */
export function reportStart(cardType: string): void {
  void reportNative('bindStart', { ...bindIdentity(), cardType });
}

/** Tells the native shell that the account is saved. */
export const reportEnd = () => reportNative('bindEnd', { ...bindIdentity(), ok: true });
