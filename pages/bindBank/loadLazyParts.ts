import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';

/** Loads everything the form needs after the first interaction. */
export const loadLazyParts = lazyModule(() => import('./lazyParts.ts'), { prefetch: true });
