import { lazyModule } from '../../ui/lazy/lazyModule.ts';

const PREFETCHED = { prefetch: true } as const;

/** Loads what sends and checks. Rejects if it cannot be loaded. */
export const loadSending = lazyModule(() => import('./sendMutation.ts'), PREFETCHED);

/** Loads the texts and actions for an unclear outcome. Rejects if they cannot be loaded. */
export const loadOutcome = lazyModule(() => import('./MutationOutcome.tsx'), PREFETCHED);
