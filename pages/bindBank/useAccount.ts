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

type Sheets = Awaited<ReturnType<typeof loadSheets>>;

/** The sheet that is open over the form, what opens and closes one, and the parts that show it, once one was opened. */
export function useSheets() {
  const [sheet, setSheet] = useState<OpenSheet>();
  const [sheets, setSheets] = useState<Sheets>();
  const open = async (wanted: OpenSheet) => {
    try {
      setSheets(sheets ?? (await loadSheets()));
      setSheet(wanted);
    } catch {
      showLoadError();
    }
  };
  const close = () => setSheet(undefined);
  return [sheet, open, close, sheets] as const;
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
