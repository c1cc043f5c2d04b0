import { lazyModule } from '../../ui/lazy/lazyModule.ts';

/** Loads the dialogs of the confirmation, which most offers do not need. */
export const loadDialogs = lazyModule(() => import('./ConfirmDialogs.tsx'));
