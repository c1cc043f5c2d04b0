import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { pageData, RepayDelay } from './RepayDelay.tsx';

void mount(RepayDelay, pageData, {
  fil: lazyModule(() => import('./repayDelay.messages.fil.ts')),
});
