import { callNative } from '../../shared/runtime/callNative.ts';
import { goTo } from '../../shared/runtime/navigate.ts';
import { LOAN_DETAIL_SOURCE } from './bindBank.model.ts';
import { bindIdentity } from './bindStart.ts';

/** Leaves the page after a save: back to the order, or by closing the web view. */
export async function leave(): Promise<void> {
  const payload = bindIdentity();
  await callNative('bindEnd', { ...payload, ok: true });
  if (payload.source === LOAN_DETAIL_SOURCE) goTo('order', { source: LOAN_DETAIL_SOURCE }, true);
  else await callNative('closeWebView', { reason: 'saved' });
}
