import { type ComponentType, useState } from 'react';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import { useSendOnce } from '../../shared/runtime/sendOnce.ts';
import { showLoadError } from '../../shared/ui/reloadPage.ts';
import { accountCall, accountCheck } from './accountSave.ts';
import type { OpenSheet } from './BindSheets.tsx';
import { dropDraft } from './bindBank.draft.ts';
import { type BindForm, bindPayload } from './bindBank.model.ts';

/** Loads everything the form needs after the first interaction: its sheets and the success screen. */
export const loadSheets = () => import('./BindSheets.tsx');

/** The sheet that is open over the form, with the parts that show it, and what opens and closes one. */
export function useSheets() {
  const [opened, setOpened] = useState<{
    sheet: OpenSheet;
    parts: Awaited<ReturnType<typeof loadSheets>>;
  }>();
  const open = (sheet: OpenSheet) =>
    void loadSheets().then(
      (parts) => setOpened({ sheet, parts }),
      () => showLoadError(),
    );
  return [opened, open, () => setOpened(undefined)] as const;
}

/** The function that saves the account. @param onSaved receives the component that shows a saved account. */
export function useAccountSave(
  items: readonly BindItem[],
  onSaved: (Saved: ComponentType) => void,
) {
  const account = useSendOnce(accountCall(queryText('source')), { check: accountCheck(items) });
  const save = async (form: BindForm) => {
    const { product_id = '' } = commonParameters();
    const result = await account.send(bindPayload(items, form, product_id));
    if (!result?.success) return;
    dropDraft();
    // The review, from which it was saved, has loaded the same part.
    loadSheets().then(
      ({ Saved }) => onSaved(Saved),
      () => undefined,
    );
  };
  return [account, save] as const;
}
