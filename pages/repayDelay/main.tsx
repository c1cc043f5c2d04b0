import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { RepayDelay } from './RepayDelay.tsx';
import { extension } from './repayDelay.model.ts';

mount(<RepayDelay />, extension, {
  fil: lazyModule(
    'pages/repayDelay/repayDelay.messages.fil.ts',
    () => import('./repayDelay.messages.fil.ts'),
  ),
});
