import { lazyModule } from '../ui/lazy/lazyModule.ts';

/** The bridge to the native shell, and what a browser does in its place. */
export const loadNativeShell = lazyModule(
  'shared/runtime/nativeShell.ts',
  () => import('./nativeShell.ts'),
  {
    prefetch: true,
  },
);
