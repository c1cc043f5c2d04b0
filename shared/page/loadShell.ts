import { lazyModule } from '../lazy/lazyModule.ts';

/** The bridge to the native shell, and what a browser does in its place. */
export const loadShell = lazyModule('shared/page/shell.ts', () => import('./shell.ts'), {
  ahead: true,
});
