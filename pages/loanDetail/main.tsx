import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { LoanDetail, pageData } from './LoanDetail.tsx';

void mount(LoanDetail, pageData, {
  fil: lazyModule(() => import('./loanDetail.messages.fil.ts')),
});
