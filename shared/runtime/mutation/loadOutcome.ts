import { lazyModule } from '../../ui/lazy/lazyModule.ts';

/** The words and ways on for a write whose outcome is not plain; fetched ahead, as networks fail together. */
export const loadOutcome = lazyModule(
  'shared/runtime/mutation/MutationOutcome.tsx',
  () => import('./MutationOutcome.tsx'),
  { prefetch: true },
);
