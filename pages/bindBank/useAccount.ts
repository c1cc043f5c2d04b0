import { type ComponentType, useState } from 'react';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import { WayOut } from '../../shared/features/order/WayOut.tsx';
import { useMutation } from '../../shared/runtime/mutation/useMutation.ts';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { showLoadError } from '../../shared/ui/lazy/reloadPage.ts';
import { accountReading, accountSave } from './account.mutation.ts';
import type { OpenSheet } from './BindSheets.tsx';
import { dropDraft } from './bindBank.draft.ts';
import { type BindForm, bindPayload } from './bindBank.model.ts';

/** Loads everything the form needs after the first interaction: its sheets and the success screen. */
export const loadSheets = lazyModule(() => import('./BindSheets.tsx'), { prefetch: true });

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

/** The account that is being saved, and what saves it. @param onSaved receives the component that shows a saved account. */
export function useAccountSave(
  items: readonly BindItem[],
  onSaved: (Saved: ComponentType) => void,
) {
  const [current] = useState(() => accountReading(items));
  const saved = () => {
    dropDraft();
    // If the chunk does not load, the message in the bar still says that the account is saved.
    loadSheets().then(
      ({ Saved }) => onSaved(Saved),
      () => undefined,
    );
  };
  const saving = accountSave(queryText('source'));
  const account = useMutation(saving, { current, onArrived: saved, WayOut });
  const save = async (form: BindForm) => {
    const { product_id = '' } = commonParameters();
    const result = await account.send(saving, bindPayload(items, form, product_id));
    if (result?.success) saved();
  };
  return [account, save] as const;
}
