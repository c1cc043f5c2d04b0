import { lazyModule } from '../../ui/lazy/lazyModule.ts';

/** The dialogs of a loan confirmation; most offers open none. */
export const loadDialogs = lazyModule(
  'shared/features/loanConfirm/ConfirmDialogs.tsx',
  () => import('./ConfirmDialogs.tsx'),
);
