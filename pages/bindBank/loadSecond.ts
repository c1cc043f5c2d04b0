import { lazyModule } from '../../shared/lazy/lazyModule.ts';

/** What the form needs from the first touch on. */
export const loadSecond = lazyModule(
  'pages/bindBank/bindSecond.ts',
  () => import('./bindSecond.ts'),
  { ahead: true },
);
