import { lazyModule } from '../lazy/lazyModule.ts';

/** The dialogs of a loan confirmation; most offers open none. */
export const loadDialogs = lazyModule(
  'shared/loanConfirm/ConfirmDialogs.tsx',
  () => import('./ConfirmDialogs.tsx'),
);
