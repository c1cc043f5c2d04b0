import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { pageData, RepaymentOfCode2 } from './RepaymentOfCode2.tsx';

void mount(RepaymentOfCode2, pageData, {
  fil: lazyModule(() => import('./repaymentOfCode2.messages.fil.ts')),
});
