import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { NewLoanConfirm, pageData } from './NewLoanConfirm.tsx';

void mount(NewLoanConfirm, pageData, {
  fil: lazyModule(() => import('./newLoanConfirm.messages.fil.ts')),
});
