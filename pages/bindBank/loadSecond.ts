import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';

/** Loads everything the form needs after the first interaction. */
export const loadSecond = lazyModule(
  'pages/bindBank/bindSecond.ts',
  () => import('./bindSecond.ts'),
  { prefetch: true },
);
