import {
  type BindItem,
  type BindPayload,
  bindCardCall,
  bindCardForOrderCall,
  cardInitCall,
} from '../../shared/api/bindCard.ts';
import { readForCheck } from '../../shared/api/send.ts';
import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import { reportNative } from '../../shared/runtime/callNative.ts';
import type { Check } from '../../shared/runtime/sendOnce.ts';
import {
  channelsOf,
  fieldValue,
  LOAN_DETAIL_SOURCE,
  savedValue,
  visibleItems,
} from './bindBank.model.ts';

/** The values that the server has saved for a card type and a channel, by item code. */
function savedIn(items: readonly BindItem[], cardType: string, channel: string) {
  const values = visibleItems(items, { cardType, channel }).map((item) => {
    return [item.code, fieldValue(item, { values: { [item.code]: savedValue(item) } })];
  });
  return Object.fromEntries(values);
}

const sorted = (values: object) => JSON.stringify(Object.entries(values).sort());

/** Whether the server has saved what was sent, in whichever channel of its card type. */
function isSaved(items: readonly BindItem[], payload: BindPayload): boolean {
  const { cardType = '', product_id: _, ...values } = payload;
  return channelsOf(items).some(
    (channel) => sorted(savedIn(items, cardType, channel)) === sorted(values),
  );
}

/** Finds a saved account by reading the form back. @param before the items with the values that were there before. */
export const accountCheck = (before: readonly BindItem[]): Check<BindPayload> => ({
  async arrived(payload) {
    // What was there before proves nothing.
    if (isSaved(before, payload)) return false;
    const { product_id = '' } = commonParameters();
    const { success, data } = await readForCheck(cardInitCall, { product_id });
    return success && isSaved(data.items, payload);
  },
});

/** The call that saves the account; for an order it has its own endpoint. @param source the `source` query parameter. */
export const accountCall = (source: string) =>
  source === LOAN_DETAIL_SOURCE ? bindCardForOrderCall : bindCardCall;

/** The payload of each binding event for the native shell: the product and, if known, the source. */
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
