import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { RepaymentOfCode } from './RepaymentOfCode.tsx';

void mount(RepaymentOfCode, undefined, {
  fil: lazyModule(() => import('./repaymentOfCode.messages.fil.ts')),
});
