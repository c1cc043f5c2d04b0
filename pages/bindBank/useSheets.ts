import { useState } from 'react';
import { showLoadError } from '../../shared/ui/lazy/reloadPage.ts';
import type { OpenSheet } from './BindSheets.tsx';
import { loadLazyParts } from './loadLazyParts.ts';

type LazyParts = Awaited<ReturnType<typeof loadLazyParts>>;

/** The sheet that is open over the form, what opens and closes one, and the parts that show it, once one was opened. */
export function useSheets() {
  const [sheet, setSheet] = useState<OpenSheet>();
  const [lazyParts, setLazyParts] = useState<LazyParts>();
  const open = async (wanted: OpenSheet) => {
    try {
      setLazyParts(lazyParts ?? (await loadLazyParts()));
      setSheet(wanted);
    } catch {
      showLoadError();
    }
  };
  const close = () => setSheet(undefined);
  return [sheet, open, close, lazyParts] as const;
}
