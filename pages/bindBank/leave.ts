import { callNative, reportNative } from '../../shared/runtime/callNative.ts';
import { goTo } from '../../shared/runtime/navigate.ts';
import { LOAN_DETAIL_SOURCE } from './bindBank.model.ts';
import { bindIdentity } from './bindStart.ts';

/**
 * Leaves the page after a save: back to the order, or by closing the web view. Never rejects.
 * @returns false if the page could not be left.
 */
export async function leave(): Promise<boolean> {
  const payload = bindIdentity();
  await reportNative('bindEnd', { ...payload, ok: true });
  if (payload.source !== LOAN_DETAIL_SOURCE)
    return (await callNative('closeWebView', { reason: 'saved' })) !== 'none';
  goTo('order', { source: LOAN_DETAIL_SOURCE }, true);
  return true;
}
