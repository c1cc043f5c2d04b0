import type { BindItem } from '../../shared/api/bindCard.ts';
import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import { useSendOnce } from '../../shared/runtime/sendOnce.ts';
import { accountCall, accountCheck } from './accountSave.ts';
import { dropDraft } from './bindBank.draft.ts';
import { type BindForm, bindPayload } from './bindBank.model.ts';

/** The write that saves the account. @param onSaved called once it is saved. */
export function useAccountSave(items: readonly BindItem[], onSaved: () => void) {
  const account = useSendOnce(accountCall(queryText('source')), { check: accountCheck });
  const save = async (form: BindForm) => {
    const { product_id = '' } = commonParameters();
    const result = await account.send(bindPayload(items, form, product_id));
    if (!result?.success) return;
    dropDraft();
    onSaved();
  };
  return [account, save] as const;
}
