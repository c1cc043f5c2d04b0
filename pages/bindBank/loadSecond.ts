import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';

/** What the form needs from the first touch on. */
export const loadSecond = lazyModule(
  'pages/bindBank/bindSecond.ts',
  () => import('./bindSecond.ts'),
  { ahead: true },
);
