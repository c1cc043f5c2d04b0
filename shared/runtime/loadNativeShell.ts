import { lazyModule } from '../ui/lazy/lazyModule.ts';

/** The bridge to the native shell, with its browser fallbacks. */
export const loadNativeShell = lazyModule(() => import('./nativeShell.ts'), {
  prefetch: true,
});
