import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { LoanConfirm, pageData } from './LoanConfirm.tsx';

void mount(LoanConfirm, pageData, {
  fil: lazyModule(() => import('./loanConfirm.messages.fil.ts')),
});
