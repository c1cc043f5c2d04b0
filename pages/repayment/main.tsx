import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { pageData, Repayment } from './Repayment.tsx';

void mount(Repayment, pageData, {
  fil: lazyModule(() => import('./repayment.messages.fil.ts')),
});
