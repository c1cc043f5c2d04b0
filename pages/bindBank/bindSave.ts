import {
  type BindItem,
  type BindPayload,
  bindCardCall,
  bindCardForOrderCall,
  cardInitCall,
} from '../../shared/api/bindCard.ts';
import { send } from '../../shared/api/send.ts';
import { failedWrite } from '../../shared/api/writeOutcome.ts';
import { act } from '../../shared/page/act.ts';
import { goTo } from '../../shared/page/navigate.ts';
import { once } from '../../shared/page/once.ts';
import { commonParameters, queryText } from '../../shared/session/session.ts';
import { type BindForm, bindPayload, isBound, LOAN_DETAIL_SOURCE } from './bindBank.model.ts';
import { bindIdentity, bindLock } from './bindStart.ts';

/** What became of a save: kept, already kept before, not known, or refused with a toast. */
export type SaveOutcome = 'saved' | 'unknown' | 'stay';

/** The other path when the source is loan detail (spec 7.2). */
export function callFor(source: string) {
  return source === LOAN_DETAIL_SOURCE ? bindCardForOrderCall : bindCardCall;
}

/** Looks whether a save without an answer went through: the form then carries what was sent. */
async function wasSaved(form: BindForm, sent: BindPayload): Promise<boolean> {
  const { product_id = '' } = commonParameters();
  const again = await send(cardInitCall, { product_id }, { quiet: true });
  return again.success && isBound(again.data.items, form, sent);
}

/**
 * Saves the account, one request however often it is tapped (spec 7.2).
 * @param onUnanswered is told when the answer was lost and the form is read again.
 * @returns undefined while a save is in flight.
 */
export async function saveAccount(
  items: readonly BindItem[],
  form: BindForm,
  onUnanswered: () => void,
): Promise<SaveOutcome | undefined> {
  const { product_id = '' } = commonParameters();
  const payload = bindPayload(items, form, product_id);
  const result = await once(bindLock(), () => send(callFor(queryText('source')), payload));
  if (!result) return undefined;
  if (result.success) return 'saved';
  const next = failedWrite(result);
  if (next === 'received') return 'saved';
  if (next === 'stay') return 'stay';
  onUnanswered();
  return (await wasSaved(form, payload)) ? 'saved' : 'unknown';
}

/** Goes on after a save: back to the order, or the web view closes (spec 4, "Bank form"). */
export async function leave(): Promise<void> {
  const payload = bindIdentity();
  await act('bindEnd', { ...payload, ok: true });
  if (payload.source === LOAN_DETAIL_SOURCE) goTo('order', { source: LOAN_DETAIL_SOURCE }, true);
  else await act('closeWebView', { reason: 'saved' });
}
