import { lazyModule } from '../../ui/lazy/lazyModule.ts';

/** The texts and actions for an unclear outcome; loaded in advance, because they are needed when the network fails. */
export const loadOutcome = lazyModule(
  'shared/runtime/mutation/MutationOutcome.tsx',
  () => import('./MutationOutcome.tsx'),
  { prefetch: true },
);
