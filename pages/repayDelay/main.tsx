import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { mount } from '../../shared/page/mount.tsx';
import { RepayDelay } from './RepayDelay.tsx';
import { extension } from './repayDelay.model.ts';

mount(<RepayDelay />, extension, {
  fil: lazyModule('pages/repayDelay/repayDelay.fil.ts', () => import('./repayDelay.fil.ts')),
});
