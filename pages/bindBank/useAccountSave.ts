import { type ComponentType, useState } from 'react';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import { WayOut } from '../../shared/features/order/WayOut.tsx';
import { useMutation } from '../../shared/runtime/mutation/useMutation.ts';
import { accountReading, accountSave } from './account.mutation.ts';
import { dropDraft } from './bindBank.draft.ts';
import { type BindForm, bindPayload } from './bindBank.model.ts';
import { loadLazyParts } from './loadLazyParts.ts';

/** The account that is being saved, and what saves it. @param onSaved receives the component that shows a saved account. */
export function useAccountSave(
  items: readonly BindItem[],
  onSaved: (Saved: ComponentType) => void,
) {
  const [current] = useState(() => accountReading(items));
  const saved = () => {
    dropDraft();
    // If the chunk does not load, the message in the bar still says that the account is saved.
    loadLazyParts().then(
      ({ Saved }) => onSaved(Saved),
      () => undefined,
    );
  };
  const saving = accountSave(queryText('source'));
  const account = useMutation(saving, {
    current,
    onArrived: saved,
    WayOut,
  });
  const save = async (form: BindForm) => {
    const { product_id = '' } = commonParameters();
    const result = await account.send(saving, bindPayload(items, form, product_id));
    if (result?.success) saved();
  };
  return [account, save] as const;
}
